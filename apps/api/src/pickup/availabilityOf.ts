import type { PickupAvailability } from '@verstak/contracts/pickup'
import { earliestPickup, type Holidays, type PickupMoment, type PickupPlan } from '@verstak/schedule/handover'
import { dayTextOf, readyTextOf } from '../region/handoverDays.ts'
import type { Place } from './createPlaces.ts'
import { pickupMessage } from './pickup.texts.ts'
import type { HeldPieces } from './places.sql.ts'

/** Pieces of a product that somebody wants. */
export interface WantedGoods {
  id: number
  quantity: number
}

/** Availability of goods at a place, with the moment by which lists are ordered. */
export interface PlaceAvailability {
  availability: PickupAvailability
  moment: PickupMoment | null
}

/**
 * Says for each place when it hands over all that is wanted: what lies there at once, otherwise after a transfer within its
 * region. A region that has not enough of it hands over nothing.
 * @param places all places of the regions concerned
 */
export function createAvailability(
  places: readonly Place[],
  wanted: readonly WantedGoods[],
  { held, now, holidays }: { held: readonly HeldPieces[]; now: Date; holidays: Holidays },
): (place: Place) => PlaceAvailability {
  const regionByOffice = new Map(places.map(({ full }) => [full.id, full.regionId]))
  const atOffice = new Map<string, number>()
  const inRegion = new Map<string, number>()
  for (const { product_id, office_id, quantity } of held) {
    atOffice.set(`${office_id} ${product_id}`, quantity)
    const key = `${regionByOffice.get(office_id)} ${product_id}`
    inRegion.set(key, (inRegion.get(key) ?? 0) + quantity)
  }
  const isSoldIn = new Map<number, boolean>()
  for (const { full } of places) {
    if (isSoldIn.has(full.regionId)) continue
    const isEnough = ({ id, quantity }: WantedGoods) => (inRegion.get(`${full.regionId} ${id}`) ?? 0) >= quantity
    isSoldIn.set(full.regionId, wanted.every(isEnough))
  }
  const handoverOf = createHandovers(now, holidays)
  return (place) => {
    const { id: officeId, regionId } = place.full
    const piecesOf = ({ id }: WantedGoods) => atOffice.get(`${officeId} ${id}`) ?? 0
    const lying = wanted.filter((goods) => piecesOf(goods) >= goods.quantity)
    const isAvailable = lying.length === wanted.length
    const [only] = wanted
    const handover = isSoldIn.get(regionId) ? handoverOf(place.plan, isAvailable ? 0 : place.transferDays) : null
    return {
      moment: handover?.moment ?? null,
      availability: {
        deliveryDates: handover && { message: handover.message, isToday: handover.moment.isToday },
        freeCount: wanted.length === 1 && only ? piecesOf(only) : lying.length,
        available: isAvailable,
        isToday: isAvailable && (handover?.moment.isToday ?? false),
      },
    }
  }
}

/** Thousands of places have few different hours: each is computed once. */
function createHandovers(now: Date, holidays: Holidays) {
  const known = new Map<PickupPlan, Map<number, { moment: PickupMoment; message: string } | null>>()
  return (plan: PickupPlan, transferDays: number) => {
    const byDays = known.get(plan) ?? new Map<number, { moment: PickupMoment; message: string } | null>()
    known.set(plan, byDays)
    let handover = byDays.get(transferDays)
    if (handover === undefined) {
      const moment = earliestPickup(plan, { now, holidays, transferDays })
      const day = moment && dayTextOf(moment.date, plan.schedule.timeZone, now)
      handover = moment && day !== null ? { moment, message: pickupMessage(day, readyTextOf(moment.minutes)) } : null
      byDays.set(transferDays, handover)
    }
    return handover
  }
}
