import type { Courier, CostPart } from '@verstak/contracts/courier'
import type { DeliveryRefusal, OrderDelivery } from '@verstak/contracts/deliveryChoice'
import { courierCostOf, type CostRefusal } from '@verstak/delivery-cost/courierCost'
import { packedGoods } from '@verstak/delivery-cost/packedGoods'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { courierDays } from '../courier/courierDays.ts'
import type { StoredTariff } from '../courier/courierTariff.sql.ts'
import { tariffOf } from '../courier/tariffOf.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { courierDayOf } from '../region/handoverDays.ts'
import { deliveryTexts } from './delivery.texts.ts'
import { goodsOf, type PackedLine } from './goodsOf.ts'

/** A region as deliveries need it. */
export type DeliveryRegion = Pick<
  Region,
  'id' | 'name' | 'time_zone' | 'courier_price' | 'courier_cut_off' | 'courier_weekdays' | 'holidays'
>

/** Goods to be delivered. */
export interface DeliveryGoods {
  lines: readonly PackedLine[]
  /** Kopecks of the lines, before a promo code: it never makes a delivery dearer. */
  sum: number
}

export interface DeliveryServices {
  db: Queryable
  now(): Date
}

/** An interval that the shopper chose, on its day. */
export interface ChosenInterval {
  id: number
  date: string
  start: string
  end: string
}

/** What a courier takes. A price of null has a refusal. */
export interface CourierTerms {
  price: number | null
  parts: CostPart[]
  refusal: Exclude<DeliveryRefusal, 'price-unknown' | 'pickup-only' | 'not-chosen' | 'no-company'> | null
  /** ISO date in the region: of the interval, else the earliest one. */
  date: string
  zone: { id: number; name: string; isPerKm: boolean }
  interval: ChosenInterval | null
  tariff: StoredTariff
  /** The next days with what is free in their intervals. */
  days: Courier['intervals']
}

type CourierWish = Omit<Extract<OrderDelivery, { type: 'courier' }>, 'type' | 'address'>

/**
 * The one calculation of a courier's price: of the checkout and of the order.
 * @throws DomainError `not-found` for a zone or an interval that the tariff of today does not have
 */
export async function courierTerms(
  services: DeliveryServices,
  region: DeliveryRegion,
  { zoneId, distanceKm, interval: wanted, lifting }: CourierWish,
  { lines, sum }: DeliveryGoods,
): Promise<CourierTerms> {
  const tariff = await tariffOf(services, region)
  const zone = zoneId === null ? tariff.zones[0] : tariff.zones.find(({ id }) => id === zoneId)
  if (!zone) throw notFound('delivery.zoneId', `Region ${region.id} has no zone ${zoneId}.`)
  const days = await courierDays(services, region, tariff)
  const day = days.find(({ date }) => date === wanted?.date)
  const interval = day?.intervals.find(({ id }) => id === wanted?.id)
  if (wanted && !interval) {
    const message = `There is no interval ${wanted.id} on ${wanted.date}.`
    const text = deliveryTexts.noInterval
    throw new DomainError('not-found', { field: 'delivery.intervalId', reason: 'not-found', message, text })
  }
  const terms = {
    date: day?.date ?? courierDayOf(region, services.now()).date,
    zone,
    interval: day && interval ? { id: interval.id, date: day.date, start: interval.start, end: interval.end } : null,
    tariff,
    days,
  }
  if (region.courier_weekdays.length === 0) return { ...terms, price: null, parts: [], refusal: 'no-courier' }
  if (interval?.left === 0) return { ...terms, price: null, parts: [], refusal: 'interval-full' }
  const { total, parts, refusal } = courierCostOf(tariff, {
    ...packedGoods(goodsOf(lines)),
    ...{ zoneId: zone.id, distanceKm, sum, lifting, surcharge: interval?.surcharge ?? 0 },
  })
  return { ...terms, price: total, parts, refusal: refusal && agreed(refusal) }
}

/** The zone was looked up before, so a tariff that begins with a zone by kilometre is for the manager. */
const agreed = (refusal: CostRefusal) => (refusal === 'zone-unknown' ? 'too-large' : refusal)
