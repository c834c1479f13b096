import * as endpoints from '@verstak/contracts/newsletter'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { confirmByForm } from './confirmByForm.ts'
import { subscribe } from './subscribe.ts'
import { subscribeByForm } from './subscribeByForm.ts'

export function newsletterRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.subscribeToNewsletter, ({ body }, caller) => subscribe(services, body, caller))
  bindForm(endpoints.NEWSLETTER_FORM_PATH, (fields, caller) => subscribeByForm(services, fields, caller))
  bindForm(endpoints.NEWSLETTER_CONFIRM_PATH, (fields) => confirmByForm(services, fields))
}
