import * as endpoints from '@verstak/contracts/identity'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { finishOidc } from './finishOidc.ts'
import { forgetPending, getPending } from './getPending.ts'
import { getWays } from './getWays.ts'
import { loginAddress } from './loginAddress.ts'
import { ownPath } from './ownPath.ts'
import { signInByVk } from './signInByVk.ts'
import { startOidc } from './startOidc.ts'
import { listIdentities, unlinkIdentity } from './userIdentities.ts'

export function identityRoutes(
  { bindPublic, bindPersonal, bindForm, bindRedirect, bindEmptyPage }: Binder,
  services: Services,
): void {
  bindPublic(endpoints.getSignInWays, () => getWays(services))
  bindPersonal(endpoints.signInByVk, ({ body }, caller) => signInByVk(services, body, caller))
  bindEmptyPage(endpoints.VK_RETURN)
  bindForm(endpoints.OIDC_START, ({ next = '' }, caller) => startOidc(services, next, caller))
  bindRedirect(endpoints.OIDC_START, async (query) => loginAddress(ownPath(query.get('next'))))
  bindRedirect(endpoints.OIDC_CALLBACK, (query, caller) => finishOidc(services, query, caller))
  bindPersonal(endpoints.getPendingIdentity, (_, caller) => getPending(services, caller))
  bindPersonal(endpoints.forgetPendingIdentity, (_, caller) => forgetPending(services, caller))
  bindPersonal(endpoints.listIdentities, (_, caller) => listIdentities(services, caller))
  bindPersonal(endpoints.unlinkIdentity, ({ body }, caller) => unlinkIdentity(services, body, caller))
}
