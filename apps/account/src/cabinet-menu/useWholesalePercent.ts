import { useQuery } from '@tanstack/react-query'
import type { ApiCall } from '@verstak/api-client/call'
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

type Wholesaler = Pick<Account, 'isJuristic' | 'wholesalerType' | 'wholesalerLevel'>

/** Discounts by kind and level. */
export const wholesalerSettingsQuery = (call: ApiCall) => ({
  ...endpointQuery(call, getWholesalerSettings, {}),
  retry: false,
  meta: { slot: 'may' },
})

/** Whether the settings are asked for (ORG-018). */
export const hasWholesaleStatus = ({ isJuristic, wholesalerType }: Wholesaler): boolean =>
  isJuristic && wholesalerType !== null

/** What the wholesale level of the organization takes off. @param isAsked false where only what is known already is told */
export function useWholesalePercent(account: Wholesaler, isAsked = true): WholesalePercent {
  const { call } = useHost()
  const { wholesalerType, wholesalerLevel } = account
  const isWholesaler = hasWholesaleStatus(account)
  const { status, data } = useQuery({ ...wholesalerSettingsQuery(call), enabled: isWholesaler && isAsked })
  const isKnown = isWholesaler && data !== undefined
  const wholesale = { type: wholesalerType ?? '', level: wholesalerLevel ?? 0 }
  return { status, percent: isKnown ? wholesalePercent(wholesale, data) : null }
}
