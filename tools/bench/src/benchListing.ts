import { listRegions } from '@verstak/contracts/region'
import { apiOf, getJson, load, rowOf, withApi, type Load } from './apiLoad.ts'
import { keptShare } from './keptShare.ts'
import { askedAsInAShop, findListings } from './listingPaths.ts'

/** Fills the cards that an API keeps, as hours of a shop do. */
const WARM_UP_SECONDS = 20

/**
 * The listing call straight at an API: a category with two filters, all facets and a page of cards, many different ones that
 * are asked for as in a shop, or each once only, beside an API that asks PostgreSQL for everything. Load generator, API and
 * database share this machine.
 */
export async function benchListing(origin: string, dataFolder: string | null): Promise<void> {
  const store = apiOf(origin)
  const full = await findListings(store, 'full')
  const short = full.map((path) => path.replace('cards=full', 'cards=short'))
  const { data: regions } = await getJson<{ data: { id: number }[] }>(store + listRegions.path)
  // Cards are kept by region: another one each time leaves none that is kept.
  const unknown = full.map((path, place) =>
    path.replace(/regionId=\d+/, `regionId=${regions[place % regions.length]!.id}`),
  )
  const bytes = async (path: string) => Math.round(Buffer.byteLength(await (await fetch(store + path)).text()) / 1024)
  const [fullSize, shortSize] = [await bytes(full[0]!), await bytes(short[0]!)]
  console.log(
    `\nListing call: ${full.length} different ones, ${fullSize} KiB with full cards, ${shortSize} KiB with short ones`,
  )
  const plain = await withApi('sql', dataFolder, (api) => load(api, full))
  const plainShort = await withApi('sql', dataFolder, (api) => load(api, short))
  await withApi('memory', dataFolder, async (api) => {
    const asInAShop = async (listings: string[], baseline: Load) => {
      const paths = askedAsInAShop(listings)
      const result = await load(api, paths, { warmUpSeconds: WARM_UP_SECONDS })
      return { ...rowOf(result, baseline), 'kept answers': `${Math.round(100 * keptShare(paths, result.perSecond))} %` }
    }
    const rows = {
      'full cards, plain SQL (baseline)': rowOf(plain, plain),
      'full cards, as in a shop': await asInAShop(full, plain),
      'full cards, each listing once': rowOf(await load(api, full), plain),
      'full cards, none of them kept': rowOf(await load(api, unknown), plain),
      'short cards, plain SQL (baseline)': rowOf(plainShort, plainShort),
      'short cards, as in a shop': await asInAShop(short, plainShort),
      'short cards, each listing once': rowOf(await load(api, short), plainShort),
    }
    console.table(rows)
  })
}
