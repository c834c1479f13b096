import type { Coordinates, PickupPoint } from '@verstak/contracts/pickup'
import { isOpenAt } from '@verstak/schedule/openState'
import { distanceBetween } from './distanceBetween.ts'
import type { PickupFilter, PickupState } from './pickupState.ts'

/** A point with what the list says of it besides. */
export interface ShownPoint {
  point: PickupPoint
  /** Metres from the visitor; null while his place is unknown. */
  distance: number | null
}

/** Whether a point passes a filter. */
export function passesFilter(point: PickupPoint, filter: PickupFilter, now: Date): boolean {
  if (filter === 'available') return point.availability?.available ?? false
  if (filter === 'today') return isTodayAt(point)
  return isOpenAt(point, now)
}

/** Goods are handed over there today (PICKUP-025). */
export const isTodayAt = ({ availability }: PickupPoint): boolean =>
  availability?.deliveryDates?.isToday ?? availability?.isToday ?? false

/**
 * The points that the list shows, in its order: those with all words of the query in address or metro (PICKUP-031) that
 * pass all filters; in the order of the answer, or the nearest first.
 */
export function shownPoints(
  points: readonly PickupPoint[],
  { query, filters, isNearestFirst }: Pick<PickupState, 'query' | 'filters' | 'isNearestFirst'>,
  { position, now }: { position: Coordinates | null; now: Date },
): ShownPoint[] {
  const wanted = plain(query)
  const shown = points
    .filter((point) => wanted === '' || plain(`${point.address}\0${metroOf(point) ?? ''}`).includes(wanted))
    .filter((point) => filters.every((filter) => passesFilter(point, filter, now)))
    .map((point) => ({ point, distance: position && distanceBetween(position, point.coordinates) }))
  return isNearestFirst && position ? shown.sort((a, b) => a.distance! - b.distance!) : shown
}

/** Metro station of a point; null where none is to be shown (PICKUP-002). */
export const metroOf = ({ metro, hasNoMetro }: PickupPoint): string | null =>
  hasNoMetro ? null : (metro?.address ?? null)

/** After NFD the letter io is e with a diaeresis, which few people type. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0308', '').replaceAll(/\s+/g, ' ')
