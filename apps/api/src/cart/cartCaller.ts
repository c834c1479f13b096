import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import type { Buyer } from '@verstak/price/buyer'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import { buyerOf } from '../price/buyerOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { markVisitorOf, type MarkVisitor } from '../marks/markVisitor.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import { readCartToken } from './cartToken.ts'

/** Whose cart it is and what prices he gets. */
export interface CartCaller {
  /** Secret of the cart; null for a visitor without one. */
  token: string | null
  buyer: Buyer
  /** Under which his doings are noted; null when his browser has no id. */
  visitor: Buffer | null
  /** Under whom his favourites and his comparison are kept. */
  marker: MarkVisitor
  /** Whom flags are evaluated for in a region. */
  flagVisitorIn(regionId: number): FlagVisitor
}

export async function cartCallerOf(services: Services, caller: Caller): Promise<CartCaller> {
  const [buyer, marker] = await Promise.all([buyerOf(services, caller), markVisitorOf(services, caller)])
  return {
    token: readCartToken(caller),
    buyer,
    visitor: visitorOf(caller),
    marker,
    flagVisitorIn: (regionId) => flagVisitorOf(caller, buyer, regionId),
  }
}
