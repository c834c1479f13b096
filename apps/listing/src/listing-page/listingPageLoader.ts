import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { departmentsQuery } from '../departmentsQuery.ts'
import { listingQuery } from '../listingQuery.ts'
import { listingInputOf } from './listingAddress.ts'

/** Brings the page of the listing: one call, and the departments only where there is nothing else to show. */
export function listingPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    const input = listingInputOf(pathname, search, store.get(activeRegionAtom).id)
    if (!input) throw data(null, { status: 404 })
    const isBlankSearch = input.listingType === 'search' && input.searchString === ''
    const isEmpty = isBlankSearch || (await queryClient.ensureQueryData(listingQuery(call, input))).total === 0
    // Without them the page still says what can be done.
    if (isEmpty) await queryClient.prefetchQuery(departmentsQuery(call))
    return null
  }
}
