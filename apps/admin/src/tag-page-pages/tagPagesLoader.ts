import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffTagPages } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import type { TextListInput } from '../brand-pages/brandsLoader.ts'
import { readListAddress } from '../list/listAddress.ts'

/** A page of the tag pages. */
export const tagPagesQuery = (call: ApiCall, { filters: { text }, page }: TextListInput) =>
  endpointQuery(call, listStaffTagPages, { query: { ...(text !== undefined && { text }), page } })

/** Brings the tag pages that the address names. */
export const tagPagesLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<TextListInput> => {
    const input = readListAddress(request.url, ['text'])
    await queryClient.fetchQuery({ ...tagPagesQuery(call, input), staleTime: 0 })
    return input
  }
