import { courierCostOf, type CourierTariff } from '@verstak/delivery-cost/courierCost'
import { packedGoods } from '@verstak/delivery-cost/packedGoods'
import { localTimeOf } from '@verstak/schedule/localTime'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { goodsOf, type PackedLine } from '../delivery/goodsOf.ts'
import { flatRates } from './tariffOf.ts'

type ZoneRegion = Pick<Region, 'time_zone' | 'courier_price' | 'first_zones'>

const MINUTE_MS = 60_000
const ZONE_ID = 1

/** Tariff of a region at a minute. Regions are made anew when a tariff changes. */
const tariffByRegion = new WeakMap<ZoneRegion, { minute: number; tariff: CourierTariff }>()

/**
 * What the region's courier takes for lines in the first zone, kopecks; null: by agreement. By the rules of an order, from
 * memory: lists ask for each of their products.
 * @param sum of the lines, kopecks
 */
export function firstZonePrice(
  region: ZoneRegion,
  now: Date,
  { lines, sum }: { lines: readonly PackedLine[]; sum: number },
): number | null {
  const goods = packedGoods(goodsOf(lines))
  const delivery = { ...goods, zoneId: ZONE_ID, distanceKm: 0, sum, surcharge: 0, lifting: null }
  return courierCostOf(tariffAt(region, now), delivery).total
}

function tariffAt(region: ZoneRegion, now: Date): CourierTariff {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const cached = tariffByRegion.get(region)
  if (cached?.minute === minute) return cached.tariff
  const { date } = localTimeOf(region.time_zone, now)
  const zone = region.first_zones.find(({ from, until }) => from <= date && (until === null || until >= date))
  const tariff: CourierTariff = {
    zones: [{ id: ZONE_ID, isPerKm: false, rates: zone?.rates ?? flatRates(region.courier_price) }],
    freeFrom: zone?.freeFrom ?? null,
    lifting: [],
    liftSize: null,
  }
  tariffByRegion.set(region, { minute, tariff })
  return tariff
}
