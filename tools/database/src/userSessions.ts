import { createHash, randomBytes } from 'node:crypto'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { UserKind } from '@verstak/flags/flagRow'
import { Client } from 'pg'
import { SESSION_USERS, type SessionOrganization } from './sessionUsers.data.ts'

/** Parameters of a new session. */
export interface SessionOrder {
  user: UserKind
  /** Wholesale level, 0…4; only for wholesale users. */
  level: number
}

const USAGE = `npm run session -- --as ${UserKind.options.join('|')} [--level 0…4]`
const HIGHEST_LEVEL = 4

/** @throws Error with the usage */
export function parseSessionOrder({ as, level = '2' }: { as?: string; level?: string }): SessionOrder {
  const user = UserKind.options.find((kind) => kind === as)
  if (!user || !/^\d$/.test(level) || Number(level) > HIGHEST_LEVEL) throw new Error(`Usage: ${USAGE}`)
  return { user, level: Number(level) }
}

/** Status of the wholesale organizations. */
const WHOLESALE_TYPE = 'generic'

/**
 * Creates a session of one day for a user of this kind; creates the user and his organizations if necessary. He buys
 * for the first of them.
 * @returns the cookies of the session as a browser sends them; '' for guests, who have none
 */
export async function addSession(databaseUrl: string, { user, level }: SessionOrder): Promise<string> {
  if (user === 'guest') return ''
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const userId = await putUser(client, user)
    await putOrganizations(client, userId, SESSION_USERS[user].organizations)
    await resetOrganizations(client, userId, level)
    const sessionId = await addSessionRow(client, userId)
    const cookies = [await addToken(client, sessionId, 'access')]
    if (user === 'staff') cookies.push(await addToken(client, sessionId, 'admin'))
    await client.query('commit')
    return cookies.join('; ')
  } finally {
    // Without a commit the server rolls back.
    await client.end()
  }
}

/** @returns the user's id; his row is locked until the transaction ends */
async function putUser(client: Client, user: keyof typeof SESSION_USERS): Promise<number> {
  const { firstName, lastName, email, phone, isTrusted } = SESSION_USERS[user]
  const { rows } = await client.query<{ id: number }>(
    `insert into shop_user
       (is_staff, first_name, last_name, email, phone, is_trusted, email_confirmed_at, phone_confirmed_at)
     values ($1, $2, $3, $4, $5, $6, now(), now())
     on conflict (lower(email)) do update set (is_staff, first_name, last_name, phone, is_trusted) =
       (excluded.is_staff, excluded.first_name, excluded.last_name, excluded.phone, excluded.is_trusted)
     returning id`,
    [user === 'staff', firstName, lastName, email, phone, isTrusted],
  )
  return rows[0]!.id
}

/** Creates the organizations that the user is not yet a member of. */
async function putOrganizations(client: Client, userId: number, all: readonly SessionOrganization[]): Promise<void> {
  const { rows } = await client.query<{ inn: string }>(
    `select inn from organization join organization_member on organization_id = id where user_id = $1`,
    [userId],
  )
  for (const { name, inn, kpp, role, isNew, isWholesale } of all) {
    if (rows.some((row) => row.inn === inn)) continue
    await client.query(
      `with made as (
         insert into organization (name, inn, kpp, is_new, wholesale_type, wholesale_level)
         values ($2, $3, $4, $5, $6, $7) returning id
       )
       insert into organization_member (user_id, organization_id, role, created_at)
       select $1, id, $8, clock_timestamp() from made`,
      [userId, name, inn, kpp, isNew, isWholesale ? WHOLESALE_TYPE : null, isWholesale ? 0 : null, role],
    )
  }
}

/** Activates the first one and sets the level of the wholesale ones. */
async function resetOrganizations(client: Client, userId: number, level: number): Promise<void> {
  await client.query('update organization_member set is_active = false where user_id = $1 and is_active', [userId])
  await client.query(
    `update organization_member set is_active = true where user_id = $1 and organization_id =
       (select min(organization_id) from organization_member where user_id = $1)`,
    [userId],
  )
  await client.query(
    `update organization set wholesale_level = $2 where wholesale_type is not null and id in
       (select organization_id from organization_member where user_id = $1)`,
    [userId, level],
  )
}

async function addSessionRow(client: Client, userId: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into user_session (user_id, method, device, expires_at)
     values ($1, 'console', 'npm run session', now() + $2 * interval '1 second') returning id`,
    [userId, SERVER_COOKIES.accessToken.maxAge],
  )
  return rows[0]!.id
}

async function addToken(client: Client, sessionId: string, scope: 'access' | 'admin'): Promise<string> {
  const { name, maxAge } = scope === 'admin' ? SERVER_COOKIES.adminToken : SERVER_COOKIES.accessToken
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into session_token (token_hash, session_id, scope, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [createHash('sha256').update(token).digest(), sessionId, scope, maxAge],
  )
  return `${name}=${token}`
}
