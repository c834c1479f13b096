import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listStaffProducts, StaffProductFilter } from '@verstak/contracts/staffCatalogue'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'
import { choicesQuery } from '../product-page/choicesQuery.ts'

const NAMES = ['text', 'brandId', 'categoryId', 'state']

export interface ProductListInput {
  filters: ListFilters
  page: number
}

/** Filters of the address as the API takes them; those that it would refuse are left out. */
export function productFilterOf({ text, brandId, categoryId, state }: ListFilters): StaffProductFilter {
  const wanted = { text, brandId: Number(brandId), categoryId: Number(categoryId), state }
  const fits = Object.entries(wanted).filter(([name, value]) =>
    v.is(StaffProductFilter.entries[name as keyof typeof wanted], value),
  )
  return Object.fromEntries(fits.filter(([, value]) => value !== undefined))
}

/** A page of the products. */
export const productListQuery = (call: ApiCall, { filters, page }: ProductListInput) =>
  endpointQuery(call, listStaffProducts, { query: { ...productFilterOf(filters), page } })

/** Brings the page of the products that the address names. */
export const productListLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ProductListInput> => {
    const input = readListAddress(request.url, NAMES)
    await Promise.all([
      queryClient.fetchQuery({ ...productListQuery(call, input), staleTime: 0 }),
      queryClient.ensureQueryData(choicesQuery(call)),
    ])
    return input
  }
