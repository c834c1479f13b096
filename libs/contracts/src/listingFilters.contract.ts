/**
 * The chosen filters in an address.
 *
 * Canonical form, one `filters` key: `brand:12,15;p7:101;price:1890-24990`: facets sorted by id, value ids ascending,
 * a range as `from-to` in shown units (rubles for the price), with either end omitted when open. Plain forms (no
 * JavaScript) may repeat `filters` (`filters=brand:12&filters=brand:15`) and send the ends of a range as
 * `from.price=1890` and `to.price=24990`, or as typed, `24 990` and `2,4`; all are parsed to the same filters.
 */
export interface ListingFilters {
  /** Chosen value ids by facet id, for facets of kind `values`. */
  values: Record<string, number[]>
  /** Chosen range by facet id, in shown units; null = open end. */
  ranges: Record<string, { from: number | null; to: number | null }>
}

/** No filters. */
export const NO_FILTERS: ListingFilters = { values: {}, ranges: {} }

const FACET_ID = /^[a-z][a-z0-9]{0,19}$/
const NUMBER = /^\d{1,9}(\.\d{1,3})?$/
const RANGE = /^(\d{1,9}(?:\.\d{1,3})?)?-(\d{1,9}(?:\.\d{1,3})?)?$/
const VALUE_IDS = /^\d{1,9}(?:,\d{1,9}){0,99}$/
const MAX_FACETS = 30

/**
 * Parses the filters of an address; invalid parts are dropped, so that any address renders. The API rejects such
 * parts instead: see `isCanonicalFilters`.
 */
export function parseFilters(search: URLSearchParams): ListingFilters {
  const filters: ListingFilters = { values: {}, ranges: {} }
  for (const part of search
    .getAll('filters')
    .flatMap((text) => text.split(';'))
    .slice(0, MAX_FACETS * 4)) {
    const [facet = '', choice = ''] = part.split(':')
    if (!FACET_ID.test(facet)) continue
    const range = RANGE.exec(choice)
    if (VALUE_IDS.test(choice))
      filters.values[facet] = [...(ownOf(filters.values, facet) ?? []), ...choice.split(',').map(Number)]
    else if (range && choice !== '-') setRange(filters, facet, range[1], range[2])
  }
  for (const [key, text] of search) {
    const end = /^(from|to)\.([a-z][a-z0-9]{0,19})$/.exec(key)
    const number = text.replace(/\s/g, '').replace(',', '.')
    if (!end || !NUMBER.test(number)) continue
    const old = ownOf(filters.ranges, end[2]!) ?? { from: null, to: null }
    filters.ranges[end[2]!] = end[1] === 'from' ? { ...old, from: Number(number) } : { ...old, to: Number(number) }
  }
  for (const [facet, ids] of Object.entries(filters.values)) {
    filters.values[facet] = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b)
  }
  return filters
}

/** Own properties only: `constructor` would be a valid facet id. */
const ownOf = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

function setRange(filters: ListingFilters, facet: string, from: string | undefined, to: string | undefined) {
  filters.ranges[facet] = { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) }
}

/** The canonical value of the `filters` key; '' without filters. */
export function formatFilters(filters: ListingFilters): string {
  const parts = [
    ...Object.entries(filters.values)
      .filter(([, ids]) => ids.length > 0)
      .map(([facet, ids]) => [facet, [...ids].sort((a, b) => a - b).join(',')] as const),
    ...Object.entries(filters.ranges)
      .filter(([, range]) => range.from !== null || range.to !== null)
      .map(([facet, { from, to }]) => [facet, `${from ?? ''}-${to ?? ''}`] as const),
  ]
  return parts
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([facet, choice]) => `${facet}:${choice}`)
    .join(';')
}

/** True when `text` is in the form that `formatFilters` writes: the API accepts only this. */
export function isCanonicalFilters(text: string): boolean {
  return text === formatFilters(parseFilters(new URLSearchParams({ filters: text })))
}

/** Number of chosen filters: each value counts, a range counts once. */
export function countFilters(filters: ListingFilters): number {
  const values = Object.values(filters.values).reduce((sum, ids) => sum + ids.length, 0)
  return values + Object.values(filters.ranges).filter(({ from, to }) => from !== null || to !== null).length
}
