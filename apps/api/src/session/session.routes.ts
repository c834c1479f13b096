import * as endpoints from '@verstak/contracts/session'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { endDevices } from './endDevices.ts'
import { endUserSessions } from './endUserSessions.ts'
import { getSession } from './getSession.ts'
import { listDevices } from './listDevices.ts'
import { listOrganizations } from './listOrganizations.ts'
import { refreshAuth } from './refreshAuth.ts'
import { setContractor } from './setContractor.ts'
import { setContractorByForm } from './setContractorByForm.ts'
import { signOut } from './signOut.ts'

export function sessionRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.getSession, (_, caller) => getSession(services, caller))
  bindPersonal(endpoints.setContractor, ({ body }, caller) => setContractor(services, body, caller))
  bindForm(endpoints.CONTRACTOR_FORM_PATH, (fields, caller, from) =>
    setContractorByForm(services, fields, caller, from),
  )
  bindPersonal(endpoints.listOrganizations, (_, caller) => listOrganizations(services, caller))
  bindPersonal(endpoints.refreshAuth, (_, caller) => refreshAuth(services, caller))
  bindPersonal(endpoints.signOut, ({ body }, caller) => signOut(services, body, caller))
  bindPersonal(endpoints.listDevices, (_, caller) => listDevices(services, caller))
  bindPersonal(endpoints.endUserSessions, ({ body }, caller) => endUserSessions(services, body, caller))
  bindPersonal(endpoints.endDevices, ({ body }, caller) => endDevices(services, body, caller))
}
