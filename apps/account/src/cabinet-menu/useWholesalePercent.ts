import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getWholesalerSettings } from '@verstak/contracts/organization'
import type { Account } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { wholesalePercent } from '@verstak/price/wholesalePercent'

/** The discount of a wholesaler, percent, and whether it is known: settings are asked for businesses with a wholesale status alone (ORG-018). */
export interface WholesalePercent {
  /** `pending` also for everybody else: nothing is asked for them (ORG-017). */
  status: 'pending' | 'success' | 'error'
  /** Null until it is known. */
  percent: number | null
}

/** What the wholesale level of the organization takes off. */
export function useWholesalePercent({
  isJuristic,
  wholesalerType,
  wholesalerLevel,
}: Pick<Account, 'isJuristic' | 'wholesalerType' | 'wholesalerLevel'>): WholesalePercent {
  const { call } = useHost()
  const isWholesaler = isJuristic && wholesalerType !== null
  const { status, data } = useQuery({
    ...endpointQuery(call, getWholesalerSettings, {}),
    enabled: isWholesaler,
    retry: false,
    meta: { slot: 'may' },
  })
  const isKnown = isWholesaler && data !== undefined
  const wholesale = { type: wholesalerType ?? '', level: wholesalerLevel ?? 0 }
  return { status, percent: isKnown ? wholesalePercent(wholesale, data) : null }
}
