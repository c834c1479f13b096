import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { sendFeedback } from '@verstak/contracts/feedback'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { feedbackFaults } from '@verstak/validators/feedback'
import { feedbackMessages } from '@verstak/validators/feedback.texts'
import { recordConsent } from '../consent/recordConsent.ts'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'
import { insertFeedback } from './feedback.sql.ts'

/** Saves what a shopper thinks of the shop, or says what is wrong with it in the order of the form. */
export async function saveFeedback(
  services: Services,
  body: EndpointBody<typeof sendFeedback>,
  caller: Caller,
): Promise<EndpointResponse<typeof sendFeedback>> {
  const faults = feedbackFaults(body, { isDummyRefused: await isDummyRefused(services, caller) })
  const errors = Object.entries(feedbackMessages(faults)).map(([field, title]) => ({ field, title }))
  if (errors.length > 0) return { errors }
  const user = await sessionUserOf(services, caller)
  const { phone } = body
  const [email, userId, now] = [body.email.trim(), user?.id ?? null, services.now()]
  await services.db.transaction().execute(async (transaction) => {
    await insertFeedback(transaction, {
      type: body.type!,
      message: body.message.trim(),
      phone,
      email,
      name: body.name.trim(),
      user_id: userId,
      created_at: now,
    })
    const person = { userId, email, phone: phone.slice(1) }
    await recordConsent(transaction, { form: 'feedback', purposes: ['personal-data'], person, from: caller, now })
  })
  return { result: { isAccepted: true } }
}

async function isDummyRefused(services: Services, caller: Caller): Promise<boolean> {
  const [buyer, regionId] = await Promise.all([buyerOf(services, caller), activeRegionOf(services, caller)])
  return (await services.flags.now()).valueOf(refuseDummyPhone, flagVisitorOf(caller, buyer, regionId))
}
