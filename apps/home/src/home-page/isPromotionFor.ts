import type { Promotion } from '@verstak/contracts/promotion'
import type { UserKind } from '@verstak/flags/flagRow'

type Audience = Pick<Promotion, 'onlyForAdmin' | 'onlyForB2B' | 'onlyForB2C'>

/** Whether a visitor may see a promotion (PROMO-002…004). Staff see all of them, to inform customers. */
export function isPromotionFor({ onlyForAdmin, onlyForB2B, onlyForB2C }: Audience, user: UserKind): boolean {
  if (user === 'staff') return true
  const isBusiness = user === 'business' || user === 'wholesale'
  return !onlyForAdmin && (!onlyForB2B || isBusiness) && (!onlyForB2C || !isBusiness)
}
