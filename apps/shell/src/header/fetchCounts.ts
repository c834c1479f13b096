import type { ApiCall } from '@verstak/api-client/call'
import { getAggregateInfo } from '@verstak/contracts/header'

/** Asks for what this visitor has, in the region that is active. */
export const fetchCounts = (call: ApiCall) => call(getAggregateInfo, { query: {} })
