import * as endpoints from '@verstak/contracts/pageOptions'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getHeaderInfoBar } from './getHeaderInfoBar.ts'

export function pageOptionsRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.getHeaderInfoBar, ({ query }) => getHeaderInfoBar(services, query))
}
