import type { Queryable } from '../db/openDatabase.ts'

/** A request for the newsletter, with the key of the letter that asks to confirm it. */
export interface SubscriptionRequest {
  /** In small letters. */
  email: string
  userId: number | null
  keyHash: Buffer
  keyExpiresAt: Date
  now: Date
}

/**
 * Adds a subscription that awaits its confirmation.
 * @returns false when the address has one already
 */
export async function insertSubscription(
  db: Queryable,
  { email, userId, keyHash, keyExpiresAt, now }: SubscriptionRequest,
): Promise<boolean> {
  const added = await db
    .insertInto('newsletter_subscription')
    .values({ email, user_id: userId, requested_at: now, key_hash: keyHash, key_expires_at: keyExpiresAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst()
  return added !== undefined
}

/** The subscription of an address, locked until the transaction ends. */
export const lockSubscription = (db: Queryable, email: string) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['requested_at', 'requests', 'confirmed_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()

/** Counts another request of an unconfirmed address; only the key of its last letter confirms. */
export const updateRequests = (
  db: Queryable,
  { email, keyHash, keyExpiresAt }: SubscriptionRequest,
  counted: { requests: number; requested_at: Date },
) =>
  db
    .updateTable('newsletter_subscription')
    .set({ ...counted, key_hash: keyHash, key_expires_at: keyExpiresAt })
    .where('email', '=', email)
    .execute()

/**
 * Confirms the subscription of a key, once.
 * @returns undefined for an unknown, used or expired key
 */
export const confirmKey = (db: Queryable, keyHash: Buffer, now: Date) =>
  db
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: now, key_hash: null, key_expires_at: null })
    .where('key_hash', '=', keyHash)
    .where('key_expires_at', '>', now)
    .returning(['email', 'unsubscribe_key'])
    .executeTakeFirst()

/** Ends the subscription of a letter's key with its consents to advertising. Succeeds without one. */
export async function deleteByKey(db: Queryable, key: string, now: Date): Promise<void> {
  const ended = await db
    .deleteFrom('newsletter_subscription')
    .where('unsubscribe_key', '=', key)
    .returning('email')
    .executeTakeFirst()
  if (!ended) return
  await db
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where((row) => row(row.fn<string>('lower', ['email']), '=', ended.email))
    .where('purpose', '=', 'marketing')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Ends a subscription. Succeeds without one. */
export const deleteSubscription = (db: Queryable, email: string) =>
  db.deleteFrom('newsletter_subscription').where('email', '=', email).execute()

/** Deletes subscriptions that can no longer be confirmed. */
export const deleteUnconfirmed = (db: Queryable, now: Date) =>
  db.deleteFrom('newsletter_subscription').where('key_expires_at', '<', now).execute()
