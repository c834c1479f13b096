import type { Queryable } from '../db/openDatabase.ts'

/** A request for the newsletter. */
export interface SubscriptionRequest {
  /** In small letters. */
  email: string
  userId: number | null
  now: Date
}

/**
 * Adds a subscription that awaits its confirmation.
 * @returns false when the address has one already
 */
export async function insertSubscription(db: Queryable, { email, userId, now }: SubscriptionRequest): Promise<boolean> {
  const added = await db
    .insertInto('newsletter_subscription')
    .values({ email, user_id: userId, requested_at: now })
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

/** Says how often an unconfirmed address was asked for since a moment. */
export const updateRequests = (db: Queryable, email: string, change: { requests: number; requested_at: Date }) =>
  db.updateTable('newsletter_subscription').set(change).where('email', '=', email).execute()

/** Ends a subscription. Succeeds without one. */
export const deleteSubscription = (db: Queryable, email: string) =>
  db.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
