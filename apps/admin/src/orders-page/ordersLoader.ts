import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listStaffOrders } from '@verstak/contracts/orderStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

const NAMES = ['status', 'search', 'delivery', 'payment', 'assembler', 'from', 'to']

export interface OrdersInput {
  filters: ListFilters
  page: number
}

/** A page of orders; the API refuses filters that make no sense. */
export const ordersQuery = (call: ApiCall, { filters, page }: OrdersInput) =>
  endpointQuery(call, listStaffOrders, {
    query: { ...filters, page } as EndpointInput<typeof listStaffOrders>['query'],
  })

/** Brings the page of orders that the address names. */
export const ordersLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<OrdersInput> => {
    const input = readListAddress(request.url, NAMES)
    await queryClient.fetchQuery({ ...ordersQuery(call, input), staleTime: 0 })
    return input
  }
