import type { CheckedOrderInput } from '@verstak/contracts/order'
import type { Buyer } from '@verstak/price/buyer'
import { findCartId, selectOrderedItems, type CartKey } from '../cart/cart.sql.ts'
import { linesOf, type WantedItem } from '../cart/cartLines.ts'
import { quoteTransport, type TransportQuote } from '../delivery/transportTerms.ts'
import { findTown } from '../transport/transport.sql.ts'
import type { Services } from '../services.ts'

/**
 * What transport companies take for an order: asked before its transaction, which would hold locks meanwhile.
 * @param goods items to order directly; null = the cart
 * @returns null for other ways of delivery, and where the order will be refused anyway
 */
export async function orderQuote(
  services: Services,
  { delivery, regionId }: CheckedOrderInput,
  { cart, buyer, goods }: { cart: CartKey; buyer: Buyer; goods: WantedItem | null },
): Promise<TransportQuote | null> {
  if (delivery.type !== 'transport') return null
  const { db, index, terms } = services
  const region = (await index.read()).regionById.get(regionId)
  if (!region || !(await findTown(db, delivery.townId))) return null
  const cartId = goods ? null : await findCartId(db, cart)
  const items = goods ? [goods] : cartId === null ? [] : await selectOrderedItems(db, cartId)
  const lines = await linesOf(db, items, { officeIds: region.office_ids, buyer, terms: await terms() })
  return quoteTransport(
    services,
    delivery.townId,
    lines.filter(({ isAvailable }) => isAvailable),
  )
}
