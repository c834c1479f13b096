import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { PersonalData, setNewsletter as endpoint } from '@verstak/contracts/personalData'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { deleteSubscription } from '../newsletter/newsletter.sql.ts'
import { newsletterMessages } from '../newsletter/newsletter.texts.ts'
import { requestSubscription } from '../newsletter/subscribe.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { getPersonalData } from './getPersonalData.ts'
import { lockUser, putConfirmedSubscription, selectPerson, withdrawConsents } from './personalData.sql.ts'
import { personalDataTexts as texts } from './personalData.texts.ts'

/**
 * Subscribes the user's e-mail, at once when he has confirmed it, else by a letter that asks him to; or ends the
 * subscription with its consents.
 * @throws DomainError `sign-in-required`, `rate-limited`, `invalid-input` at `isWanted` with a sentence for the shopper
 */
export async function setNewsletter(
  services: Services,
  { isWanted }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<PersonalData> {
  const userId = await userIdOf(services, caller)
  if (isWanted) await services.limits.spend('subscriptionsPerIp', caller.ip)
  return services.db.transaction().execute(async (db) => {
    await lockUser(db, userId)
    const known = await getPersonalData(db, userId)
    if (known.newsletter === 'no-email') {
      if (!isWanted) return known
      throw invalidInput('isWanted', 'no-email', 'The user has no e-mail.', texts.noEmail)
    }
    if (isWanted) await subscribe(services, db, userId, caller)
    else await unsubscribe(services, db, userId, known)
    return getPersonalData(db, userId)
  })
}

async function subscribe(services: Services, db: Queryable, userId: number, caller: Caller): Promise<void> {
  const { email, email_confirmed_at, confirmed_at } = await selectPerson(db, userId)
  if (email === null || confirmed_at) return
  const now = services.now()
  if (email_confirmed_at) await putConfirmedSubscription(db, { email: email.toLowerCase(), userId, now })
  else {
    const refusal = await requestSubscription(services, db, { email, userId, origin: caller.origin })
    if (refusal) throw invalidInput('isWanted', refusal, 'No letter was sent.', newsletterMessages[refusal])
  }
  const person = { userId, email, phone: null }
  await recordConsent(db, { form: 'newsletter', purposes: ['marketing'], person, from: caller, now })
}

async function unsubscribe(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  userId: number,
  { email }: PersonalData,
): Promise<void> {
  if (email !== null) await deleteSubscription(db, email.toLowerCase())
  await withdrawConsents(db, userId, now(), 'marketing')
}
