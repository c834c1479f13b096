import { fitsInto, litresOf, type Box } from './box.ts'

/** Price of an order up to a weight and a volume. */
export interface CostRate {
  /** Grams. */
  maxWeight: number
  /** Litres. */
  maxVolume: number
  /** Kopecks, of a delivery or of a kilometre; null: by agreement. */
  price: number | null
}

/** Where a courier drives, from the middle outwards. */
export interface CostZone {
  id: number
  /** Its rates are for each kilometre beyond the last zone before that is not by kilometre, whose price is added. */
  isPerKm: boolean
  /** By weight, the lightest first. */
  rates: readonly CostRate[]
}

/** What it costs to carry an order up. */
export interface LiftingRate {
  /** Grams of the heaviest package; null: whatever weighs more. */
  maxWeight: number | null
  /** Kopecks for the whole order, and for each floor; null: by agreement. */
  elevator: number | null
  stairsPerFloor: number | null
}

/** One version of a region's tariff. Sums in kopecks. */
export interface CourierTariff {
  zones: readonly CostZone[]
  /** Free delivery in the first zone; null: none. */
  freeFrom: { sum: number; maxWeight: number } | null
  /** By weight, the lightest first. Empty: nobody carries. */
  lifting: readonly LiftingRate[]
  /** Inside of the lift; null: whatever fits. */
  liftSize: Box | null
}

/** An order to be brought. */
export interface CourierDelivery {
  zoneId: number
  /** Whole kilometres beyond the zones before; counts in a zone by kilometre only. */
  distanceKm: number
  /** Grams of the whole order. */
  weight: number
  /** Litres of the whole order. */
  volume: number
  /** Its heaviest package in grams, its largest one in mm. */
  heaviest: number
  largest: Box
  /** Kopecks of the goods. */
  sum: number
  /** Kopecks for the chosen interval. */
  surcharge: number
  /** Null: to the door of the house. */
  lifting: { hasElevator: boolean; floor: number } | null
}

/** A line of the bill, kopecks. The discount is taken off. */
export interface CostPart {
  kind: 'zone' | 'distance' | 'interval' | 'elevator' | 'stairs' | 'discount'
  price: number
}

/** Why there is no price: it has to be agreed. */
export type CostRefusal = 'too-heavy' | 'too-large' | 'zone-unknown' | 'lifting-by-agreement'

/** Kopecks with their parts, or the reason why there is no price. */
export type CourierCost =
  { total: number; parts: CostPart[]; refusal: null } | { total: null; parts: []; refusal: CostRefusal }

/** An order of one kind of package. */
export function packedDelivery<T extends { weight: number; size: Box; packages: number }>({
  weight,
  size,
  packages,
}: T) {
  return { weight, volume: litresOf(size, packages), heaviest: Math.ceil(weight / packages), largest: size }
}

/** What a courier delivery costs. The sum is never negative, and never lower for a heavier order if the tariff is not. */
export function courierCostOf(tariff: CourierTariff, delivery: CourierDelivery): CourierCost {
  const place = tariff.zones.findIndex(({ id }) => id === delivery.zoneId)
  const zone = tariff.zones[place]
  if (!zone) return refused('zone-unknown')
  const base = zone.isPerKm ? tariff.zones.slice(0, place).findLast(({ isPerKm }) => !isPerKm) : zone
  if (!base) return refused('zone-unknown')
  const price = priceIn(base, delivery)
  if (typeof price === 'string') return refused(price)
  const parts: CostPart[] = [{ kind: 'zone', price }]
  if (zone.isPerKm) {
    const perKm = priceIn(zone, delivery)
    if (typeof perKm === 'string') return refused(perKm)
    parts.push({ kind: 'distance', price: perKm * delivery.distanceKm })
  }
  if (delivery.surcharge > 0) parts.push({ kind: 'interval', price: delivery.surcharge })
  const lifting = delivery.lifting && liftingPart(tariff, delivery, delivery.lifting)
  if (lifting === 'lifting-by-agreement') return refused(lifting)
  if (lifting) parts.push(lifting)
  if (place === 0 && isFree(tariff, delivery)) parts.push({ kind: 'discount', price })
  const total = parts.reduce((sum, part) => sum + (part.kind === 'discount' ? -part.price : part.price), 0)
  return { total, parts, refusal: null }
}

/** The first rate whose limits hold the order. Kopecks, or why there is none. */
function priceIn({ rates }: CostZone, { weight, volume }: CourierDelivery): number | CostRefusal {
  const rate = rates.find(({ maxWeight, maxVolume }) => weight <= maxWeight && volume <= maxVolume)
  if (rate) return rate.price ?? 'too-heavy'
  return rates.some(({ maxWeight }) => weight <= maxWeight) ? 'too-large' : 'too-heavy'
}

function liftingPart(
  { lifting, liftSize }: CourierTariff,
  { heaviest, largest }: CourierDelivery,
  { hasElevator, floor }: { hasElevator: boolean; floor: number },
): CostPart | 'lifting-by-agreement' {
  const rate = lifting.find(({ maxWeight }) => maxWeight === null || heaviest <= maxWeight)
  const isByLift = hasElevator && (liftSize === null || fitsInto(largest, liftSize))
  const price = isByLift ? rate?.elevator : rate?.stairsPerFloor
  if (price === null || price === undefined) return 'lifting-by-agreement'
  return isByLift ? { kind: 'elevator', price } : { kind: 'stairs', price: price * floor }
}

const isFree = ({ freeFrom }: CourierTariff, { sum, weight }: CourierDelivery) =>
  freeFrom !== null && sum >= freeFrom.sum && weight <= freeFrom.maxWeight

const refused = (refusal: CostRefusal): CourierCost => ({ total: null, parts: [], refusal })
