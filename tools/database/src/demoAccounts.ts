import { hash, verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { activateFirst, putUser } from './putUser.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './sessionUsers.data.ts'

/** Argon2id with the parameters of the shop's own hashes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An account that anybody at this computer may use. */
export interface DemoAccount {
  /** What it shows: `private`, `business`, `wholesale`, `staff`, `purchaser`. */
  kind: string
  email: string
  /** Ten digits, without the leading 7. */
  phone: string
  password: string
}

/**
 * Gives a demo shop an account of each kind, all with the same known password. A shop with goods of its own gets none, and
 * so does an empty one; passwords that were changed stay changed.
 *
 * @returns the accounts that can be used; those whose password was changed are left out
 * @throws Error in production
 */
export async function putDemoAccounts(databaseUrl: string): Promise<DemoAccount[]> {
  if (process.env['VERSTAK_ENV'] === 'production') throw new Error('Demo accounts are for demo shops only.')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    if (!(await isDemoShop(client))) return []
    await client.query('begin')
    const accounts: DemoAccount[] = []
    for (const [kind, user] of Object.entries(DEMO_ACCOUNTS)) {
      const isNew = await isUnknown(client, user.email)
      const userId = await putUser(client, user)
      if (isNew) await activateFirst(client, userId)
      if (await putPassword(client, userId)) {
        accounts.push({ kind, email: user.email, phone: user.phone, password: DEMO_PASSWORD })
      }
    }
    await client.query('commit')
    return accounts
  } finally {
    // Without a commit the server rolls back.
    await client.end()
  }
}

async function isDemoShop(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select from product where source = 'demo')
        and not exists (select from product where source <> 'demo') as is`,
  )
  return rows[0]?.is ?? false
}

async function isUnknown(client: Client, email: string): Promise<boolean> {
  return (await client.query('select from shop_user where lower(email) = lower($1)', [email])).rowCount === 0
}

/**
 * Sets the password of a user who has none. @returns whether the known password opens the account
 */
async function putPassword(client: Client, userId: number): Promise<boolean> {
  const { rows } = await client.query<{ password_hash: string | null }>(
    'select password_hash from shop_user where id = $1',
    [userId],
  )
  const known = rows[0]?.password_hash ?? null
  if (known !== null) return verify(known, DEMO_PASSWORD)
  const made = await hash(DEMO_PASSWORD, ARGON2)
  await client.query('update shop_user set password_hash = $2 where id = $1', [userId, made])
  return true
}
