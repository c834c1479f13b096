/** Filters in the address, by name; empty ones are left out. */
export type ListFilters = Readonly<Record<string, string>>

/** Filters and page of a list's address. A page that is none becomes the first. */
export function readListAddress(url: string, names: readonly string[]): { filters: ListFilters; page: number } {
  const { searchParams } = new URL(url)
  const filters = names.flatMap((name) => {
    const text = searchParams.get(name)?.trim()
    return text ? [[name, text]] : []
  })
  const page = Number(searchParams.get('page') ?? 1)
  return {
    filters: Object.fromEntries(filters) as ListFilters,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Address of a list with filters. */
export function listAddress(path: string, filters: ListFilters, page = 1): string {
  const query = new URLSearchParams({ ...filters, ...(page > 1 && { page: String(page) }) }).toString()
  return query ? `${path}?${query}` : path
}
