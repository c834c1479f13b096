import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getList } from '@verstak/contracts/cartList'

/** The list that the visitor sent without scripts. */
export const sentListQuery = (call: ApiCall, regionId: number) => endpointQuery(call, getList, { query: { regionId } })
