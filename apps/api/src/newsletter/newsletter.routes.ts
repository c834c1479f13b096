import * as endpoints from '@verstak/contracts/newsletter'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { confirmByForm } from './confirmByForm.ts'
import { subscribe } from './subscribe.ts'
import { subscribeByForm } from './subscribeByForm.ts'
import { leaveAddress, leaveByForm, unsubscribe } from './unsubscribe.ts'

export function newsletterRoutes(
  { bindPersonal, bindForm, bindOneClick, bindRedirect }: Binder,
  services: Services,
): void {
  bindPersonal(endpoints.subscribeToNewsletter, ({ body }, caller) => subscribe(services, body, caller))
  bindForm(endpoints.NEWSLETTER_FORM_PATH, (fields, caller) => subscribeByForm(services, fields, caller))
  bindForm(endpoints.NEWSLETTER_CONFIRM_PATH, (fields, caller) => confirmByForm(services, fields, caller))
  bindForm(endpoints.NEWSLETTER_LEAVE_PATH, (fields) => leaveByForm(services, fields))
  bindOneClick(endpoints.NEWSLETTER_ONE_CLICK_PATH, (query) => unsubscribe(services, query.get('key') ?? ''))
  bindRedirect(endpoints.NEWSLETTER_ONE_CLICK_PATH, async (query) =>
    leaveAddress(encodeURIComponent(query.get('key') ?? '')),
  )
}
