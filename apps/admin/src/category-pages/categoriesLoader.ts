import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffCategories } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'

/** The tree of categories. */
export const categoriesQuery = (call: ApiCall) => endpointQuery(call, listStaffCategories, {})

/** Brings the tree. */
export const categoriesLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await queryClient.fetchQuery({ ...categoriesQuery(call), staleTime: 0 })
    return null
  }
