import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffFlags } from '@verstak/contracts/staffShop'

/** Every flag. */
export const flagsQuery = (call: ApiCall) => endpointQuery(call, listStaffFlags, { query: {} })
