import * as endpoints from '@verstak/contracts/search'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectPresets } from './search.sql.ts'
import { suggestSearch } from './suggest/suggestSearch.ts'

export function searchRoutes({ bindPublic, bindForBuyer }: Binder, services: Services): void {
  bindForBuyer(endpoints.suggestSearch, ({ query }, buyer) => suggestSearch(services, query, buyer))
  bindPublic(endpoints.listSearchPresets, async () => ({ queries: await selectPresets(services.db) }))
}
