import type { Courier } from '@verstak/contracts/courier'
import type { Parcel } from './Parcel.ts'

const MM3_IN_LITRE = 1_000_000

/** Volume of a parcel, litres, rounded up; null while its size is unknown. */
export function litresOf(parcel: Parcel): number | null {
  if (!parcel?.size) return null
  const { length, width, height } = parcel.size
  return Math.ceil((length * width * height) / MM3_IN_LITRE)
}

/** The row of a table of rates into which a parcel falls; undefined for none. */
export function rateOf(rates: Courier['cost']['rates'], parcel: Parcel): Courier['cost']['rates'][number] | undefined {
  const weight = parcel?.weight
  if (!weight) return undefined
  return rates.find(({ maxWeight, maxVolume }) => weight <= maxWeight && (litresOf(parcel) ?? 0) <= maxVolume)
}

/** The row of the lifting table into which the goods fall. */
export function liftingOf(rows: Courier['liftingPrice'], parcel: Parcel): Courier['liftingPrice'][number] | undefined {
  const weight = parcel?.weight
  if (!weight) return undefined
  return rows.find(({ maxWeight }) => maxWeight === null || weight <= maxWeight)
}
