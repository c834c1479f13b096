import * as endpoints from '@verstak/contracts/region'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOffices } from './listOffices.ts'
import { listRegions } from './listRegions.ts'

export function regionRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.listRegions, () => listRegions(services))
  bindPublic(endpoints.listOffices, ({ query }) => listOffices(services, query))
}
