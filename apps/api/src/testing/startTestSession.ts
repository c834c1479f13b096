import type { CookieRule } from '@verstak/contracts/cookie'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { createSqlIndex } from '../catalogue-index/sql/createSqlIndex.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { startSession, type SessionStart } from '../session/startSession.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'

let users = 0

/** A user with an e-mail, without organizations. @returns his id */
export async function addUser(
  { db }: Pick<FileTestApi, 'db'>,
  fields: {
    is_staff?: boolean
    is_trusted?: boolean
    staff_role?: StaffRole
    first_name?: string
    last_name?: string
  } = {},
): Promise<number> {
  const email = `user-${++users}-${process.pid}@mail.example`
  const row = { email, first_name: 'Анна', staff_role: 'owner' as const, ...fields }
  return (await db.insertInto('shop_user').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Signs a user in as the sign-in calls do. */
export async function startTestSession(
  { databaseUrl, clock }: Pick<FileTestApi, 'databaseUrl' | 'clock'>,
  visitor: Visitor,
  start: Omit<SessionStart, 'method'>,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36',
): Promise<Visitor> {
  const { db, pool, close } = openDatabase(databaseUrl, { poolSize: 2 })
  const index = createSqlIndex(pool)
  const caller = {
    ip: '192.0.2.7',
    userAgent,
    cookie: ({ name }: CookieRule) => visitor.cookies.get(name) ?? null,
    setCookie: ({ name }: CookieRule, value: string) => void visitor.cookies.set(name, value),
    clearCookie: ({ name }: CookieRule) => void visitor.cookies.delete(name),
  }
  try {
    const services = { now: () => clock.now, index }
    await db
      .transaction()
      .execute((transaction) => startSession(services, transaction, caller, { method: 'password', ...start }))
    return visitor
  } finally {
    await index.close()
    await close()
  }
}
