import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { type Host, isCrawler } from '@verstak/host'

/**
 * One page of a listing. Without a network it fails at once: a press that waits for ever would say nothing.
 *
 * Search engines are shown what cannot be bought now, too: the pages of such products are in the sitemap, and no other
 * way leads there. For them it goes without saying; it is no choice, which would make another page of the listing.
 */
export function listingQuery({ call, layout }: Pick<Host, 'call' | 'layout'>, input: ListingInput) {
  const query = isCrawler(layout) && input.listingType !== 'search' ? { ...input, all: true } : input
  return { ...endpointQuery(call, getListing, { query }), networkMode: 'always' as const }
}
