import { readApiError } from '@verstak/api-client/readApiError'
import { type Listing, type ListingInput, getListing } from '@verstak/contracts/listing'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { departmentsQuery } from '../departmentsQuery.ts'
import { listingQuery } from '../listingQuery.ts'
import { tagPagesQuery } from '../tag-pages/tagPagesQuery.ts'
import { lastPageBy, noteOfReturn } from './historyEntry.ts'
import { isSameListing, listingInputOf } from './listingAddress.ts'
import { moreProductsQuery } from './moreProductsQuery.ts'
import { loadSearchParts } from './searchPartsAtom.ts'

const ignore = () => undefined

/** Loads the page of the listing: one call, plus code and departments that only some listings need. */
export function listingPageLoader(host: Host) {
  const { call, queryClient, store } = host
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const input = listingInputOf(url.pathname, url.search, store.get(activeRegionAtom).id)
    if (!input) throw data(null, { status: 404 })
    const isSearch = input.listingType === 'search'
    const isBlankSearch = isSearch && input.searchString === ''
    const parts = isSearch && loadSearchParts(host).catch(ignore)
    // Optional for the page: neither throws.
    const tagPages = tagPagesQuery(call, input)
    const linked = tagPages.enabled && queryClient.prefetchQuery(tagPages)
    const appended = loadAppended(host, input, lastPageBy(noteOfReturn(url), input.page))
    const isEmpty = isBlankSearch || (await loadListing(host, input, request.signal))?.total === 0
    await Promise.all([appended, linked, parts])
    // The departments are optional: without them the empty page still shows its text.
    if (isEmpty) await Promise.all([loadSearchParts(host), queryClient.prefetchQuery(departmentsQuery(call))])
    return null
  }
}

/** Loads the code for what a page from the server shows. Never throws. */
export async function loadShownParts(host: Host, { pathname, search }: Location): Promise<void> {
  const input = listingInputOf(pathname, search, host.store.get(activeRegionAtom).id)
  if (!input) return
  const listing = host.queryClient.getQueryData<Listing>(listingQuery(host, input).queryKey)
  if (input.listingType === 'search' || listing?.total === 0) await loadSearchParts(host).catch(ignore)
}

/**
 * Returns undefined on a failure while the visitor is on the same listing, which then stays (`useShownListing`). A
 * missing page (404) always throws, as does any failure in a navigation from elsewhere.
 */
async function loadListing(host: Host, input: ListingInput, signal: AbortSignal): Promise<Listing | undefined> {
  const { queryClient, report } = host
  try {
    return await queryClient.ensureQueryData(listingQuery(host, input))
  } catch (error) {
    const { status = 0 } = readApiError(error) ?? {}
    const isAnswer = status >= 400 && status < 500
    if (isAnswer || !isLookedAt(queryClient, input)) throw error
    if (!signal.aborted) report({ remote: 'listing', kind: 'loader', error })
    return undefined
  }
}

/** Whether a page of the same listing is on the screen; always false on the server. */
const isLookedAt = (queryClient: Host['queryClient'], input: ListingInput): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[1] === getListing.path })
    .some(({ queryKey }) => isSameListing((queryKey[2] as { query: ListingInput }).query, input))

/** Loads the appended pages: only a page of the old length can restore the scroll position. Never throws. */
async function loadAppended(host: Host, input: ListingInput, lastPage: number): Promise<void> {
  if (lastPage === input.page) return
  // Other history entries of the address may have had fewer pages.
  await host.queryClient.prefetchQuery({ ...moreProductsQuery(host, input, lastPage), staleTime: 0 })
}
