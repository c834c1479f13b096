import type { ApiCall } from '@verstak/api-client/call'
import { getAggregateInfo } from '@verstak/contracts/header'

/** Loads this visitor's counts in the active region. */
export const fetchCounts = (call: ApiCall) => call(getAggregateInfo, { query: {} })
