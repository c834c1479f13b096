import type { MediaEntry, ReviewMedia } from '@verstak/contracts/reviewMedia'
import { useMemo, useState } from 'react'
import { guidOfEntry, placeIndexOf, placesOf } from './placesOf.ts'

/** Where the window is among all media; until they are known, only the review that it was opened with is. */
export function useMediaPlace(list: ReviewMedia | null, start: { entry: MediaEntry; index: number }) {
  const [at, setAt] = useState(start)
  const places = useMemo(() => (list ? placesOf(list) : []), [list])
  const current = placeIndexOf(places, at.entry, at.index)
  const collections = list?.collections ?? [at.entry]
  const position = Math.max(
    0,
    collections.findIndex((entry) => guidOfEntry(entry) === guidOfEntry(at.entry)),
  )

  function show(index: number) {
    const next = places[index]
    if (next) setAt({ entry: next.entry, index: next.index })
  }

  return {
    places,
    /** Index of the shown one among them. */
    current,
    place: places[current],
    /** Review that is shown. */
    entry: at.entry,
    /** Of the review among all, from 0. */
    position,
    /** Reviews with media. */
    count: collections.length,
    show,
    /** To the next medium (1) or the one before (−1); past the last one of a review into the next review. */
    step: (direction: 1 | -1) => show(current + direction),
    /** To the first medium of the next review, or of the one before. */
    stepReview(direction: 1 | -1) {
      const entry = collections[position + direction]
      if (entry) setAt({ entry, index: 0 })
    },
  }
}
