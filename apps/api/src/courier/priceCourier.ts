import type { priceCourier as endpoint } from '@verstak/contracts/courier'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { courierCostOf, packedDelivery } from '@verstak/delivery-cost/courierCost'
import { notFound } from '../DomainError.ts'
import { courierDayOf, dayTextOf } from '../region/handoverDays.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { courierDays } from './courierDays.ts'
import { tariffOf } from './tariffOf.ts'

/**
 * @throws DomainError `not-found` for a zone or an interval that the region's tariff of today does not have, `invalid-input` for
 *   an unknown region
 */
export async function priceCourier(
  services: Services,
  body: EndpointBody<typeof endpoint>,
  activeRegionId: number,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), body.regionId ?? activeRegionId)
  const tariff = await tariffOf(services, region)
  const { zoneId, distanceKm, sum, lifting, interval: wanted } = body
  if (!tariff.zones.some(({ id }) => id === zoneId))
    throw notFound('zoneId', `Region ${region.id} has no zone ${zoneId}.`)
  const days = wanted && (await courierDays(services, region, tariff))
  const interval = days?.find(({ date }) => date === wanted?.date)?.intervals.find(({ id }) => id === wanted?.id)
  if (wanted && !interval) throw notFound('interval', `There is no interval ${wanted.id} on ${wanted.date}.`)
  const now = services.now()
  const day = courierDayOf(region, now)
  const at = wanted
    ? { date: wanted.date, dateText: dayTextOf(wanted.date, region.time_zone, now) }
    : { date: day.date, dateText: day.text }
  if (interval?.left === 0) return { total: null, parts: [], refusal: 'interval-full', ...at }
  const surcharge = interval?.surcharge ?? 0
  return {
    ...courierCostOf(tariff, { zoneId, distanceKm, ...packedDelivery(body), sum, surcharge, lifting }),
    ...at,
  }
}
