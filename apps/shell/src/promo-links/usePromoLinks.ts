import { useQuery } from '@tanstack/react-query'
import type { PromoLink } from '@verstak/contracts/promoLink'
import { useHost } from '@verstak/host'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { promoLinksQuery } from './promoLinksQuery.ts'

const NO_LINKS: readonly PromoLink[] = []

/**
 * The two promo links beside the departments (SHELL-011), on the server too; without links to pages that are not
 * released.
 */
export function usePromoLinks(): readonly PromoLink[] {
  const { call } = useHost()
  const leads = useLeads()
  const links = useQuery(promoLinksQuery(call)).data?.links ?? NO_LINKS
  return links.filter(({ url }) => leads(url))
}
