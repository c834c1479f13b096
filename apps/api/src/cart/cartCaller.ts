import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import type { Buyer } from '@verstak/price/buyer'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { markVisitorOf, type MarkVisitor } from '../marks/markVisitor.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import type { CartKey } from './cart.sql.ts'
import { cartOwnerOf } from './cartOwnerOf.ts'

/** Owner of the cart and the prices that apply to him. */
export interface CartCaller {
  /** Null for a guest without a cart. */
  owner: CartKey | null
  buyer: Buyer
  /** Hash under which his events are stored; null when his browser has no id. */
  visitor: Buffer | null
  /** Owner of his favourites and his comparison. */
  marker: MarkVisitor
  /** The visitor in a region, for the evaluation of flags. */
  flagVisitorIn(regionId: number): FlagVisitor
}

export async function cartCallerOf(services: Services, caller: Caller): Promise<CartCaller> {
  const [buyer, marker] = await Promise.all([buyerOf(services, caller), markVisitorOf(services, caller)])
  return {
    owner: await cartOwnerOf(services, caller, marker.userId),
    buyer,
    visitor: visitorOf(caller),
    marker,
    flagVisitorIn: (regionId) => flagVisitorOf(caller, buyer, regionId),
  }
}
