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
  /** With a refresh token besides: it goes on after a day, as long as it is renewed. */
  isRenewable?: boolean
  /** Began so many minutes ago: what needs a fresh sign-in asks again. */
  age?: number
}

const USAGE = `npm run session -- --as ${UserKind.options.join('|')} [--level 0…4] [--renewable] [--age minutes]`
const HIGHEST_LEVEL = 4

/** @throws Error with the usage */
export function parseSessionOrder({
  as,
  level = '2',
  renewable: isRenewable = false,
  age = '0',
}: {
  as?: string
  level?: string
  renewable?: boolean
  age?: string
}): SessionOrder {
  const user = UserKind.options.find((kind) => kind === as)
  if (!user || !/^\d$/.test(level) || Number(level) > HIGHEST_LEVEL || !/^\d{1,3}$/.test(age))
    throw new Error(`Usage: ${USAGE}`)
  return { user, level: Number(level), ...(isRenewable && { isRenewable }), ...(age !== '0' && { age: Number(age) }) }
}

/**
 * Creates a session of one day, or one that can be renewed, for a user of this kind; creates the user and his
 * organizations if necessary. He buys for the first of them.
 * @returns the cookies of the session as a browser sends them; '' for guests, who have none
 * @throws Error in production: there nobody comes in without proving who he is
 */
export async function addSession(
  databaseUrl: string,
  { user, level, isRenewable = false, age = 0 }: SessionOrder,
): Promise<string> {
  if (process.env['VERSTAK_ENV'] === 'production')
    throw new Error('Sessions without a sign-in are for demo shops only: this one is in production (VERSTAK_ENV).')
  if (user === 'guest') return ''
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const userId = await putUser(client, SESSION_USERS[user])
    await activateFirst(client, userId)
    await setLevel(client, userId, level)
    const isAdmin = user === 'staff'
    const sessionId = await addSessionRow(client, userId, { isAdmin, isRenewable, age })
    const cookies = [await addToken(client, sessionId, 'access')]
    if (isRenewable) cookies.push(await addToken(client, sessionId, 'refresh'))
    if (isAdmin) cookies.push(await addToken(client, sessionId, 'admin'))
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

async function addSessionRow(
  client: Client,
  userId: number,
  { isAdmin, isRenewable, age }: { isAdmin: boolean; isRenewable: boolean; age: number },
): Promise<string> {
  const { maxAge } = COOKIE_OF[isRenewable ? 'refresh' : 'access']
  const { rows } = await client.query<{ id: string }>(
    `insert into user_session (user_id, method, device, is_admin, expires_at, created_at)
     values ($1, 'console', 'npm run session', $2, now() + $3 * interval '1 second', now() - $4 * interval '1 minute')
     returning id`,
    [userId, isAdmin, maxAge, age],
  )
  return rows[0]!.id
}

const COOKIE_OF = {
  access: SERVER_COOKIES.accessToken,
  refresh: SERVER_COOKIES.refreshToken,
  admin: SERVER_COOKIES.adminToken,
} as const

async function addToken(client: Client, sessionId: string, scope: keyof typeof COOKIE_OF): Promise<string> {
  const { name, maxAge } = COOKIE_OF[scope]
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into session_token (token_hash, session_id, scope, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [createHash('sha256').update(token).digest(), sessionId, scope, maxAge],
  )
  return `${name}=${token}`
}
