import { CartJoining, type Cart, type getCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import * as v from 'valibot'
import { promoOfCart } from '../promo-code/promoOfCart.ts'
import { getMarks } from '../marks/getMarks.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { asideOf } from './asideOf.ts'
import { cartItemsOf, linesOf, totalsOf } from './cartLines.ts'
import { selectItems } from './cart.sql.ts'
import { findCart } from './cartToken.ts'
import { selectJoining } from './joinCart.sql.ts'

/** The visitor's cart with the region's current prices and stock; empty for a visitor without a cart. */
export async function getCart(
  services: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
  { owner, buyer, marker }: CartCaller,
): Promise<Cart> {
  const { db, index, terms: readTerms, now } = services
  const region = getRegion(await index.read(), regionId)
  const cartId = await findCart(db, owner)
  const terms = await readTerms()
  const officeIds = region.office_ids
  const cartTerms = { officeIds, buyer, terms }
  const held = cartId === null ? [] : await selectItems(db, cartId)
  const lines = await linesOf(db, held, cartTerms)
  const promoCaller = { userId: marker.userId, buyer, officeIds, now: now() }
  const promo = cartId === null ? undefined : await promoOfCart(db, cartId, lines, promoCaller)
  const marks = lines.length === 0 ? undefined : await getMarks(services, marker)
  const isUsers = owner !== null && 'userId' in owner
  const joining = v.safeParse(CartJoining, cartId && isUsers ? await selectJoining(db, cartId) : null)
  const aside = cartId === null ? {} : await asideOf(services, { cartId, held, region, cartTerms, marks })
  return {
    items: cartItemsOf(lines, region, now(), terms, marks),
    totals: totalsOf(lines, promo?.discount),
    ...(joining.success && { joining: joining.output }),
    ...(promo && { promo }),
    ...aside,
  }
}
