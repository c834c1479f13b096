import type { Queryable } from '../db/openDatabase.ts'

/** A session with the age of its sign-in. */
export const selectSessionStart = (db: Queryable, id: string) =>
  db
    .selectFrom('user_session')
    .select(['created_at', 'method', 'is_admin'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** @throws the database's unique violation when another user has this contact; see `takenContactOf` */
export const updateContact = (db: Queryable, userId: number, { type, value, now }: ContactChange) =>
  db
    .updateTable('shop_user')
    .set(type === 'phone' ? { phone: value, phone_confirmed_at: now } : { email: value, email_confirmed_at: now })
    .where('id', '=', userId)
    .execute()

interface ContactChange {
  type: 'phone' | 'email'
  value: string
  now: Date
}
