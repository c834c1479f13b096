import type { CostRate } from '@verstak/delivery-cost/courierCost'
import { localTimeOf } from '@verstak/schedule/localTime'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { findCourierTariff, type StoredTariff } from './courierTariff.sql.ts'

/** Limits of an order where the region has one price only: what a van takes. */
const VAN = { maxWeight: 400_000, maxVolume: 3_000 }
/** The only zone of such a region. */
const ONLY_ZONE_ID = 1

/** A region as its courier's tariff needs it. */
export type TariffRegion = Pick<Region, 'id' | 'name' | 'time_zone' | 'courier_price'>

/** The courier tariff of today; the region's one price where it has no tariff of its own. */
export async function tariffOf(
  { db, now }: { db: Queryable; now(): Date },
  region: TariffRegion,
): Promise<StoredTariff> {
  const { date } = localTimeOf(region.time_zone, now())
  return (await findCourierTariff(db, region.id, date)) ?? flatTariffOf(region)
}

/** The rates of a region with one price only. @param price kopecks */
export const flatRates = (price: number): CostRate[] => [{ ...VAN, price }]

const flatTariffOf = ({ name, courier_price: price }: TariffRegion): StoredTariff => ({
  zones: [{ id: ONLY_ZONE_ID, name, note: '', isPerKm: false, rates: flatRates(price) }],
  freeFrom: null,
  lifting: [],
  liftSize: null,
  intervals: [],
})
