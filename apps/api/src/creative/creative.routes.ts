import * as endpoints from '@verstak/contracts/creative'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getCreative } from './getCreative.ts'

export function creativeRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.getCreative, ({ query }) => getCreative(services, query))
}
