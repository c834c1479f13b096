import { createDictionary, type Dictionary } from '@verstak/search-text/dictionary'
import { normaliseText } from '@verstak/search-text/normaliseText'
import { catalogueChunks } from '@verstak/tools-catalogue/catalogueChunks'
import { startTestCluster } from '@verstak/tools-database/testCluster'
import type { TextDocument, TextMatcher } from '../catalogue-index/TextMatcher.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { MIN_RECALL, SEARCH_QUERIES, type SearchQuery } from '../testing/searchQueries.data.ts'
import { MIN_SHARE_RIGHT, SHOPPER_QUERIES } from '../testing/shopperQueries.data.ts'
import { createRandom } from '../testing/testShop.data.ts'
import { createTextSearch } from './createTextSearch.ts'
import { selectDictionary } from './search.sql.ts'

interface Catalogue {
  documents: TextDocument[]
  popularity: number[]
}

let matcher: TextMatcher
let dictionary: Dictionary
let catalogue: Catalogue
/** What an answer is judged by. */
let texts: string[]

beforeAll(async () => {
  catalogue = generate()
  const search = createTextSearch()
  const builder = search.createBuilder()
  for (const document of catalogue.documents) builder.add(document)
  matcher = search.createMatcher([builder.finish()])
  texts = catalogue.documents.map(({ category, brand, name }) => normaliseText(`${category} | ${brand} | ${name}`))
  dictionary = await readDictionary()
})

const TABLES = ['category', 'brand', 'property', 'property_value', 'product', 'product_value']

/** The demo catalogue as the index would hand it to the search. */
function generate(): Catalogue {
  const tables = new Map<string, Record<string, string>[]>()
  for (const { table, columns, lines } of catalogueChunks({
    products: 12_000,
    seed: 1,
    today: new Date('2026-11-20'),
  })) {
    if (!TABLES.includes(table)) continue
    const rows = tables.get(table) ?? []
    for (const line of lines) {
      const cells = line.trimEnd().split('\t')
      rows.push(
        Object.fromEntries(columns.map((column, place) => [column, cells[place] === '\\N' ? '' : cells[place]!])),
      )
    }
    tables.set(table, rows)
  }
  const byId = (table: string) => new Map(tables.get(table)!.map((row) => [row['id']!, row]))
  const [categories, brands, properties] = ['category', 'brand', 'property'].map(byId)
  const values = new Map(
    tables.get('property_value')!.map(({ id, property_id, name }) => {
      const property = properties!.get(property_id!)!
      return [id!, [property['name'], name, property['unit']].filter(Boolean).join(' ')]
    }),
  )
  const characteristics = Map.groupBy(tables.get('product_value')!, ({ product_id }) => product_id!)
  const products = tables.get('product')!
  return {
    documents: products.map(({ id, name, brand_id, category_id, sku, article }, row) => ({
      row,
      id: Number(id),
      name: name!,
      brand: brands!.get(brand_id!)?.['name'] ?? '',
      category: categories!.get(category_id!)!['name']!,
      sku: sku!,
      article: article!,
      characteristics: (characteristics.get(id!) ?? []).map(({ value_id }) => values.get(value_id!)!),
    })),
    popularity: products.map(({ popularity }) => Number(popularity)),
  }
}

/** What the migrations bring. */
async function readDictionary(): Promise<Dictionary> {
  const cluster = await startTestCluster()
  const { db, close } = openDatabase((await cluster.createDatabase()).url)
  try {
    return createDictionary(await selectDictionary(db))
  } finally {
    await close()
    await cluster.stop()
  }
}

/** Rows of the first page, as a listing sorts them. */
function firstRows(query: string, count: number): number[] {
  const { rows, scores } = matcher.match(query, { dictionary, isExact: false, isPrefix: false })
  const { popularity } = catalogue
  return Array.from(rows.keys())
    .sort((a, b) => scores[b]! - scores[a]! || popularity[rows[b]!]! - popularity[rows[a]!]! || rows[a]! - rows[b]!)
    .slice(0, count)
    .map((place) => rows[place]!)
}

type JudgedQuery = readonly [query: string, isRight: (row: number) => boolean]

