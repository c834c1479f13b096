import type { Dictionary } from '@verstak/search-text/dictionary'
import type { Pool } from 'pg'
import { characteristicOf } from '../catalogue-index/build/startTextBuild.ts'
import type { CatalogueIndex, CatalogueQuery, CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import { createSqlIndex } from '../catalogue-index/sql/createSqlIndex.ts'
import { PLAIN_SEARCH, type TextMatcher } from '../catalogue-index/TextMatcher.ts'
import { createTextSearch } from '../search/createTextSearch.ts'

/** The score of a typed code, which comes first in every order. */
const EXACT = 255
const EVERYTHING = 10_000_000

interface ProductRow {
  id: number
  name: string
  sku: string
  article: string
  brand: string | null
  category: string
  value_ids: number[]
}

/** Reference for the results of searches, and source of random searches. */
export interface SearchReference {
  /** Names of products as in the table. */
  names: string[]
  codes: string[]
  find(query: CatalogueQuery): Promise<CatalogueResult>
}

/**
 * A slow search: a matcher built from the tables finds products by words, and plain SQL does the rest (stock, filters,
 * facets, totals, order). Its product order differs from the order in the index.
 */
export async function createSearchReference(pool: Pool): Promise<SearchReference> {
  const sqlIndex = createSqlIndex(pool)
  const products = await selectProducts(pool)
  const matcher = await createMatcher(sqlIndex, products)
  return {
    names: products.map(({ name }) => name),
    codes: products.flatMap(({ sku, article }) => [sku, article]),
    async find(query) {
      if (query.searchString === null) return sqlIndex.find(query)
      const { rows, scores, searchedFor } = matcher.match(query.searchString, query.searchOptions ?? PLAIN_SEARCH)
      const scoreById = new Map(Array.from(rows, (row, place) => [products[row]!.id, scores[place]!]))
      const wanted = query.productIds === null ? null : new Set(query.productIds)
      const productIds = [...scoreById.keys()].filter((id) => wanted?.has(id) ?? true)
      const found = await sqlIndex.find({ ...query, searchString: null, productIds, offset: 0, limit: EVERYTHING })
      const tierOf = (id: number) => tierOfScore(scoreById.get(id)!, query)
      // A stable sort keeps the order of the database among equals.
      const ids = found.ids.toSorted((a, b) => tierOf(b) - tierOf(a)).slice(query.offset, query.offset + query.limit)
      return { ...found, ids, searchedFor }
    },
  }
}

function tierOfScore(score: number, { sort, isAscending }: CatalogueQuery): number {
  return score === EXACT || (sort === 'popularity' && !isAscending) ? score : 0
}

async function selectProducts(pool: Pool): Promise<ProductRow[]> {
  const { rows } = await pool.query<ProductRow>(`
    select p.id, p.name, p.sku, p.article, b.name as brand, c.name as category,
      array(select value_id from product_value v where v.product_id = p.id) as value_ids
    from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
    join category c on c.id = p.category_id left join brand b on b.id = p.brand_id
    where p.is_active order by p.id`)
  return rows
}

async function createMatcher(index: CatalogueIndex, products: ProductRow[]): Promise<TextMatcher> {
  const { values, valuePlaceById } = await index.read()
  const search = createTextSearch()
  const builder = search.createBuilder()
  for (const [row, { id, name, sku, article, brand, category, value_ids }] of products.entries()) {
    const places = value_ids.flatMap((value) => valuePlaceById.get(value) ?? []).sort((a, b) => a - b)
    const characteristics = places.map((place) => characteristicOf(values[place]!))
    builder.add({ row, id, name, sku, article, brand: brand ?? '', category, characteristics })
  }
  return search.createMatcher([builder.finish()])
}

/**
 * A random search text: words of names in any order, with typos, prefixes, wrong keyboard layouts, codes, or nonsense.
 */
export function drawSearch({ names, codes }: SearchReference, random: () => number): string {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const kind = random()
  if (kind < 0.1) return pick(codes)
  if (kind < 0.13) return spoilt(pick(codes), random)
  if (kind < 0.16) return Array.from({ length: 8 }, () => String.fromCharCode(0x430 + random() * 32)).join('')
  const words = pick(names)
    .split(/[\s,]+/)
    .filter(Boolean)
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(words))
  if (random() < 0.1) chosen.push(pick(pick(names).split(/[\s,]+/)))
  return chosen.map((word) => (random() < 0.3 ? spoilt(word, random) : word)).join(' ')
}

/** Drops a letter, swaps two letters, or keeps only the beginning. */
function spoilt(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const kind = random()
  if (kind < 0.3) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.6)
    return (
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      word.slice(at + 2)
    )
  return kind < 0.8 ? word.slice(0, Math.max(2, at)) : word.toLowerCase()
}

/** The query as a search of `text`; a tenth match exactly, some are incomplete. */
export function searchQuery(
  query: CatalogueQuery,
  text: string,
  dictionary: Dictionary,
  random: () => number,
): CatalogueQuery {
  return {
    ...query,
    brandId: 0,
    borders: random() < 0.3 ? query.borders : null,
    searchString: text,
    searchOptions: { dictionary, isExact: random() < 0.1, isPrefix: random() < 0.3 },
    sort: random() < 0.6 ? 'popularity' : query.sort,
    isAscending: random() < 0.8 ? false : query.isAscending,
    offset: random() < 0.6 ? 0 : Math.floor(random() * 60),
  }
}
