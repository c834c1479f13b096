import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { subscribeToNewsletter as endpoint } from '@verstak/contracts/newsletter'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { insertSubscription, lockSubscription, updateRequests, type SubscriptionRequest } from './newsletter.sql.ts'
import { newsletterMessages } from './newsletter.texts.ts'

/** Letters that one address is asked to confirm by within a day, so that nobody can flood it. */
const MOST_REQUESTS = 3
const DAY_MS = 24 * 60 * 60_000

/**
 * Keeps the wish for the newsletter until it is confirmed, or says what is wrong with the e-mail.
 * @throws DomainError `rate-limited`
 */
export async function subscribe(
  services: Services,
  { email }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const fault = emailFault(email)
  if (fault) return { status: false, error: 'fieldWrongEmail', message: emailMessages[fault] }
  await services.limits.spend('subscriptionsPerIp', caller.ip)
  const [userId, now] = [await findUserIdOf(services, caller), services.now()]
  return services.db.transaction().execute(async (transaction) => {
    const refusal = await request(transaction, { email: email.trim().toLowerCase(), userId, now })
    if (refusal) return { status: false, error: refusal, message: newsletterMessages[refusal] }
    const person = { userId, email: email.trim(), phone: null }
    const purposes = ['personal-data', 'marketing'] as const
    await recordConsent(transaction, { form: 'newsletter', purposes, person, from: caller, now })
    return { status: true }
  })
}

async function request(db: Queryable, wish: SubscriptionRequest): Promise<keyof typeof newsletterMessages | null> {
  const { email, now } = wish
  if (await insertSubscription(db, wish)) return null
  const known = await lockSubscription(db, email)
  // Its owner withdrew it between the two statements.
  if (!known) return (await insertSubscription(db, wish)) ? null : 'LimitReached'
  if (known.confirmed_at) return 'AlreadyExistFeed'
  if (now.getTime() - known.requested_at.getTime() >= DAY_MS) {
    await updateRequests(db, email, { requests: 1, requested_at: now })
    return null
  }
  if (known.requests >= MOST_REQUESTS) return 'LimitReached'
  await updateRequests(db, email, { requests: known.requests + 1, requested_at: known.requested_at })
  return null
}
