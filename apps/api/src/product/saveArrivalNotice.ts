import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { notifyOnArrival } from '@verstak/contracts/product'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { recordConsent } from '../consent/recordConsent.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { selectIdsByGuid } from '../recommendations/events.sql.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'
import { insertArrivalNotice } from './arrivalNotice.sql.ts'

/**
 * Saves that somebody wants to be told when a product can be bought again, once per product and e-mail, or says what is wrong
 * with the e-mail.
 * @throws DomainError `not-found`
 */
export async function saveArrivalNotice(
  services: Services,
  { productGuid, email }: EndpointBody<typeof notifyOnArrival>,
  caller: Caller,
): Promise<EndpointResponse<typeof notifyOnArrival>> {
  const fault = emailFault(email)
  if (fault) return { errors: [{ field: 'email', title: emailMessages[fault] }] }
  const [productId] = await selectIdsByGuid(services.db, [productGuid])
  if (productId === undefined) throw notFound('productGuid', `Product ${productGuid} does not come back.`)
  const [user, regionId] = await Promise.all([sessionUserOf(services, caller), activeRegionOf(services, caller)])
  const [userId, now] = [user?.id ?? null, services.now()]
  await services.db.transaction().execute(async (transaction) => {
    await insertArrivalNotice(transaction, {
      product_id: productId,
      email: email.trim().toLowerCase(),
      region_id: regionId,
      user_id: userId,
      created_at: now,
    })
    const person = { userId, email: email.trim(), phone: null }
    await recordConsent(transaction, { form: 'arrival-notice', purposes: ['personal-data'], person, from: caller, now })
  })
  return { result: { isAccepted: true } }
}
