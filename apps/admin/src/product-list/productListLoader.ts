import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffProducts, type StaffProductFilter } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListFilters, ListInput } from '../list/listAddress.ts'
import { choicesQuery } from '../product-page/choicesQuery.ts'

const NAMES = ['text', 'brandId', 'categoryId', 'state']

/** Filters of the address as the API takes them. */
export const productFilterOf = ({ brandId, categoryId, ...words }: ListFilters): StaffProductFilter => ({
  ...(words as Pick<StaffProductFilter, 'text' | 'state'>),
  ...(brandId !== undefined && { brandId: Number(brandId) }),
  ...(categoryId !== undefined && { categoryId: Number(categoryId) }),
})

/** A page of the products. */
export const productListQuery = (call: ApiCall, { filters, page }: ListInput) =>
  endpointQuery(call, listStaffProducts, { query: { ...productFilterOf(filters), page } })

/** Brings the page of the products that the address names. */
export const productListLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ListInput> => {
    const [input] = await Promise.all([
      loadList(request.url, NAMES, (asked) =>
        queryClient.fetchQuery({ ...productListQuery(call, asked), staleTime: 0 }),
      ),
      queryClient.ensureQueryData(choicesQuery(call)),
    ])
    return input
  }
