import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { anonymousName } from '../reviews/review.texts.ts'
import { ACTIVE_STATES } from '../order/orderTransitions.ts'

/** Name, e-mail and what is known of the newsletter. @throws DomainError `sign-in-required` when the account was just deleted */
export const selectPerson = (db: Queryable, userId: number) =>
  db
    .selectFrom('shop_user')
    .leftJoin('newsletter_subscription', (join) =>
      join.on('newsletter_subscription.email', '=', sql`lower(shop_user.email)`),
    )
    .select(['first_name', 'last_name', 'shop_user.email', 'is_staff', 'email_confirmed_at'])
    .select(['newsletter_subscription.email as subscribed_email', 'confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new DomainError('sign-in-required'))

/** Numbers of the user's orders that are under way. */
export async function selectActiveOrders(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('number')
    .where('user_id', '=', userId)
    .where('status', 'in', ACTIVE_STATES)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => String(number))
}

/** Names of the organizations that have members besides the user, but no other owner. */
export async function selectOnlyOwned(db: Queryable, userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select organization.name from organization_member own join organization on organization.id = own.organization_id
    where own.user_id = ${userId} and own.role = 'owner'
      and exists (select from organization_member other where other.organization_id = own.organization_id and other.user_id <> ${userId})
      and not exists (
        select from organization_member other
        where other.organization_id = own.organization_id and other.user_id <> ${userId} and other.role = 'owner'
      )
    order by organization.id`.execute(db)
  return rows.map(({ name }) => name)
}

export const updateName = (db: Queryable, userId: number, name: { first_name: string; last_name: string | null }) =>
  db.updateTable('shop_user').set(name).where('id', '=', userId).execute()

/** Subscribes an address that its user has confirmed already. @param email in small letters */
export const putConfirmedSubscription = (
  db: Queryable,
  { email, userId, now }: { email: string; userId: number; now: Date },
) =>
  db
    .insertInto('newsletter_subscription')
    .values({ email, user_id: userId, requested_at: now, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ confirmed_at: now, key_hash: null, key_expires_at: null }),
    )
    .execute()

/** Withdraws the consents of a user that are still valid. @param purpose all of them without it */
export function withdrawConsents(db: Queryable, userId: number, now: Date, purpose?: 'marketing') {
  const valid = db
    .updateTable('consent')
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now}::timestamptz)` })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
  return (purpose ? valid.where('purpose', '=', purpose) : valid).execute()
}

/** Holds back orders and changes of the user until the transaction ends. */
export const lockUser = (db: Queryable, userId: number) =>
  db.selectFrom('shop_user').select('id').where('id', '=', userId).forUpdate().execute()

/**
 * Deletes a user with all that is only his: sessions, ways to sign in, cart, favourites, comparison, lists, history of
 * searches, notifications. Orders, receipts, consents, and published reviews and discussions stay without him; of orders goes
 * what only served to write to him.
 * @param chat id of his conversation in the chat
 */
export async function deleteUser(
  db: Queryable,
  userId: number,
  { email, chat }: { email: string | null; chat: string },
) {
  if (email !== null) await db.deleteFrom('newsletter_subscription').where('email', '=', email.toLowerCase()).execute()
  await db.deleteFrom('newsletter_subscription').where('user_id', '=', userId).execute()
  await db.deleteFrom('arrival_notice').where('user_id', '=', userId).execute()
  await db.deleteFrom('feedback').where('user_id', '=', userId).execute()
  await forgetTexts(db, userId)
  await db.deleteFrom('chat_conversation').where('visitor', '=', chat).execute()
  await db
    .updateTable('customer_order')
    .set({ email: '', comment: '', sms_notices: false })
    .where('user_id', '=', userId)
    .where('organization_id', 'is', null)
    .execute()
  await db.deleteFrom('shop_user').where('id', '=', userId).execute()
}

/**
 * What a user has written and the shop has published stays, because others answer it and it counts, but under no name of
 * his; what was not published goes. So do his votes, whose sums follow.
 */
async function forgetTexts(db: Queryable, userId: number): Promise<void> {
  await sql`
    update review set likes = likes - (v.is_like)::int, dislikes = dislikes - (not v.is_like)::int
    from review_vote v where v.review_id = review.id and v.user_id = ${userId}`.execute(db)
  await db.deleteFrom('review_vote').where('user_id', '=', userId).execute()
  for (const table of ['review', 'discussion'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId} and state <> 'approved'`.execute(db)
  await db
    .updateTable('review')
    .set({ author_name: anonymousName, author_city: '', email: null, user_id: null })
    .where('user_id', '=', userId)
    .execute()
  await db
    .updateTable('discussion')
    .set({ author_name: anonymousName, email: null, is_subscribed: false, user_id: null })
    .where('user_id', '=', userId)
    .execute()
}
