import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { subscribeToNewsletter as endpoint } from '@verstak/contracts/newsletter'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { insertSubscription, lockSubscription, updateRequests, type SubscriptionRequest } from './newsletter.sql.ts'
import { confirmationLetter, newsletterMessages } from './newsletter.texts.ts'

/** Letters to one address within a day, so that nobody can flood it. */
const MAX_REQUESTS = 3
const DAY_MS = 24 * 60 * 60_000
const KEY_LIFETIME_MS = 7 * DAY_MS

/**
 * Keeps the wish for the newsletter and sends the letter that asks to confirm it, or says what is wrong with the e-mail.
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
  const [userId, to] = [await findUserIdOf(services, caller), email.trim()]
  return services.db.transaction().execute(async (transaction) => {
    const refusal = await requestSubscription(services, transaction, { email: to, userId, origin: caller.origin })
    if (refusal) return { status: false, error: refusal, message: newsletterMessages[refusal] }
    const [person, now] = [{ userId, email: to, phone: null }, services.now()]
    const purposes = ['personal-data', 'marketing'] as const
    await recordConsent(transaction, { form: 'newsletter', purposes, person, from: caller, now })
    return { status: true }
  })
}

export interface SubscriptionWish {
  email: string
  /** Null for a guest. */
  userId: number | null
  /** Of the shop's pages: where the letter's link leads. */
  origin: string
}

/**
 * Keeps a wish for the newsletter and sends the letter that asks to confirm it, in the caller's transaction.
 * @returns why nothing was sent; null when the letter goes out
 */
export async function requestSubscription(
  services: MessageServices,
  db: Queryable,
  { email: to, userId, origin }: SubscriptionWish,
): Promise<keyof typeof newsletterMessages | null> {
  const [now, key] = [services.now(), newSecret()]
  const keyExpiresAt = new Date(now.getTime() + KEY_LIFETIME_MS)
  const refusal = await request(db, { email: to.toLowerCase(), userId, keyHash: hashSecret(key), keyExpiresAt, now })
  if (refusal) return refusal
  const { subject, text } = confirmationLetter
  const link = `${origin}/subscribe/?key=${key}`
  const purpose = 'newsletter-confirmation'
  await sendMail(services, db, { to, subject, text: text(link), purpose, expiresAt: keyExpiresAt })
  return null
}

async function request(db: Queryable, wish: SubscriptionRequest): Promise<keyof typeof newsletterMessages | null> {
  const { email, now } = wish
  if (await insertSubscription(db, wish)) return null
  const known = await lockSubscription(db, email)
  // Its owner withdrew it between the two statements.
  if (!known) return (await insertSubscription(db, wish)) ? null : 'LimitReached'
  if (known.confirmed_at) return 'AlreadyExistFeed'
  const isNewDay = now.getTime() - known.requested_at.getTime() >= DAY_MS
  if (!isNewDay && known.requests >= MAX_REQUESTS) return 'LimitReached'
  const counted = isNewDay
    ? { requests: 1, requested_at: now }
    : { requests: known.requests + 1, requested_at: known.requested_at }
  await updateRequests(db, wish, counted)
  return null
}
