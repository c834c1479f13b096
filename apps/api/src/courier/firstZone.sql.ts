import type { CostRate, CourierTariff } from '@verstak/delivery-cost/courierCost'

/** The first zone of a region's tariff, and the days on which it holds. */
export interface FirstZone {
  /** ISO dates in the region; null: until there is another. */
  from: string
  until: string | null
  freeFrom: CourierTariff['freeFrom']
  rates: CostRate[]
}

/** First zones of a region's tariffs, past ones left out, in the order in which the first that holds counts. */
export const firstZones = (region: string): string => `(
  select coalesce(json_agg(json_build_object(
    'from', t.valid_from, 'until', t.valid_until,
    'freeFrom', case when t.free_from_sum is not null
      then json_build_object('sum', t.free_from_sum, 'maxWeight', t.free_max_weight) end,
    'rates', coalesce((
      select json_agg(json_build_object('maxWeight', r.max_weight, 'maxVolume', r.max_volume, 'price', r.price)
        order by r.max_weight)
      from courier_rate r where r.zone_id = (
        select z.id from courier_zone z where z.tariff_id = t.id order by z.position limit 1)), '[]')
    ) order by t.version desc), '[]')
  from courier_tariff t
  where t.region_id = ${region}.id and (t.valid_until is null or t.valid_until >= current_date - 2))`
