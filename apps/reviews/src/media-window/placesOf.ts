import type { MediaEntry, ReviewMedia } from '@verstak/contracts/reviewMedia'
import type { Medium } from '../review-card/mediaOf.ts'

/** A medium with the review that it belongs to, and its place among the media of that review. */
export interface MediaPlace {
  medium: Medium
  entry: MediaEntry
  index: number
}

/** Guid of a review, or of media without one. */
export const guidOfEntry = ({ reviewGuid, mediaRequestGuid }: MediaEntry) => reviewGuid ?? mediaRequestGuid

/** All media in the order of the window: review by review as in `collections`. */
export function placesOf({ images, videos, collections }: ReviewMedia): MediaPlace[] {
  const all = [
    ...images.map(({ url, preview = url, entry }) => ({ kind: 'image' as const, url, preview, entry })),
    ...videos.map(({ url, preview, entry }) => ({ kind: 'video' as const, url, preview, entry })),
  ]
  const byGuid = Map.groupBy(all, ({ entry }) => guidOfEntry(entry))
  return collections.flatMap((entry) =>
    (byGuid.get(guidOfEntry(entry)) ?? []).map(({ kind, url, preview }, index) => ({
      medium: { kind, url, preview },
      entry,
      index,
    })),
  )
}

/** Index of the medium; that of the first one of its review, or of all, when it is not there. */
export function placeIndexOf(places: readonly MediaPlace[], entry: MediaEntry, index: number): number {
  const first = places.findIndex((place) => guidOfEntry(place.entry) === guidOfEntry(entry))
  const exact = first + index
  return first >= 0 && guidOfEntry(places[exact]?.entry ?? {}) === guidOfEntry(entry) ? exact : Math.max(0, first)
}
