import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffBrands } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

export interface TextListInput {
  filters: ListFilters
  page: number
}

/** A page of the brands. */
export const brandsQuery = (call: ApiCall, { filters: { text }, page }: TextListInput) =>
  endpointQuery(call, listStaffBrands, { query: { ...(text !== undefined && { text }), page } })

/** Brings the page of the brands that the address names. */
export const brandsLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<TextListInput> => {
    const input = readListAddress(request.url, ['text'])
    await queryClient.fetchQuery({ ...brandsQuery(call, input), staleTime: 0 })
    return input
  }
