import * as endpoints from '@verstak/contracts/personalData'
import { createChatSecret } from '../chat/chatSecret.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { changeName } from './changeName.ts'
import { deleteAccount } from './deleteAccount.ts'
import { exportPersonalData } from './exportPersonalData.ts'
import { getPersonalData } from './getPersonalData.ts'
import { setNewsletter } from './setNewsletter.ts'

export function personalDataRoutes({ bindPersonal, bindFile }: Binder, services: Services): void {
  const chatSecret = createChatSecret(services.db)
  bindPersonal(endpoints.getPersonalData, async (_, caller) =>
    getPersonalData(services.db, await userIdOf(services, caller)),
  )
  bindPersonal(endpoints.changeName, ({ body }, caller) => changeName(services, body, caller))
  bindPersonal(endpoints.setNewsletter, ({ body }, caller) => setNewsletter(services, body, caller))
  bindPersonal(endpoints.deleteAccount, (_, caller) => deleteAccount(services, caller, chatSecret))
  bindFile(endpoints.EXPORT_PATH, (_, caller) => exportPersonalData(services, caller, chatSecret))
}
