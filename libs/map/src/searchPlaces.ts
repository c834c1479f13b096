import type { LonLat, MapPoint, NamedPlace } from './map.ts'
import { placeWords } from './placeWords.ts'

/** Something that the address search found: a point of the map, or a street or station of its plan. */
export interface FoundPlace {
  name: string
  at: LonLat
  /** The point's id; absent for places of the plan. */
  pointId?: string
}

/**
 * Points by address and label, then places of the plan by name, whose words begin with the words of a text. Case, ё, the words for
 * «улица» and one wrong, missing or swapped letter in a word of five letters or more do not matter. At most `limit`, exact ones
 * first; none for an empty text.
 */
export function searchPlaces(
  text: string,
  points: readonly MapPoint[],
  places: readonly NamedPlace[],
  limit = 7,
): FoundPlace[] {
  const asked = placeWords(text)
  if (asked.length === 0) return []
  const candidates: FoundPlace[] = [
    ...points.map(({ id, address, label, lon, lat }) => ({
      name: address ?? label,
      at: [lon, lat] as const,
      pointId: id,
    })),
    ...places,
  ]
  return candidates
    .map((place) => ({ place, errors: errorsOf(asked, placeWords(place.name)) }))
    .filter(({ errors }) => errors < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.errors - b.errors)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** How many of the asked words fit only with a wrong letter; infinite when one does not fit. */
function errorsOf(asked: readonly string[], words: readonly string[]): number {
  let errors = 0
  for (const one of asked) {
    if (words.some((word) => word.startsWith(one))) continue
    if (one.length < 5 || !words.some((word) => isNear(one, word))) return Number.POSITIVE_INFINITY
    errors += 1
  }
  return errors
}

/** Whether a word begins with another but for one letter that is wrong, missing, too much, or swapped with the next. */
function isNear(asked: string, word: string): boolean {
  let at = 0
  while (at < asked.length && asked[at] === word[at]) at += 1
  const [rest, found] = [asked.slice(at), word.slice(at)]
  return (
    found.slice(1).startsWith(rest.slice(1)) ||
    found.slice(1).startsWith(rest) ||
    found.startsWith(rest.slice(1)) ||
    (found.length > 1 && found[1] === rest[0] && found[0] === rest[1] && found.slice(2).startsWith(rest.slice(2)))
  )
}
