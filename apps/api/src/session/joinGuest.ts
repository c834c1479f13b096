import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { sql } from 'kysely'
import { moveGuestCart } from '../cart/joinGuestCart.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { moveGuestMarks } from '../marks/joinGuestMarks.ts'
import { moveViews } from '../recommendations/events.sql.ts'
import { viewerOfUser } from '../recommendations/viewerOf.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { secretHashOf } from './secretCookie.ts'

type Needed = Pick<Services, 'now' | 'index'>

/**
 * Gives a user what the guest of his browser collected: cart, favourites, comparison and viewed products, in the caller's
 * transaction. The browser sends its searches itself. A failure undoes the joining, but never the sign-in: carts and
 * marks are joined by the first call that needs them, too.
 */
export async function joinGuest(
  services: Needed,
  db: Queryable,
  caller: Pick<Caller, 'cookie'>,
  userId: number,
): Promise<void> {
  await sql`savepoint join_guest`.execute(db)
  try {
    await moveAll(services, db, caller, userId)
    await sql`release savepoint join_guest`.execute(db)
  } catch {
    await sql`rollback to savepoint join_guest`.execute(db)
  }
}

async function moveAll(services: Needed, db: Queryable, caller: Pick<Caller, 'cookie'>, userId: number): Promise<void> {
  const now = services.now()
  const cartHash = secretHashOf(caller, SERVER_COOKIES.cartToken)
  if (cartHash) {
    const regionId = await activeRegionOf(services, caller)
    await moveGuestCart(services, db, { userId, tokenHash: cartHash, regionId })
  }
  const marksHash = secretHashOf(caller, SERVER_COOKIES.marksToken)
  if (marksHash) await moveGuestMarks(db, { userId, tokenHash: marksHash }, now)
  const visitor = visitorOf(caller)
  if (visitor) await moveViews(db, visitor, viewerOfUser(userId))
}
