import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listStaffOrders } from '@verstak/contracts/orderStaff'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListInput } from '../list/listAddress.ts'

const NAMES = ['status', 'search', 'delivery', 'payment', 'assembler', 'from', 'to']

/** A page of orders; the API refuses filters that make no sense. */
export const ordersQuery = (call: ApiCall, { filters, page }: ListInput) =>
  endpointQuery(call, listStaffOrders, {
    query: { ...filters, page } as EndpointInput<typeof listStaffOrders>['query'],
  })

/** Brings the page of orders that the address names. */
export const ordersLoader =
  ({ call, queryClient }: Host) =>
  ({ request }: LoaderFunctionArgs): Promise<ListInput> =>
    loadList(request.url, NAMES, (input) => queryClient.fetchQuery({ ...ordersQuery(call, input), staleTime: 0 }))