/** Share of the queries that find a right answer among the first three, and what the others found; prints the figures. */
function measure(kind: string, queries: readonly JudgedQuery[]): { recall: number; misses: string[] } {
  const misses: string[] = []
  let [at3, at10, right, shown] = [0, 0, 0, 0]
  for (const [query, isRight] of queries) {
    const rows = firstRows(query, 10)
    if (rows.slice(0, 3).some(isRight)) at3 += 1
    else misses.push(`${query}: ${rows.length === 0 ? 'nothing' : texts[rows[0]!]}`)
    if (rows.some(isRight)) at10 += 1
    right += rows.filter(isRight).length
    shown += rows.length
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
  const [recallAt3, recallAt10] = [at3, at10].map((count) => percent(count, queries.length))
  const figures = `recall at 3 ${recallAt3}, at 10 ${recallAt10}; right among the first 10 ${percent(right, shown)}`
  process.stdout.write(`${kind}: ${queries.length} queries, ${figures}\n`)
  return { recall: at3 / queries.length, misses }
}

/** Articles as people type them: other letters, other separators, only the beginning of the model. */
function drawArticles(): JudgedQuery[] {
  const random = createRandom(3)
  const lookalikes: Record<string, string> = {
    A: 'А',
    B: 'В',
    C: 'С',
    E: 'Е',
    H: 'Н',
    K: 'К',
    M: 'М',
    P: 'Р',
    T: 'Т',
    X: 'Х',
  }
  const spoil = [
    (code: string) => code,
    (code: string) => code.toLowerCase(),
    (code: string) => code.replace(/[ABCEHKMPTX]/, (letter) => lookalikes[letter]!),
    (code: string) => code.replaceAll(/[-. /]/g, ''),
    (code: string) => code.replaceAll(/[-. /]/g, ' '),
  ]
  return Array.from({ length: 40 }, (_, index) => {
    const place = Math.floor(random() * catalogue.documents.length)
    const { sku, article } = catalogue.documents[place]!
    const code = index % 4 === 0 ? sku : article
    return [spoil[index % spoil.length]!(code), (row) => row === place]
  })
}

const judge = ([query, right]: SearchQuery): JudgedQuery => [query, (row) => right.test(texts[row]!)]

test('every right answer is in the catalogue, so that the figures mean something', () => {
  for (const [query, right] of Object.values(SEARCH_QUERIES).flat()) {
    expect([query, texts.some((text) => right.test(text))]).toEqual([query, true])
  }
  expect(Object.values(SEARCH_QUERIES).flat().length).toBeGreaterThanOrEqual(150)
  const asTyped = Object.values(SHOPPER_QUERIES).flat()
  for (const [query, right] of asTyped) {
    expect([query, texts.some((text) => right.test(text))]).toEqual([query, true])
  }
  expect(new Set(asTyped.map(([query]) => query)).size).toBe(200)
})

test('of 200 queries as shoppers type them, 97 % find a right answer among the first five', () => {
  const misses: string[] = []
  for (const [kind, queries] of Object.entries(SHOPPER_QUERIES)) {
    for (const [query, right] of queries) {
      const rows = firstRows(query, 5)
      if (rows.some((row) => right.test(texts[row]!))) continue
      misses.push(`${kind}: ${query}: ${rows.length === 0 ? 'nothing' : texts[rows[0]!]}`)
    }
  }
  process.stdout.write(`queries as typed: ${200 - misses.length} of 200 right among the first 5\n`)
  expect({ misses, isEnough: misses.length <= 200 * (1 - MIN_SHARE_RIGHT) }).toEqual({ misses, isEnough: true })
})

test.each([
  ['кабель ввг', null],
  ['ввг кабель 3х1,5', null],
  ['ключ гаечный', ['гаечный']],
  ['гаечный ключ зубр', ['гаечный']],
  ['краска для пола', ['пола']],
  ['зеленый перфоратор', ['зеленый']],
  ['лобзик с лазером и вайфаем', ['лазером', 'вайфаем']],
])('«%s» is searched without %j', (query, leftOut) => {
  const { rows, searchedFor } = matcher.match(query, { dictionary, isExact: false, isPrefix: false })
  expect(rows.length).toBeGreaterThan(0)
  expect(searchedFor?.leftOut ?? null).toEqual(leftOut)
})

test('searches of every kind find what was meant among the first three', () => {
  const judged = Object.entries(SEARCH_QUERIES).map(([kind, queries]) => [kind, queries.map(judge)] as const)
  for (const [kind, queries] of [...judged, ['articles', drawArticles()] as const]) {
    const { recall, misses } = measure(kind, queries)
    expect({ kind, misses, isEnough: recall >= MIN_RECALL[kind]! }).toEqual({ kind, misses, isEnough: true })
  }
})
