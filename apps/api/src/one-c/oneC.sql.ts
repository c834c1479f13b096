import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Who exchanges goods. */
export interface OneCAccount {
  login: string
  passwordHash: string
  source: string
}

export async function findOneCAccount(db: Queryable, login: string): Promise<OneCAccount | undefined> {
  const { rows } = await sql<OneCAccount>`select login, password_hash as "passwordHash", source from one_c_account
    where login = ${login}`.execute(db)
  return rows[0]
}

/** Sessions that are over go with it. */
export async function insertOneCSession(db: Queryable, hash: Buffer, login: string, expiresAt: Date): Promise<void> {
  await sql`delete from one_c_session where expires_at < now()`.execute(db)
  await sql`insert into one_c_session (token_hash, login, expires_at) values (${hash}, ${login}, ${expiresAt})`.execute(
    db,
  )
}

/** The account of a session that still holds. */
export async function findOneCSession(db: Queryable, hash: Buffer, now: Date): Promise<OneCAccount | undefined> {
  const { rows } = await sql<OneCAccount>`select a.login, a.password_hash as "passwordHash", a.source
    from one_c_session s join one_c_account a on a.login = s.login
    where s.token_hash = ${hash} and s.expires_at > ${now}`.execute(db)
  return rows[0]
}
