import { randomUUID } from 'node:crypto'
import { CartJoining } from '@verstak/contracts/cart'
import { MAX_SAVED } from '@verstak/contracts/cartLine'
import * as v from 'valibot'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { moveCartPromo } from '../promo-code/promoCode.sql.ts'
import { selectTiles } from '../product/product.sql.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { countLines, moveSaved } from './asideItem.sql.ts'
import { lockCart, putUserCart, selectItems } from './cart.sql.ts'
import { hasNewItems, moveItems, selectJoining, updateItems, updateJoining } from './joinCart.sql.ts'
import { planJoining } from './planJoining.ts'

export interface GuestAndUser {
  userId: number
  /** Hash of the token of the browser where the guest signed in. */
  tokenHash: Buffer
}

/** Joins the guest's cart of a signed-in caller's browser into the user's, if it holds anything new. */
export async function joinGuestCart(
  services: Pick<Services, 'db' | 'now' | 'index'>,
  caller: Pick<Caller, 'cookie'>,
  guest: GuestAndUser,
): Promise<void> {
  const { db } = services
  if (!(await hasNewItems(db, guest.tokenHash))) return
  const regionId = await activeRegionOf(services, caller)
  await db.transaction().execute((transaction) => moveGuestCart(services, transaction, { ...guest, regionId }))
}

/**
 * Moves the lines of a guest's cart into the user's, in the caller's transaction: every line of both, each in the larger
 * quantity, as far as the stock of the region and the size of a cart allow. Lines that find no room stay with the guest.
 * A second time there is nothing to move. What was done the user is told once (`CartJoining`).
 */
export async function moveGuestCart(
  { now, index }: Pick<Services, 'now' | 'index'>,
  db: Queryable,
  { userId, tokenHash, regionId }: GuestAndUser & { regionId: number },
): Promise<void> {
  const { office_ids: officeIds } = getRegion(await index.read(), regionId)
  // Always locks the guest first, to prevent deadlocks.
  const guestId = await lockCart(db, { tokenHash })
  if (guestId === null) return
  const guests = (await selectItems(db, guestId)).filter(({ is_left }) => !is_left)
  if (guests.length === 0 && (await countLines(db, guestId)).saved === 0) return
  const cartId = await putUserCart(db, userId, now())
  const { saved } = await countLines(db, cartId)
  await moveSaved(db, { guestId, cartId }, Math.max(0, MAX_SAVED - saved))
  if (guests.length === 0) return
  const own = await selectItems(db, cartId)
  const ids = [...new Set([...own, ...guests].map(({ product_id }) => product_id))]
  const plan = planJoining({ own, guests, products: await selectTiles(db, ids, officeIds) })
  await moveItems(db, { guestId, cartId, ...plan })
  await updateItems(db, plan.changed)
  await moveCartPromo(db, guestId, cartId)
  if (plan.joining) {
    const before = v.safeParse(CartJoining, await selectJoining(db, cartId))
    const joining = before.success ? withEarlier(plan.joining, before.output) : plan.joining
    await updateJoining(db, cartId, { ...joining, id: randomUUID() })
  }
}

type Joining = Omit<CartJoining, 'id'>

/** Two joinings of which the user has seen neither. */
function withEarlier(joining: Joining, earlier: Joining): Joining {
  return {
    addedCount: earlier.addedCount + joining.addedCount,
    keptCount: earlier.keptCount,
    raisedCount: earlier.raisedCount + joining.raisedCount,
    limited: [...new Set([...earlier.limited, ...joining.limited])],
    leftCount: earlier.leftCount + joining.leftCount,
  }
}
