import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf, type SessionUser } from '../session/sessionUserOf.ts'

/** The one place that decides whose prices a caller gets: those of his session's user, else a guest's. */
export async function buyerOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Buyer> {
  const user = await sessionUserOf({ db, now }, caller)
  return user ? buyerOfUser(user) : GUEST
}

/** Whose prices a user gets: those of the organization that he buys for. */
export function buyerOfUser(user: SessionUser): Buyer {
  // Staff shops as anybody does until it has shown its second token.
  if (user.is_staff) return { role: user.is_admin ? 'staff' : 'private' }
  const { is_new: isNew, wholesale_type: type, wholesale_level: level } = user
  // Without an organization.
  if (isNew === null) return { role: 'private' }
  return { role: 'business', isNew, wholesale: type === null || level === null ? null : { type, level } }
}
