import { COOKIES } from '@verstak/contracts/cookie'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import type { UserKind } from '@verstak/flags/flagRow'
import type { Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'

/** Whom flags are evaluated for: the same as on his pages, but for the layout, which no call tells. */
export function flagVisitorOf(caller: Pick<Caller, 'cookie'>, buyer: Buyer, regionId: number): FlagVisitor {
  return { id: caller.cookie(COOKIES.visitorId) || null, user: userKindOf(buyer), regionId }
}

/** Kind of user in the words of the flags. */
export function userKindOf(buyer: Buyer): UserKind {
  return buyer.role === 'business' && buyer.wholesale ? 'wholesale' : buyer.role
}
