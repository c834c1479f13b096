/** Filters in the address, by name; empty ones are left out. */
export type ListFilters = Readonly<Record<string, string>>

/** What the address of a list says. */
export interface ListInput {
  filters: ListFilters
  page: number
  /** What stands there and was refused: the list is shown without it. */
  refused?: Refused
  /** It names an entity beside the list that is not there: words about it. */
  gone?: string
}

/** By name: what was typed, and what is wrong with it. */
export type Refused = Readonly<Record<string, { typed: string; words: string }>>

/** Filters and page of a list's address. A page that is none becomes NaN. */
export function readListAddress(url: string, names: readonly string[]): ListInput {
  const { searchParams } = new URL(url)
  const filters = names.flatMap((name) => {
    const text = searchParams.get(name)?.trim()
    return text ? [[name, text]] : []
  })
  return { filters: Object.fromEntries(filters) as ListFilters, page: pageOf(searchParams.get('page') || '1') }
}

const pageOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : NaN)

/** Address of a list with filters. */
export function listAddress(path: string, filters: ListFilters, page = 1): string {
  const query = new URLSearchParams({ ...filters, ...(page > 1 && { page: String(page) }) }).toString()
  return query ? `${path}?${query}` : path
}
