import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { documentDescription, documentTitle } from './listing.texts.ts'
import { isPlainListing, listingHref } from './listingAddress.ts'

const KOPECKS_IN_RUBLE = 100

export interface ListingHeadProps {
  listing: Listing
  input: ListingInput
}

/**
 * Metadata for search engines and tabs: one canonical address per listing; only the first page without filters is
 * indexed.
 */
export function ListingHead({ listing, input }: ListingHeadProps) {
  const { publicOrigin } = useHost()
  const { prepositional } = useRegion()
  const { canonical, page, pagesCount } = listing
  const price = listing.facets.find(({ id }) => id === 'price')?.range
  const lowest = price && input.filters === '' ? Math.round(price.min * KOPECKS_IN_RUBLE) : null
  return (
    <>
      <title>{documentTitle(listing, input, prepositional)}</title>
      <meta name="description" content={documentDescription(listing, prepositional, lowest)} />
      <link rel="canonical" href={publicOrigin + canonical} />
      {!isPlainListing(input) && <meta name="robots" content="noindex, follow" />}
      {page > 1 && <link rel="prev" href={publicOrigin + listingHref(canonical, input, { page: page - 1 })} />}
      {page < pagesCount && <link rel="next" href={publicOrigin + listingHref(canonical, input, { page: page + 1 })} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbList(listing, publicOrigin) }} />
    </>
  )
}

function breadcrumbList({ breadcrumbs }: Listing, origin: string): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + link,
    })),
  }
  return JSON.stringify(list).replaceAll('<', String.raw`\u003c`)
}
