import type { ApiCall } from '@verstak/api-client/call'
import { getWholesaleLevel } from '@verstak/contracts/wholesale'
import { ownQuery } from '../own-page/ownQuery.ts'

/** The wholesale level of the organization; null for a guest. */
export const wholesaleQuery = (call: ApiCall) => ownQuery(call, getWholesaleLevel, {})
