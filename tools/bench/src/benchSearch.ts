import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters } from '@verstak/contracts/listingFilters'
import { suggestSearch } from '@verstak/contracts/search'
import { apiOf, warmUp, getJson, load, rowOf, withApi } from './apiLoad.ts'
import { zipfRequests, REGION } from './listingPaths.ts'

/** Pages of popular products to take searches from. */
const PAGES = 10
const REQUESTS = 40_000
/** Searches of a shop, as many as `findListings` finds listings. */
const DIFFERENT = 30_000
/** Words of a name that are searched in pairs. */
const WORDS_OF_NAME = 5

/**
 * Searches of two words with facets and a page of tiles, compared with an API that queries PostgreSQL with ILIKE;
 * searches with typos; and suggestions during typing. Three variants: each word occurs only once, so that no cache
 * helps; words repeat but every request differs, as from shoppers in different towns; a few searches are frequent.
 */
export async function benchSearch(origin: string, dataFolder: string | null): Promise<void> {
  const { phrases, pairs } = await findPhrases(apiOf(origin))
  const typed = phrases.flatMap(typings)
  const once = pairs.map((pair) => searchPath(pair, 0))
  const typedOnce = [...new Set(pairs.flatMap(typings))].map((text) => suggestPath(text, 0))
  console.log(
    `\nSearch: ${phrases.length} pairs of a first word and a brand, ${new Set(typed).size} beginnings of them, ` +
      `${once.length} pairs of any words, ${typedOnce.length} beginnings of those, with facets and tiles`,
  )
  const plain = await withApi('sql', dataFolder, (api) => load(api, differing(phrases, searchPath)))
  await withApi('memory', dataFolder, async (api) => {
    const rows: Record<string, ReturnType<typeof rowOf>> = {
      'two words, plain SQL with ILIKE (baseline)': rowOf(plain, plain),
    }
    const measure = async (name: string, paths: string[], options: { connections?: number } = {}) => {
      rows[name] = rowOf(await load(api, paths, options), plain)
    }
    await measure('two words, each pair once', once)
    const searches = differing(phrases, searchPath)
    await warmUp(api, searches.slice(0, phrases.length))
    await measure('two words, each found and counted anew', searches)
    await measure('two words, each found and counted anew, 1 connection', searches, { connections: 1 })
    await warmUp(api, searches.slice(0, DIFFERENT))
    await measure('two words, as in a shop, each asked for before', zipfRequests(searches.slice(0, DIFFERENT)))
    await measure('two words, one mistyped', differing(phrases.map(mistype), searchPath))
    await measure('suggestions while typing', differing(typed, suggestPath))
    await measure('suggestions, 1 connection', differing(typed, suggestPath), { connections: 1 })
    await measure('suggestions, each beginning once', typedOnce)
    console.table(rows)
  })
}

/**
 * Phrases from popular products: the first word of the name and the brand («перфоратор Makita»), and any two words of a
 * name.
 */
async function findPhrases(api: string): Promise<{ phrases: string[]; pairs: string[] }> {
  const phrases = new Set<string>()
  const pairs = new Set<string>()
  for (const sort of ['popularity', 'novelty', 'rating', 'discount'] as const) {
    for (const { id } of (await getJson<{ data: { id: number }[] }>(`${api}/api/catalog/topics`)).data) {
      for (let page = 1; page <= PAGES; page++) {
        const query = { listingType: 'category', id: String(id), brandId: '0', searchString: '', sort, asc: 'false' }
        const rest = { page: String(page), filters: '', all: 'false', regionId: String(REGION) }
        const answer = await fetch(`${api}${getListing.path}?${new URLSearchParams({ ...query, ...rest })}`)
        if (!answer.ok) break
        const { products } = (await answer.json()) as Listing
        for (const { name, brand } of products) {
          const [word = ''] = name.split(/[\s-]/)
          if (brand && word.length > 4) phrases.add(`${word.toLowerCase()} ${brand.name}`)
          for (const pair of pairsOf(name)) pairs.add(pair)
        }
      }
    }
  }
  return { phrases: [...phrases], pairs: shuffled([...pairs]) }
}

function pairsOf(name: string): string[] {
  const words = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(0, WORDS_OF_NAME)
  return words.flatMap((word, place) => words.slice(place + 1).map((other) => `${word} ${other}`))
}

/** A fixed pseudo-random order. */
function shuffled(texts: readonly string[]): string[] {
  return texts
    .map((text, place) => ({ text, key: (place * 7919) % texts.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ text }) => text)
}

/** Enough different requests that none repeats while its response is cached. */
function differing(texts: readonly string[], pathOf: (text: string, turn: number) => string): string[] {
  const turns = Math.ceil(REQUESTS / texts.length)
  return Array.from({ length: turns }, (_, turn) => texts.map((text) => pathOf(text, turn))).flat()
}

/** A minimum price that excludes nothing makes the request unique. */
function searchPath(searchString: string, turn: number): string {
  const query = { listingType: 'search', id: '0', brandId: '0', searchString, sort: 'popularity', asc: 'false' }
  const filters = formatFilters({ values: {}, ranges: { price: { from: (turn + 1) / 100, to: null } } })
  const rest = { page: '1', filters, all: 'false', regionId: String(REGION) }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest })}`
}

/** Swaps two letters of the first word. */
function mistype(phrase: string): string {
  return `${phrase.slice(0, 2)}${phrase.charAt(3)}${phrase.charAt(2)}${phrase.slice(4)}`
}

/** The texts for which suggestions are requested when typing pauses. */
function typings(phrase: string): string[] {
  const end = phrase.indexOf(' ')
  return [phrase.slice(0, 3), phrase.slice(0, end - 1), phrase.slice(0, end + 3), phrase]
}

/** Surrounding spaces make the request unique without changing the result. */
function suggestPath(typed: string, turn: number): string {
  const searchString = `${' '.repeat(turn % 50)}${typed}${' '.repeat(Math.floor(turn / 50))}`
  return `${suggestSearch.path}?${new URLSearchParams({ searchString, regionId: String(REGION) })}`
}
