import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf, type SessionUser } from '../session/sessionUserOf.ts'

/**
 * Determines the prices that a caller gets: those of the user of his session, else guest prices. There is no other
 * place for this decision.
 */
export async function buyerOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Buyer> {
  const user = await sessionUserOf({ db, now }, caller)
  return user ? buyerOfUser(user) : GUEST
}

/** Determines the prices of a user by the organization that he buys for. */
export function buyerOfUser(user: SessionUser): Buyer {
  // Staff gets private prices until it presents its second token.
  if (user.is_staff) return { role: user.is_admin ? 'staff' : 'private' }
  const { is_new: isNew, wholesale_type: type, wholesale_level: level } = user
  // The user has no organization.
  if (isNew === null) return { role: 'private' }
  return { role: 'business', isNew, wholesale: type === null || level === null ? null : { type, level } }
}
