import type { Courier, CourierRate } from '@verstak/contracts/courier'
import { MOSCOW_AREA_ID } from '@verstak/contracts/region'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { courierDayOf } from '../region/handoverDays.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { courierHeading, moscowHeading } from './courier.texts.ts'
import { courierDays } from './courierDays.ts'
import type { StoredTariff } from './courierTariff.sql.ts'
import { tariffOf } from './tariffOf.ts'

const MOSCOW_IDS = [1, MOSCOW_AREA_ID]

/** Courier delivery in a region; null where couriers never drive. @throws DomainError `invalid-input` for an unknown region */
export async function getCourier(services: Services, regionId: number): Promise<{ courier: Courier | null }> {
  const region = getRegion(await services.index.read(), regionId)
  if (region.courier_weekdays.length === 0) return { courier: null }
  const tariff = await tariffOf(services, region)
  const intervals = await courierDays(services, region, tariff)
  return { courier: courierOf(region, tariff, intervals, services.now()) }
}

function courierOf(region: Region, tariff: StoredTariff, intervals: Courier['intervals'], now: Date): Courier {
  const isMoscow = MOSCOW_IDS.includes(region.id)
  const { date, text: dateText } = courierDayOf(region, now)
  return {
    isMoscow,
    hasIntervals: intervals.length > 0,
    intervals,
    liftingPrice: tariff.lifting,
    headers: { h1: isMoscow ? moscowHeading : courierHeading(region.prepositional) },
    cost: {
      zones: tariff.zones.map(({ id, name, note, isPerKm }) => ({ id, name, note, isPerKm })),
      rates: ratesOf(tariff),
      freeFrom: tariff.freeFrom,
    },
    liftSize: tariff.liftSize,
    earliest: { date, dateText },
    regionId: region.id,
  }
}

/** Rows by weight, with the price of each zone. */
function ratesOf({ zones }: StoredTariff): CourierRate[] {
  const limits = new Map(
    zones.flatMap(({ rates }) => rates.map(({ maxWeight, maxVolume }) => [maxWeight, maxVolume] as const)),
  )
  return [...limits]
    .sort(([a], [b]) => a - b)
    .map(([maxWeight, maxVolume]) => ({
      maxWeight,
      maxVolume,
      prices: zones.map(({ rates }) => rates.find((rate) => rate.maxWeight === maxWeight)?.price ?? null),
    }))
}
