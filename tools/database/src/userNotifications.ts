import { type PrepaymentPayload } from '@verstak/contracts/notification'
import { UserKind } from '@verstak/flags/flagRow'
import { Client } from 'pg'
import { SESSION_USERS } from './sessionUsers.data.ts'

type KnownUser = Exclude<UserKind, 'guest'>

/** A notification for a user of `npm run session`. */
export interface NotificationOrder {
  user: KnownUser
  /** Null = delete all his notifications, viewed or not. */
  name: string | null
  payload: Record<string, unknown> | null
}

const USERS = UserKind.options.filter((kind) => kind !== 'guest')
const USAGE = `npm run notifications -- --as ${USERS.join('|')} --name <name> [--payload <JSON object>], or --clear instead of a name`
const HOUR_MS = 60 * 60 * 1000

/** @throws Error with the usage */
export function parseNotificationOrder(
  { as, name, payload, clear }: { as?: string; name?: string; payload?: string; clear?: boolean },
  now: Date,
): NotificationOrder {
  const user = USERS.find((kind) => kind === as)
  const isNamed = name !== undefined && /\S/.test(name)
  if (!user || isNamed === Boolean(clear)) throw new Error(`Usage: ${USAGE}`)
  if (!isNamed) return { user, name: null, payload: null }
  return { user, name, payload: payload === undefined ? usualPayload(name, now) : parsePayload(payload) }
}

/** Default payload: an order reserved for an hour, to try the prepayment without a real order. */
const usualPayload = (name: string, now: Date): PrepaymentPayload | null =>
  name === 'prepaymentRequired'
    ? {
        guid: crypto.randomUUID(),
        image: '',
        quantity: 3,
        paymentExpirationTime: new Date(now.getTime() + HOUR_MS).toISOString(),
      }
    : null

function parsePayload(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Reported below.
  }
  throw new Error(`The payload is no JSON object. Usage: ${USAGE}`)
}

/**
 * Adds a notification for the user, or deletes his notifications.
 * @returns names of his unread notifications
 * @throws Error when `npm run session` has not created this user yet
 */
export async function changeNotifications(
  databaseUrl: string,
  { user, name, payload }: NotificationOrder,
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>('select id from shop_user where email = $1', [
      SESSION_USERS[user].email,
    ])
    const id = rows[0]?.id
    if (id === undefined) throw new Error(`There is no such user yet: npm run session -- --as ${user}`)
    if (name === null) await client.query('delete from user_notification where user_id = $1', [id])
    else
      await client.query('insert into user_notification (user_id, name, payload) values ($1, $2, $3)', [
        id,
        name,
        payload === null ? null : JSON.stringify(payload),
      ])
    const pending = await client.query<{ name: string }>(
      'select name from user_notification where user_id = $1 and viewed_at is null order by id',
      [id],
    )
    return pending.rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}
