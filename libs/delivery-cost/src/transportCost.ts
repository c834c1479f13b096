import { litresOfAll, type Box } from './box.ts'

/** A transport company's price up to a distance. */
export interface TransportRate {
  /** Kilometres by road. */
  maxKm: number
  /** In transit; null: the manager tells. */
  days: number | null
  /** Kopecks; null: the manager tells. */
  basePrice: number | null
  /** Kopecks per kilogram. */
  pricePerKg: number
}

/** One version of a company's tariff. */
export interface TransportTariff {
  /** A litre counts as at least so many grams. */
  gramsPerLitre: number
  /** Grams of the whole parcel, mm of its longest side. */
  maxWeight: number
  maxSide: number
  /** By distance, the nearest first. */
  rates: readonly TransportRate[]
}

/** Goods of one kind to be sent. */
export interface Parcel {
  /** Grams of the whole. */
  weight: number
  /** Of each package. */
  size: Box
  packages: number
}

const KOPECKS_IN_RUBLE = 100
const GRAMS_IN_KG = 1000
const EARTH_RADIUS_KM = 6371
/** Roads are so much longer than the straight line. */
const DETOUR = 1.25

/**
 * What a company takes for parcels sent together. Price in kopecks, rounded up to rubles, and days in transit; null for either is for the manager to tell.
 * @returns null when the company does not take the parcel, or not that far
 */
export function transportCostOf(
  { gramsPerLitre, maxWeight, maxSide, rates }: TransportTariff,
  parcels: readonly Parcel[],
  km: number,
): { price: number | null; days: number | null } | null {
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  const litres = litresOfAll(parcels)
  const longest = Math.max(0, ...parcels.flatMap(({ size }) => [size.length, size.width, size.height]))
  if (weight > maxWeight || longest > maxSide) return null
  const rate = rates.find(({ maxKm }) => km <= maxKm)
  if (!rate) return null
  const charged = Math.max(weight, litres * gramsPerLitre)
  const { basePrice, pricePerKg, days } = rate
  if (basePrice === null) return { price: null, days }
  const kopecks = basePrice + (charged * pricePerKg) / GRAMS_IN_KG
  return { price: Math.ceil(kopecks / KOPECKS_IN_RUBLE) * KOPECKS_IN_RUBLE, days }
}

/** Whole kilometres by road between two points, estimated from the straight line. */
export function roadKmBetween(from: Point, to: Point): number {
  const lat = radians(to.lat - from.lat)
  const lon = radians(to.lon - from.lon)
  const half = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lon / 2) ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half))) * DETOUR)
}

/** Degrees. */
interface Point {
  lat: number
  lon: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
