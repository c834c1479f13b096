import * as endpoints from '@verstak/contracts/profile'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { changePassword } from './changePassword.ts'
import { confirmContact } from './confirmContact.ts'
import { confirmEmailByForm } from './confirmEmailByForm.ts'
import { confirmUser } from './confirmUser.ts'
import { getConfirmation } from './getConfirmation.ts'
import { sendConfirmationCode } from './sendConfirmationCode.ts'
import { sendContactCode } from './sendContactCode.ts'

export function profileRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.changePassword, ({ body }, caller) => changePassword(services, body, caller))
  bindPersonal(endpoints.sendContactCode, ({ body }, caller) => sendContactCode(services, body, caller))
  bindPersonal(endpoints.confirmContact, ({ body }, caller) => confirmContact(services, body, caller))
  bindPersonal(endpoints.getConfirmation, (_, caller) => getConfirmation(services, caller))
  bindPersonal(endpoints.sendConfirmationCode, ({ body }, caller) => sendConfirmationCode(services, body, caller))
  bindPersonal(endpoints.confirmUser, ({ body }, caller) => confirmUser(services, body, caller))
  bindForm(endpoints.EMAIL_CONFIRM_PATH, (fields, caller) => confirmEmailByForm(services, fields, caller))
}
