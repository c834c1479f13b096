import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hash } from '@node-rs/argon2'
import { getSession } from '@verstak/contracts/session'
import { getCaptchaTask } from '@verstak/contracts/captcha'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { SessionTables } from '../db/sessionTables.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'

/** Helpers for tests of sign-in over a running API. */

type Api = Pick<FileTestApi, 'db' | 'newVisitor'>

let users = 0
/** A password of test users, and its hash with cheap parameters. */
export const PASSWORD = 'Tools-2026'
const cheapHash = hash(PASSWORD, { memoryCost: 256, timeCost: 1, parallelism: 1 })

/** A ten-digit mobile phone that no test has used. */
export const newPhone = () => `916${String(2_000_000 + users++).padStart(7, '0')}`
export const newEmail = () => `user${users++}@mail.example`

/** A user with confirmed contacts and the password of all test users. */
export async function addUser(api: Api, changes: Partial<Insertable<SessionTables['shop_user']>> = {}) {
  const row = {
    phone: newPhone(),
    phone_confirmed_at: new Date(0),
    email: newEmail(),
    email_confirmed_at: new Date(0),
    password_hash: await cheapHash,
    ...changes,
  }
  const { id } = await api.db.insertInto('shop_user').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, phone: row.phone!, email: row.email! }
}

/** Texts of messages to somebody, the latest first. */
export async function messagesTo(api: Api, recipient: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from message where recipient = ${recipient}
    order by created_at desc, xmin::text::bigint desc, ctid desc`.execute(api.db)
  return rows.map(({ body }) => body)
}

export async function messageCount(api: Api): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message`.execute(api.db)
  return rows[0]!.count
}

/** The code of the latest message to somebody that has one. */
export async function codeFor(api: Api, recipient: string): Promise<string> {
  const codes = (await messagesTo(api, recipient)).map((text) => /: (\d{4,6})\b/.exec(text)?.[1])
  const code = codes.find((one) => one !== undefined)
  if (!code) throw new Error('No code was sent')
  return code
}

/** Another code of the same length. */
export const wrongOf = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

/** Lets time pass for all counters. */
export const passTime = (api: Api, seconds: number) =>
  sql`update sign_in_limit set expire = expire - ${seconds * 1000}`.execute(api.db)

/** Forgets all counters. */
export const forgetLimits = (api: Api) => api.db.deleteFrom('sign_in_limit').execute()

/** What a browser sends after it has solved the captcha. */
export async function solvedCaptcha(visitor: Visitor): Promise<string> {
  const task = await visitor.call(getCaptchaTask, {})
  if (task.provider !== 'altcha') throw new Error('Another captcha')
  const challenge = task.challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Id of the visitor's user, null for a guest. */
export const userOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).account?.id ?? null

export const putFlag = (api: Api, key: string, split: Record<string, number>) => {
  const rules = JSON.stringify([{ split }])
  return api.db
    .insertInto('feature_flag')
    .values({ key, is_on: true, rules })
    .onConflict((row) => row.column('key').doUpdateSet({ is_on: true, rules }))
    .execute()
}
