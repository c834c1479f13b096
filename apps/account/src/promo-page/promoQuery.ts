import type { ApiCall } from '@verstak/api-client/call'
import { listPromoCodes } from '@verstak/contracts/promoCode'
import { ownQuery } from '../own-page/ownQuery.ts'

/** Codes of the user; null for a guest. */
export const promoQuery = (call: ApiCall) => ownQuery(call, listPromoCodes, {})
