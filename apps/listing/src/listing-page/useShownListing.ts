import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useState } from 'react'
import { listingQuery } from '../listingQuery.ts'

/** The requested listing failed to load: the page shows the previous one. */
export interface ListingFailure {
  retry: () => void
  isRetrying: boolean
}

export interface ShownListing {
  listing: Listing
  /** Input of `listing`: the requested one, or the previous one after a failure. */
  answeredInput: ListingInput
  failure: ListingFailure | null
}

/**
 * Returns the requested listing; after a failed call the previous one, so that a change of filters, sorting or page
 * loses nothing. Without a previous one it suspends, and throws the error of the call.
 *
 * @param input input from the address; its loader has already requested it
 */
export function useShownListing(input: ListingInput): ShownListing {
  const host = useHost()
  // Observes only: the loader fetches the data, or the code below.
  const { data, isFetching, refetch } = useQuery({ ...listingQuery(host, input), enabled: false })
  const [kept, setKept] = useState<{ data: Listing; input: ListingInput }>()
  if (data && data !== kept?.data) setKept({ data, input })
  const answeredInput = data || !kept ? input : kept.input
  const { data: listing } = useSuspenseQuery(listingQuery(host, answeredInput))
  const failure = answeredInput === input ? null : { retry: () => void refetch(), isRetrying: isFetching }
  return { listing, answeredInput, failure }
}
