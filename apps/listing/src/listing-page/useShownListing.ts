import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useHost } from '@verstak/host'
import { useState } from 'react'
import { listingQuery } from '../listingQuery.ts'

/** What was asked for did not come: the page shows what it had before. */
export interface ListingFailure {
  retry: () => void
  isRetrying: boolean
}

export interface ShownListing {
  listing: Listing
  /** What `listing` answers: what is asked for, or what was before when that failed. */
  answeredInput: ListingInput
  failure: ListingFailure | null
}

/**
 * The listing that is asked for; when its call failed, the one that was here before, so that a change of filters, order
 * or page loses nothing. Without one before it suspends, and throws as the call did.
 *
 * @param input what the address asks for; its loader has tried to bring it
 */
export function useShownListing(input: ListingInput): ShownListing {
  const host = useHost()
  // Only looks on: what is asked for is brought by the loader, or below.
  const { data, isFetching, refetch } = useQuery({ ...listingQuery(host, input), enabled: false })
  const [kept, setKept] = useState<{ data: Listing; input: ListingInput }>()
  if (data && data !== kept?.data) setKept({ data, input })
  const answeredInput = data || !kept ? input : kept.input
  const { data: listing } = useSuspenseQuery(listingQuery(host, answeredInput))
  const failure = answeredInput === input ? null : { retry: () => void refetch(), isRetrying: isFetching }
  return { listing, answeredInput, failure }
}
