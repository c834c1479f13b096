import type { Buyer } from '@verstak/price/buyer'
import { buyerOf } from '../price/buyerOf.ts'
import type { Caller } from '../http/createBinder.ts'
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
}

export const cartCallerOf = async (services: Services, caller: Caller): Promise<CartCaller> => ({
  token: readCartToken(caller),
  buyer: await buyerOf(services, caller),
  visitor: visitorOf(caller),
})
