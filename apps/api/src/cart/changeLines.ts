import { MAX_LINES, type Cart } from '@verstak/contracts/cart'
import { MAX_SAVED } from '@verstak/contracts/cartLine'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { countLines, deleteRemovedBefore } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeCart } from './changeCart.ts'
import { getCart } from './getCart.ts'
import { restorableSince } from './restorableSince.ts'
import { readCartSums } from './readCartSums.ts'
import { getRegion } from '../region/getRegion.ts'

/** Lines that a call names, in a region. */
export interface NamedLines {
  itemGuids: string[]
  regionId: number
}

/**
 * Changes lines of a cart under its lock. @returns the cart as it is then
 * @throws DomainError `cart-token-required`; `invalid-input` with reason `cart-full` or `saved-full`, which changes nothing
 */
export async function changeLines(
  services: Services,
  { regionId }: Pick<NamedLines, 'regionId'>,
  caller: CartCaller,
  change: (transaction: Queryable, cartId: string, now: Date) => Promise<unknown>,
): Promise<{ success: boolean; cart: Cart }> {
  const { office_ids: officeIds } = getRegion(await services.index.read(), regionId)
  const now = services.now()
  const cartId = await changeCart(services, caller.owner, async (transaction, id) => {
    const before = await countLines(transaction, id)
    await deleteRemovedBefore(transaction, id, restorableSince(now))
    await change(transaction, id, now)
    const after = await countLines(transaction, id)
    if (after.items > Math.max(MAX_LINES, before.items)) {
      throw invalidInput('itemGuids', 'cart-full', `A cart holds at most ${MAX_LINES} products.`)
    }
    if (after.saved > Math.max(MAX_SAVED, before.saved)) {
      throw invalidInput('itemGuids', 'saved-full', `At most ${MAX_SAVED} products can be saved.`)
    }
    return id
  })
  // From now on the shopper knows what his promo code gives.
  await readCartSums(services, cartId, { officeIds, caller })
  return { success: true, cart: await getCart(services, { regionId }, caller) }
}
