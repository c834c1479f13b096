import * as endpoints from '@verstak/contracts/passkey'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { addPasskey, getCreationOptions } from './addPasskey.ts'
import { getSignInOptions } from './getSignInOptions.ts'
import { signInByPasskey } from './signInByPasskey.ts'
import { deletePasskey, listPasskeys, renamePasskey } from './userPasskeys.ts'

export function passkeyRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getPasskeySignIn, (_, caller) => getSignInOptions(services, caller))
  bindPersonal(endpoints.signInByPasskey, ({ body }, caller) => signInByPasskey(services, body, caller))
  bindPersonal(endpoints.getPasskeyCreation, (_, caller) => getCreationOptions(services, caller))
  bindPersonal(endpoints.addPasskey, ({ body }, caller) => addPasskey(services, body, caller))
  bindPersonal(endpoints.listPasskeys, (_, caller) => listPasskeys(services, caller))
  bindPersonal(endpoints.renamePasskey, ({ body }, caller) => renamePasskey(services, body, caller))
  bindPersonal(endpoints.deletePasskey, ({ body }, caller) => deletePasskey(services, body, caller))
}
