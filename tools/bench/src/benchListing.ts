import { listRegions } from '@verstak/contracts/region'
import { apiOf, warmUp, getJson, load, rowOf, withApi, type Load } from './apiLoad.ts'
import { cachedShare } from './cachedShare.ts'
import { zipfRequests, findListings, foundAnew } from './listingPaths.ts'

/**
 * The listing call directly at an API: a category with two filters, all facets and a page of tiles. The baseline is an
 * API that queries PostgreSQL for everything. Load generator, API and database share this machine.
 */
export async function benchListing(origin: string, dataFolder: string | null): Promise<void> {
  const store = apiOf(origin)
  const full = await findListings(store, 'full')
  const short = full.map((path) => path.replace('cards=full', 'cards=short'))
  const { data: regions } = await getJson<{ data: { id: number }[] }>(store + listRegions.path)
  // Tiles are cached by region: with another region each time, none is cached.
  const unknown = full.map((path, place) =>
    path.replace(/regionId=\d+/, `regionId=${regions[place % regions.length]!.id}`),
  )
  const bytes = async (path: string) => Math.round(Buffer.byteLength(await (await fetch(store + path)).text()) / 1024)
  const [fullSize, shortSize] = [await bytes(full[0]!), await bytes(short[0]!)]
  console.log(
    `\nListing call: ${full.length} different ones, ${fullSize} KiB with full tiles, ${shortSize} KiB with short ones`,
  )
  const plain = await withApi('sql', dataFolder, (api) => load(api, full))
  const plainShort = await withApi('sql', dataFolder, (api) => load(api, short))
  await withApi('memory', dataFolder, async (api) => {
    const unknownLoad = await load(api, unknown)
    console.table({
      'full tiles, plain SQL (baseline)': rowOf(plain, plain),
      ...(await measure(api, 'full tiles', full, plain)),
      'full tiles, in other regions, no tile kept': rowOf(unknownLoad, plain),
      'short tiles, plain SQL (baseline)': rowOf(plainShort, plainShort),
      ...(await measure(api, 'short tiles', short, plainShort)),
    })
  })
}

/** From empty caches to full ones. The catalogue does not change meanwhile. */
async function measure(api: string, tiles: string, listings: string[], baseline: Load) {
  const cold = await load(api, listings)
  await warmUp(api, listings)
  const paths = zipfRequests(listings)
  const warm = await load(api, paths)
  const anew = await load(api, listings.map(foundAnew))
  return {
    [`${tiles}, each listing for the first time`]: rowOf(cold, baseline),
    [`${tiles}, as in a shop, each listing asked for before`]: {
      ...rowOf(warm, baseline),
      'same answer within ½ s': `${Math.round(100 * cachedShare(paths, warm.perSecond))} %`,
    },
    [`${tiles}, each found and counted anew, tiles kept`]: rowOf(anew, baseline),
  }
}
