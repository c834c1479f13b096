import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import type { UserKind } from '@verstak/flags/flagRow'
import type { Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'

/**
 * The visitor for the evaluation of flags: the same as on pages, except for the layout, which API calls do not contain.
 */
export function flagVisitorOf(caller: Pick<Caller, 'cookie'>, buyer: Buyer, regionId: number): FlagVisitor {
  return { id: caller.cookie(SERVER_COOKIES.visitorId) || null, user: userKindOf(buyer), regionId }
}

/** Kind of user as flags name it. */
export function userKindOf(buyer: Buyer): UserKind {
  return buyer.role === 'business' && buyer.wholesale ? 'wholesale' : buyer.role
}
