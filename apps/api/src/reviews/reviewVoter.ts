import { timingSafeEqual } from 'node:crypto'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { putSecret } from '../chat/chat.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { deriveSecret, hashSecret, isSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import type { Voter } from './vote.sql.ts'

/** Secret of the shop that signs what reviews and discussions give to visitors. */
export async function reviewSecret(db: Queryable): Promise<string> {
  const known = await db.selectFrom('shop_secret').select('secret').where('purpose', '=', 'review').executeTakeFirst()
  return known?.secret ?? putSecret(db, 'review', newSecret())
}

const SEPARATOR = '.'
const signatureOf = (id: string, secret: string) => deriveSecret(secret, `voter ${id}`)

/** The guest of the cookie; null without one that the shop has signed. */
async function findGuest(db: Queryable, caller: Pick<Caller, 'cookie'>): Promise<Buffer | null> {
  const [id = '', signature = ''] = (caller.cookie(SERVER_COOKIES.reviewVoter) ?? '').split(SEPARATOR)
  if (!isSecret(id) || !isSecret(signature)) return null
  const right = signatureOf(id, await reviewSecret(db))
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? hashSecret(id) : null
}

/** Null for a visitor of whom no votes can be known. */
export async function findVoter(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Voter | null> {
  const userId = await findUserIdOf(services, caller)
  const guestHash = await findGuest(services.db, caller)
  return userId === null && guestHash === null ? null : { userId, guestHash }
}

/** The same; a new guest gets his cookie. @throws DomainError `rate-limited` */
export async function voterOf(services: Pick<Services, 'db' | 'now' | 'limits'>, caller: Caller): Promise<Voter> {
  const known = await findVoter(services, caller)
  if (known) return known
  await services.limits.spend('newVotersPerIp', caller.ip)
  const id = newSecret()
  const signature = signatureOf(id, await reviewSecret(services.db))
  caller.setCookie(SERVER_COOKIES.reviewVoter, `${id}${SEPARATOR}${signature}`)
  return { userId: null, guestHash: hashSecret(id) }
}
