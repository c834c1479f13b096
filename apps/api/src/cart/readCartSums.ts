import type { Cart } from '@verstak/contracts/cart'
import { describePromoOfCart } from '../promo-code/promoOfCart.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { listCartLines, totalsOf } from './cartLines.ts'

/** Totals and promo code of a cart that its owner has just changed. */
export async function readCartSums(
  { db, terms, now }: Pick<Services, 'db' | 'terms' | 'now'>,
  cartId: string,
  { officeIds, caller: { buyer, marker } }: { officeIds: number[]; caller: CartCaller },
): Promise<Pick<Cart, 'totals' | 'promo'>> {
  const lines = await listCartLines(db, cartId, { officeIds, buyer, terms: await terms() })
  const promo = await describePromoOfCart(db, cartId, lines, { userId: marker.userId, buyer, officeIds, now: now() })
  return { totals: totalsOf(lines, promo?.discount), ...(promo && { promo }) }
}
