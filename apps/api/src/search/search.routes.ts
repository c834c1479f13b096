import * as endpoints from '@verstak/contracts/search'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectPresets } from './search.sql.ts'
import { suggestSearch } from './suggestSearch.ts'

export function searchRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.suggestSearch, ({ query }) => suggestSearch(services, query))
  bindPublic(endpoints.listSearchPresets, async () => ({ queries: await selectPresets(services.db) }))
}
