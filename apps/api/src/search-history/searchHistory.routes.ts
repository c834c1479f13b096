import * as endpoints from '@verstak/contracts/searchHistory'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { addSearches, listHistory } from './addSearches.ts'
import { deleteSearches } from './searchHistory.sql.ts'

export function searchHistoryRoutes({ bindPersonal }: Binder, services: Services): void {
  const { db, now } = services
  bindPersonal(endpoints.listSearchHistory, async (_, caller) => listHistory(db, await userIdOf(services, caller)))
  bindPersonal(endpoints.addToSearchHistory, async ({ body }, caller) => {
    const userId = await userIdOf(services, caller)
    await addSearches(services, userId, [{ query: body.searchString, at: now() }])
    return listHistory(db, userId)
  })
  bindPersonal(endpoints.deleteFromSearchHistory, async ({ body }, caller) => {
    const userId = await userIdOf(services, caller)
    await deleteSearches(db, userId, body.id ?? null)
    return listHistory(db, userId)
  })
  bindPersonal(endpoints.syncSearchHistory, async ({ body }, caller) => {
    const searches = body.items.map(({ query, date }) => ({ query, at: new Date(date ?? now()) }))
    await addSearches(services, await userIdOf(services, caller), searches)
    return {}
  })
}
