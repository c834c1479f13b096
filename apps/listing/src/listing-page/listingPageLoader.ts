import type { ListingInput } from '@verstak/contracts/listing'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { departmentsQuery } from '../departmentsQuery.ts'
import { listingQuery } from '../listingQuery.ts'
import { tagPagesQuery } from '../tag-pages/tagPagesQuery.ts'
import { lastPageBy, noteOfReturn } from './historyEntry.ts'
import { listingInputOf } from './listingAddress.ts'
import { moreProductsQuery } from './moreProductsQuery.ts'

/** Brings the page of the listing: one call, and the departments only where there is nothing else to show. */
export function listingPageLoader(host: Host) {
  const { call, queryClient, store } = host
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const input = listingInputOf(url.pathname, url.search, store.get(activeRegionAtom).id)
    if (!input) throw data(null, { status: 404 })
    const isBlankSearch = input.listingType === 'search' && input.searchString === ''
    // Without them the page is whole, too: neither throws.
    const tagPages = tagPagesQuery(call, input)
    const linked = tagPages.enabled && queryClient.prefetchQuery(tagPages)
    const appended = bringAppended(host, input, lastPageBy(noteOfReturn(url), input.page))
    const isEmpty = isBlankSearch || (await queryClient.ensureQueryData(listingQuery(call, input))).total === 0
    await Promise.all([appended, linked])
    // Without them the page still says what can be done.
    if (isEmpty) await queryClient.prefetchQuery(departmentsQuery(call))
    return null
  }
}

/** Only a page that is as long as it was can be scrolled to where it was. Never throws. */
async function bringAppended(host: Host, input: ListingInput, lastPage: number): Promise<void> {
  if (lastPage === input.page) return
  // Other entries of the address may have had fewer of them.
  await host.queryClient.prefetchQuery({ ...moreProductsQuery(host, input, lastPage), staleTime: 0 })
}
