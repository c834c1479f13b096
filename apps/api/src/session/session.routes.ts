import * as endpoints from '@verstak/contracts/session'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getSession } from './getSession.ts'
import { setContractor } from './setContractor.ts'

export function sessionRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getSession, (_, caller) => getSession(services, caller))
  bindPersonal(endpoints.setContractor, ({ body }, caller) => setContractor(services, body, caller))
}
