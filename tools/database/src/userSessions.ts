import { createHash, randomBytes } from 'node:crypto'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { UserKind } from '@verstak/flags/flagRow'
import { Client } from 'pg'
import { activateFirst, putUser } from './putUser.ts'
import { SESSION_USERS } from './sessionUsers.data.ts'

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
    const userId = await putUser(client, SESSION_USERS[user])
    await activateFirst(client, userId)
    await setLevel(client, userId, level)
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

/** Sets the level of the wholesale organizations. */
const setLevel = (client: Client, userId: number, level: number) =>
  client.query(
    `update organization set wholesale_level = $2 where wholesale_type is not null and id in
       (select organization_id from organization_member where user_id = $1)`,
    [userId, level],
  )

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
