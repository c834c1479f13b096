import type { Cart, getCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { cartItemsOf, listCartLines, totalsOf } from './cartLines.ts'
import { findCart } from './cartToken.ts'

/** The visitor's cart as the region can serve it now; empty for a visitor without one. */
export async function getCart(
  { db, index, now }: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
  token: string | null,
): Promise<Cart> {
  const region = getRegion(await index.read(), regionId)
  const cartId = await findCart(db, token)
  const lines = cartId === null ? [] : await listCartLines(db, cartId, region.office_ids)
  return { items: cartItemsOf(lines, region, now()), totals: totalsOf(lines) }
}
