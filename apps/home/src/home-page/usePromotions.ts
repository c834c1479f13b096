import { useSuspenseQuery } from '@tanstack/react-query'
import type { Promotion, PromotionBanner } from '@verstak/contracts/promotion'
import { useHost, useUser } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { isPromotionFor } from './isPromotionFor.ts'
import { promotionsQuery } from './promotionsQuery.ts'

/** A promotion with a banner on the home page. */
export type BannerPromotion = Promotion & { banner: PromotionBanner }

export const hasBanner = (promotion: Promotion): promotion is BannerPromotion => promotion.banner !== undefined

/** Promotions for this visitor whose pages are released. Suspends while loading, throws when the call fails. */
export function usePromotions(): Promotion[] {
  const { call } = useHost()
  const user = useUser()
  const { id } = useRegion()
  const { data } = useSuspenseQuery(promotionsQuery(call, id))
  const leads = useLeads()
  return data.promotions.filter((promotion) => isPromotionFor(promotion, user) && leads(promotion.url))
}
