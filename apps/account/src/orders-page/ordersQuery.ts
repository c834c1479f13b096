import type { ApiCall } from '@verstak/api-client/call'
import { listOrders } from '@verstak/contracts/userOrders'
import { ownQuery } from '../own-page/ownQuery.ts'
import type { OrdersAddress } from './ordersAddress.ts'

/** Rows of one page. */
export const ROWS = 10

/** One page of the orders; null for a guest. */
export const ordersQuery = (call: ApiCall, { search, state, organization, from, to, page }: OrdersAddress) =>
  ownQuery(call, listOrders, {
    query: {
      ...(search !== '' && { search }),
      ...(state !== null && { state }),
      ...(organization !== null && { organizationId: organization }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
      ...{ page, limit: ROWS },
    },
  })
