import { useQuery } from '@tanstack/react-query'
import type { PromoLink } from '@verstak/contracts/promoLink'
import { useHost } from '@verstak/host'
import { promoLinksQuery } from './promoLinksQuery.ts'

const NO_LINKS: readonly PromoLink[] = []

/** The two promo links beside the departments (SHELL-011), on the server too; none where the shop has set none. */
export function usePromoLinks(): readonly PromoLink[] {
  const { call } = useHost()
  return useQuery(promoLinksQuery(call)).data?.links ?? NO_LINKS
}
