import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { type Host, isCrawler } from '@verstak/host'

/**
 * One page of a listing. Fails at once when offline: otherwise a click would hang without a message.
 *
 * Crawlers also get unavailable products: their pages are in the sitemap, and nothing else links to them. This is not
 * set in the input, because it would give a different address.
 */
export function listingQuery({ call, layout }: Pick<Host, 'call' | 'layout'>, input: ListingInput) {
  const query = isCrawler(layout) && input.listingType !== 'search' ? { ...input, all: true } : input
  return { ...endpointQuery(call, getListing, { query }), networkMode: 'always' as const }
}
