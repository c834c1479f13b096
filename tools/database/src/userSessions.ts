import { createHash, randomBytes } from 'node:crypto'
import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import { UserKind } from '@verstak/flags/flagRow'
import { Client } from 'pg'

/** Columns of the user that each kind of session is for; there is one user of each. */
const USERS = {
  private: { kind: 'private', isNewCompany: false, wholesaleType: null },
  business: { kind: 'business', isNewCompany: true, wholesaleType: null },
  wholesale: { kind: 'business', isNewCompany: false, wholesaleType: 'generic' },
  staff: { kind: 'staff', isNewCompany: false, wholesaleType: null },
} as const

/** Whom a session is for. */
export interface SessionOrder {
  user: UserKind
  /** Wholesale level, 0…4; of wholesale users only. */
  level: number
}

const USAGE = `npm run session -- --as ${UserKind.options.join('|')} [--level 0…4]`
const HIGHEST_LEVEL = 4

/** @throws Error that says how to write it */
export function parseSessionOrder({ as, level = '2' }: { as?: string; level?: string }): SessionOrder {
  const user = UserKind.options.find((kind) => kind === as)
  if (!user || !/^\d$/.test(level) || Number(level) > HIGHEST_LEVEL) throw new Error(`Usage: ${USAGE}`)
  return { user, level: Number(level) }
}

/**
 * Makes a session of a day for a user of this kind, and the user where there is none yet.
 * @returns the cookies of the session as a browser sends them; '' for guests, who have none
 */
export async function addSession(databaseUrl: string, { user, level }: SessionOrder): Promise<string> {
  if (user === 'guest') return ''
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const { kind, isNewCompany, wholesaleType } = USERS[user]
    const { rows } = await client.query<{ id: number }>(
      `insert into shop_user as old (login, kind, is_new_company, wholesale_type, wholesale_level)
       values ($1, $2, $3, $4, $5)
       on conflict (login) do update set wholesale_level = excluded.wholesale_level
       returning id`,
      [`npm-run-session-${user}`, kind, isNewCompany, wholesaleType, wholesaleType === null ? null : level],
    )
    const cookies = [await addToken(client, rows[0]!.id, 'access')]
    if (user === 'staff') cookies.push(await addToken(client, rows[0]!.id, 'admin'))
    await client.query('commit')
    return cookies.join('; ')
  } finally {
    // Without a commit the server rolls back.
    await client.end()
  }
}

async function addToken(client: Client, userId: number, scope: 'access' | 'admin'): Promise<string> {
  const { name, maxAge } = scope === 'admin' ? SESSION_COOKIES.adminToken : SESSION_COOKIES.accessToken
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into user_session (token_hash, user_id, scope, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 second')`,
    [createHash('sha256').update(token).digest(), userId, scope, maxAge],
  )
  return `${name}=${token}`
}
