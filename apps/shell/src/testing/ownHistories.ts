/** Replaces the device's databases: use the objects below with `jest.mock`. */
export const own = { searches: [] as { id: number; query: string; date: string }[], views: [] as string[] }
/** For `@verstak/device/searchHistory`. */
export const searchHistory = {
  listSearches: (limit: number) => Promise.resolve(own.searches.slice(0, limit)),
  forgetSearches: (ids?: number[]) => {
    own.searches = ids ? own.searches.filter((one) => !ids.includes(one.id)) : []
    return Promise.resolve(true)
  },
  rememberSearch: (query: string) => {
    own.searches = [{ id: own.searches.length + 1, query, date: '' }, ...own.searches]
    return Promise.resolve(true)
  },
}

/** For `@verstak/device/viewHistory`. */
export const viewHistory = {
  listViews: (limit: number) =>
    Promise.resolve(own.views.slice(0, limit).map((productGuid) => ({ productGuid, date: '', timestamp: 0 }))),
}
