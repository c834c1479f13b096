import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReviewsPage } from '@verstak/contracts/review'
import { useHost } from '@verstak/host'
import { useEffect, useState } from 'react'
import { moreReviewsQuery, reviewsQuery, type ReviewsInput } from './reviewsQuery.ts'

/** What a list shows: the last page that came, and the pages that were appended to it. */
export interface ShownReviews {
  /** First shown page; `trouble` when the server took too long. */
  first: ReviewsPage | 'trouble'
  /** What `first` answers. */
  input: ReviewsInput
  /** Pages appended to it. */
  more: readonly ReviewsPage[]
  /** Other reviews are loading; the shown ones are dimmed. */
  isPending: boolean
  isLoadingMore: boolean
  hasMore: boolean
  /** Appends the next page; after a failure, tries it again. */
  showMore: () => void
}

/** Reviews of an input. While another input is loading, and when it fails, the list stays as it was (FAULT-003). */
export function useReviews(input: ReviewsInput): ShownReviews {
  const host = useHost()
  const { call } = host
  const [start] = useState(input)
  const { data: started } = useSuspenseQuery(reviewsQuery(call, start))
  const { data: asked, isFetching } = useQuery(reviewsQuery(call, input))
  const [shown, setShown] = useState({ first: started, input: start, lastPage: start.page })
  const isSame = keyOf(input) === keyOf(shown.input)
  if (asked !== undefined && (asked !== shown.first || !isSame)) {
    // A vote changes the answer of the same input, whose appended pages stay.
    setShown({ first: asked, input, lastPage: isSame ? shown.lastPage : input.page })
  }

  const wanted = shown.lastPage - shown.input.page
  const {
    data: more = [],
    isFetching: isFetchingMore,
    refetch,
  } = useQuery({ ...moreReviewsQuery(host, shown.input, shown.lastPage), enabled: false })
  const isMissing = more.length < wanted
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, wanted, refetch])

  const appended = more.slice(0, wanted)
  const end = appended.at(-1) ?? shown.first
  return {
    ...shown,
    more: appended,
    isPending: isFetching && !isSame,
    isLoadingMore: isFetchingMore,
    hasMore: end !== 'trouble' && !end.pagination.isLast,
    showMore: () => {
      if (isMissing) void refetch()
      else setShown({ ...shown, lastPage: shown.lastPage + 1 })
    },
  }
}

const keyOf = (input: ReviewsInput) => JSON.stringify(input)
