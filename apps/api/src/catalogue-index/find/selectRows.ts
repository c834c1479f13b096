import type { CatalogueQuery } from '../CatalogueIndex.ts'
import { clustersOf, isWithin, lowerBound, segmentsOf, type IndexView, type Segment } from '../IndexView.ts'
import { forEachRow, makeFilters, passBits, readBits, stockBits, type RowFilter } from './rowFilters.ts'
import { PLAIN_SEARCH, type TextMatch } from '../TextMatcher.ts'

/** Rows of one segment, as bits. */
export interface SelectedRows {
  segment: Segment
  /** The listing without its filters. */
  unfiltered: Int32Array
  /** Fit all filters. */
  found: Int32Array
  /** By filter: rows that this filter alone rejects. They count for its facet. */
  nearMisses: Int32Array[]
}

export interface Selection {
  parts: SelectedRows[]
  filters: RowFilter[]
  match: TextMatch | null
}

/** Selects with whole words of bits: 32 rows at a time. */
export function selectRows(view: IndexView, query: CatalogueQuery): Selection {
  const { searchString, searchOptions = PLAIN_SEARCH } = query
  const match = searchString === null ? null : view.text.match(searchString, searchOptions)
  const filters = makeFilters(view, query, query.filters)
  const conditions = conditionsOf(view, query)
  const wanted = wantedRows(view, query, match)
  const parts = segmentsFor(view, query, wanted).map((segment) => {
    const unfiltered = unfilteredBits(view, query, segment, wanted)
    for (const condition of conditions) intersect(unfiltered, passBits(view, segment, unfiltered, condition))
    const passed = filters.map((filter) => passBits(view, segment, unfiltered, filter))
    return { segment, unfiltered, ...splitByFilters(unfiltered, passed) }
  })
  return { parts, filters, match }
}

function segmentsFor(view: IndexView, { borders }: CatalogueQuery, wanted: Int32Array[]): Segment[] {
  const segments = segmentsOf(view, borders)
  const [fewest] = wanted.toSorted((a, b) => a.length - b.length)
  return fewest ? clustersOf(segments, fewest) : segments
}

function conditionsOf(view: IndexView, query: CatalogueQuery): RowFilter[] {
  const conditions = makeFilters(view, query, query.conditions)
  if (query.brandId === 0) return conditions
  const place = view.references.brandPlaceById.get(query.brandId)
  return [{ facet: 'brand', kind: 'brand', places: place === undefined ? [] : [place] }, ...conditions]
}

/** Lists of ascending rows that the listing must lie in. */
function wantedRows(view: IndexView, { productIds }: CatalogueQuery, match: TextMatch | null): Int32Array[] {
  return [...(match ? [match.rows] : []), ...(productIds ? [rowsOf(view, productIds)] : [])]
}

function rowsOf({ columns, mainSize, size }: IndexView, ids: readonly number[]): Int32Array {
  const { id, rowsById } = columns
  const rows: number[] = []
  for (const wanted of ids) {
    let low = 0
    let high = mainSize
    while (low < high) {
      const middle = (low + high) >>> 1
      if (id[rowsById[middle]!]! < wanted) low = middle + 1
      else high = middle
    }
    if (low < mainSize && id[rowsById[low]!] === wanted) rows.push(rowsById[low]!)
  }
  const isWanted = new Set(ids)
  for (let row = mainSize; row < size; row++) if (isWanted.has(id[row]!)) rows.push(row)
  return Int32Array.from(new Set(rows)).sort()
}

function unfilteredBits(view: IndexView, query: CatalogueQuery, segment: Segment, wanted: Int32Array[]): Int32Array {
  const { alive, lft } = view.columns
  const { from, to, fromWord, words, isTail } = segment
  const selected = alive.slice(fromWord, fromWord + words) as Int32Array
  if (!query.isOutOfStockShown) {
    const inStock = stockBits(view, query.regionId)
    intersect(selected, inStock ? readBits(inStock, segment) : new Int32Array(words))
  }
  selected[0]! &= -1 << (from & 31)
  selected[words - 1]! &= -1 >>> (31 - ((to - 1) & 31))
  const { borders } = query
  if (isTail && borders) {
    forEachRow(selected, segment, (row, i, bit) => {
      if (!isWithin(lft[row]!, borders)) selected[i]! &= ~bit
    })
  }
  for (const rows of wanted) intersect(selected, bitsOf(rows, segment))
  return selected
}

function bitsOf(rows: Int32Array, { from, to, fromWord, words }: Segment): Int32Array {
  const marked = new Int32Array(words)
  for (let i = lowerBound(rows, 0, rows.length, from); i < rows.length && rows[i]! < to; i++) {
    marked[(rows[i]! >>> 5) - fromWord]! |= 1 << (rows[i]! & 31)
  }
  return marked
}

function intersect(words: Int32Array, other: Int32Array): void {
  for (let i = 0; i < words.length; i++) words[i]! &= other[i]!
}

/** Rows that pass all filters, and those that fail just one. Two words of bits hold both while the filters are passed through. */
function splitByFilters(unfiltered: Int32Array, passed: Int32Array[]): Pick<SelectedRows, 'found' | 'nearMisses'> {
  if (passed.length === 0) return { found: unfiltered, nearMisses: [] }
  const found = new Int32Array(unfiltered.length)
  const nearMisses = passed.map(() => new Int32Array(unfiltered.length))
  for (let i = 0; i < unfiltered.length; i++) {
    let none = unfiltered[i]!
    let one = 0
    if (none === 0) continue
    for (let f = 0; f < passed.length; f++) {
      const pass = passed[f]![i]!
      one = (one & pass) | (none & ~pass)
      none &= pass
    }
    found[i] = none
    for (let f = 0; one !== 0 && f < passed.length; f++) nearMisses[f]![i] = one & ~passed[f]![i]!
  }
  return { found, nearMisses }
}
