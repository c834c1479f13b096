import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { parseOrdersAddress, type OrdersAddress } from './ordersAddress.ts'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { ordersQuery } from './ordersQuery.ts'

/** Loads the orders of the address, and for whom the user buys. */
export function ordersPageLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<OrdersAddress> => {
    const address = parseOrdersAddress(new URL(request.url).searchParams)
    await Promise.all([
      queryClient.ensureQueryData(ordersQuery(call, address)),
      queryClient.ensureQueryData(sessionQuery(call)),
    ])
    return address
  }
}
