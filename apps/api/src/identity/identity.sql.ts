import { sql, type Insertable, type Selectable } from 'kysely'
import type { IdentityTables, ProviderName } from '../db/identityTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { UsablePerson } from './usablePerson.ts'

type Account = Pick<UsablePerson, 'provider' | 'subject'>

/** Makes calls about one provider's account wait for each other until their transactions end. */
export async function lockAccount(db: Queryable, { provider, subject }: Account): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`.execute(db)
}

/** The user who signs in with a provider's account; null when it is nobody's yet. */
export async function findUserOfAccount(db: Queryable, { provider, subject }: Account): Promise<number | null> {
  const row = await db
    .selectFrom('social_identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** @param email in lower case */
export async function findUserByEmail(db: Queryable, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('shop_user')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The user who has confirmed this phone. @param phone ten digits */
export async function findUserByPhone(db: Queryable, phone: string): Promise<number | null> {
  const row = await db
    .selectFrom('shop_user')
    .select('id')
    .where('phone', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** @returns id of the new user; null when somebody has taken the e-mail or the phone meanwhile */
export async function insertUser(db: Queryable, person: UsablePerson, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('shop_user')
    .values({
      first_name: person.name,
      email: person.email,
      email_confirmed_at: person.isEmailVerified ? now : null,
      phone: person.phone,
      phone_confirmed_at: person.isPhoneVerified ? now : null,
      created_at: now,
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Lets an account sign in as a user; an account that is somebody's stays his. @returns false in that case */
export async function insertIdentity(
  db: Queryable,
  { provider, subject }: Account,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('social_identity')
    .values({ provider, subject, user_id: userId, created_at: now })
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const selectIdentities = (db: Queryable, userId: number) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('provider')
    .execute()

/** @returns false when the user had none */
export async function deleteIdentities(db: Queryable, userId: number, provider: ProviderName): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export type PendingIdentityRow = Selectable<IdentityTables['pending_identity']>

/** What waits in a browser; undefined when nothing does, or its time is over. */
export const findPending = (db: Queryable, browser: Buffer, now: Date): Promise<PendingIdentityRow | undefined> =>
  db
    .selectFrom('pending_identity')
    .selectAll()
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The latest one replaces any other of its browser. */
export const putPending = (db: Queryable, row: Insertable<IdentityTables['pending_identity']>) =>
  db
    .insertInto('pending_identity')
    .values(row)
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(row))
    .execute()

export const deletePending = (db: Queryable, browser: Buffer) =>
  db.deleteFrom('pending_identity').where('browser_hash', '=', browser).execute()

export const insertOidcRequest = (db: Queryable, row: Insertable<IdentityTables['oidc_request']>) =>
  db.insertInto('oidc_request').values(row).execute()

/** Takes a request of this browser, once; undefined for any other. */
export const takeOidcRequest = (db: Queryable, state: Buffer, browser: Buffer, now: Date) =>
  db
    .deleteFrom('oidc_request')
    .where('state_hash', '=', state)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Deletes what browsers waited for until a moment. */
export async function deleteIdentityFlowsBefore(db: Queryable, moment: Date): Promise<void> {
  for (const table of ['oidc_request', 'pending_identity', 'passkey_challenge'] as const)
    await db.deleteFrom(table).where('expires_at', '<', moment).execute()
}
