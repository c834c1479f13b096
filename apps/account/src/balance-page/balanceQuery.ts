import type { ApiCall } from '@verstak/api-client/call'
import { getBalance } from '@verstak/contracts/balance'
import { ownQuery } from '../own-page/ownQuery.ts'
import type { BalanceAddress } from './balanceAddress.ts'

/** Lines of one page of the statement. */
export const LINES = 20

/** The balance with a page of the statement; null for a guest. */
export const balanceQuery = (call: ApiCall, { from, to, page }: BalanceAddress) =>
  ownQuery(call, getBalance, {
    query: { ...(from !== null && { from }), ...(to !== null && { to }), page, limit: LINES },
  })
