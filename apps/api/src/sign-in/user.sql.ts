import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { SessionTables } from '../db/sessionTables.ts'

const COLUMNS = [
  'id',
  'email',
  'phone',
  'is_staff',
  'password_hash',
  'email_confirmed_at',
  'phone_confirmed_at',
] as const

/** A user as sign-in needs him. */
export type SignInUser = NonNullable<Awaited<ReturnType<typeof findUserById>>>

export const findUserById = (db: Queryable, id: number) =>
  db.selectFrom('shop_user').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** @param email in lower case */
export const findUserByEmail = (db: Queryable, email: string) =>
  db
    .selectFrom('shop_user')
    .select(COLUMNS)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()

/** The user who has confirmed this phone. @param phone ten digits */
export const findUserByPhone = (db: Queryable, phone: string) =>
  db
    .selectFrom('shop_user')
    .select(COLUMNS)
    .where('phone', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst()

/** @returns id of the new user @throws the database's unique violation; see `takenContactOf` */
export async function insertUser(db: Queryable, row: Insertable<SessionTables['shop_user']>): Promise<number> {
  return (await db.insertInto('shop_user').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Which contact another user has, when an insert or update failed for that; null for other errors. */
export function takenContactOf(error: unknown): 'phone' | 'email' | null {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return null
  if (constraint === 'shop_user_phone') return 'phone'
  return constraint === 'shop_user_email' ? 'email' : null
}

export const updatePasswordHash = (db: Queryable, id: number, hash: string) =>
  db.updateTable('shop_user').set({ password_hash: hash }).where('id', '=', id).execute()

/** Notes that the user owns his e-mail. @returns false when that was known */
export async function confirmEmailOf(db: Queryable, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('shop_user')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes from an account the ways in that need neither its e-mail nor its password. */
export async function deleteOtherWaysIn(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('passkey').where('user_id', '=', id).execute()
  await db.deleteFrom('social_identity').where('user_id', '=', id).execute()
}

export async function isTrustedUser(db: Queryable, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('shop_user')
    .select('id')
    .where('id', '=', id)
    .where('is_trusted', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export async function isTrustedDevice(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('remembered_device')
    .innerJoin('shop_user', 'shop_user.id', 'remembered_device.user_id')
    .select('shop_user.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('is_trusted', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
