import type { PickupPoint, PickupPoints } from '@verstak/contracts/pickup'
import type { Services } from '../services.ts'
import type { Place } from './createPlaces.ts'
import { createAvailability, type PlaceAvailability, type WantedGoods } from './availabilityOf.ts'
import { findTownCentre, selectHeld } from './places.sql.ts'
import type { PickupScope } from './pickupScope.ts'

/** Of a region of which nobody knows where it is. */
const MOSCOW_CENTRE = { lat: 55.7558, lon: 37.6173 }

type Fields = 'full' | 'short'

/** Longer lists come short, whatever was asked for: 5,000 points in full are megabytes that one detail needs of one point. */
const MAX_FULL = 300
const sentFields = (asked: Fields, count: number): Fields => (count > MAX_FULL ? 'short' : asked)

/** Points of a scope without goods. */
export async function listAllPoints(
  services: Services,
  scope: PickupScope,
  fields: Fields,
  isShopsOnly = false,
): Promise<PickupPoints> {
  const all = await services.places(scope.regionIds)
  const places = isShopsOnly ? all.filter(({ isShop }) => isShop) : all
  const sent = sentFields(fields, places.length)
  const offices = places.map((place) => place[sent])
  return collectionOf(services, scope, offices, offices.length)
}

/** Points of a scope with the pickup of goods: those that have all of it first, then the earliest. */
export async function listPointsWith(
  services: Services,
  scope: PickupScope,
  wanted: readonly WantedGoods[],
  fields: Fields,
): Promise<PickupPoints> {
  const { db, places: readPlaces, now } = services
  const productIds = wanted.map(({ id }) => id)
  const [places, held] = await Promise.all([readPlaces(scope.regionIds), selectHeld(db, productIds, scope.regionIds)])
  const availabilityOf = createAvailability(places, wanted, { held, now: now(), holidays: scope.region.holidays })
  const found = places.map((place) => ({ place, ...availabilityOf(place) })).sort(byAvailability)
  // Nothing of it can be had anywhere: a list of shops would only raise hopes.
  if (!found.some(({ moment }) => moment)) return collectionOf(services, scope, [], 0)
  const sent = sentFields(fields, found.length)
  const offices = found.map(({ place, availability }) => ({ ...place[sent], availability }))
  return collectionOf(services, scope, offices, found.filter(({ availability }) => availability.available).length)
}

type Found = PlaceAvailability & { place: Place }

function byAvailability(a: Found, b: Found): number {
  return (
    Number(b.availability.available) - Number(a.availability.available) ||
    timeOf(a) - timeOf(b) ||
    b.availability.freeCount - a.availability.freeCount ||
    a.place.full.id - b.place.full.id
  )
}

/** Sorts by day and minute; last of all what is never handed over. */
const timeOf = ({ moment }: Found) =>
  moment ? Date.parse(moment.date) + moment.minutes * 60_000 : Number.MAX_SAFE_INTEGER

async function collectionOf(
  { db, now }: Services,
  { region, parent }: PickupScope,
  offices: PickupPoint[],
  count: number,
): Promise<PickupPoints> {
  return {
    offices,
    count,
    mapCenter: middleOf(offices) ?? (await findTownCentre(db, region.id)) ?? MOSCOW_CENTRE,
    serverTime: now().toISOString(),
    region: { id: region.id, name: region.name },
    parentLocality: parent,
  }
}

function middleOf(offices: readonly PickupPoint[]) {
  if (offices.length === 0) return null
  const mean = (valueOf: (office: PickupPoint) => number) =>
    Math.round((offices.reduce((sum, office) => sum + valueOf(office), 0) / offices.length) * 1e5) / 1e5
  return { lat: mean(({ coordinates }) => coordinates.lat), lon: mean(({ coordinates }) => coordinates.lon) }
}
