import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findSessionUser } from '../session/session.sql.ts'

/** The one place that decides whose prices a caller gets: those of his session's user, else a guest's. */
export async function buyerOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Buyer> {
  const access = hashOf(caller.cookie(SESSION_COOKIES.accessToken))
  if (!access) return GUEST
  const user = await findSessionUser(db, { access, admin: hashOf(caller.cookie(SESSION_COOKIES.adminToken)) }, now())
  if (!user) return GUEST
  // Staff shops as anybody does until it has shown its second token.
  if (user.kind === 'staff') return { role: user.is_admin ? 'staff' : 'private' }
  if (user.kind === 'private') return { role: 'private' }
  const { is_new_company: isNew, wholesale_type: type, wholesale_level: level } = user
  return { role: 'business', isNew, wholesale: type === null || level === null ? null : { type, level } }
}

const hashOf = (cookie: string | null) => (cookie !== null && isSecret(cookie) ? hashSecret(cookie) : null)
