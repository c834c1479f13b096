import type { CourierTariff } from '@verstak/delivery-cost/courierCost'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Hours within which a courier comes; times as `09:00`. */
export interface TariffInterval {
  id: number
  start: string
  end: string
  isExact: boolean
  orderUntil: string
  daysBefore: number
  capacity: number
  /** Kopecks. */
  surcharge: number
}

/** A version of a region's tariff with all that windows show of it. */
export interface StoredTariff extends CourierTariff {
  zones: (CourierTariff['zones'][number] & { name: string; note: string })[]
  lifting: (CourierTariff['lifting'][number] & { note: string })[]
  intervals: TariffInterval[]
}

/** The tariff that holds on a day; undefined when the region has none of its own. @param date ISO date in the region */
export async function findCourierTariff(
  db: Queryable,
  regionId: number,
  date: string,
): Promise<StoredTariff | undefined> {
  const { rows } = await sql<{ tariff: StoredTariff }>`
    select jsonb_build_object(
      'freeFrom', case when t.free_from_sum is not null
        then jsonb_build_object('sum', t.free_from_sum, 'maxWeight', t.free_max_weight) end,
      'liftSize', case when t.lift_length is not null
        then jsonb_build_object('length', t.lift_length, 'width', t.lift_width, 'height', t.lift_height) end,
      'zones', coalesce((
        select jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name, 'note', z.note, 'isPerKm', z.is_per_km,
          'rates', coalesce((
            select jsonb_agg(jsonb_build_object('maxWeight', r.max_weight, 'maxVolume', r.max_volume, 'price', r.price)
              order by r.max_weight)
            from courier_rate r where r.zone_id = z.id), '[]')) order by z.position)
        from courier_zone z where z.tariff_id = t.id), '[]'),
      'lifting', coalesce((
        select jsonb_agg(jsonb_build_object('maxWeight', l.max_weight, 'note', l.note, 'elevator', l.elevator,
          'stairsPerFloor', l.stairs_per_floor) order by l.max_weight nulls last)
        from courier_lifting l where l.tariff_id = t.id), '[]'),
      'intervals', coalesce((
        select jsonb_agg(jsonb_build_object('id', i.id, 'start', to_char(i.starts_at, 'HH24:MI'),
          'end', to_char(i.ends_at, 'HH24:MI'), 'isExact', i.is_exact, 'orderUntil', to_char(i.order_until, 'HH24:MI'),
          'daysBefore', i.days_before, 'capacity', i.capacity, 'surcharge', i.surcharge) order by i.position)
        from courier_interval i where i.tariff_id = t.id), '[]')) as tariff
    from courier_tariff t
    where t.region_id = ${regionId} and t.valid_from <= ${date}::date
      and (t.valid_until is null or t.valid_until >= ${date}::date)
    order by t.version desc limit 1`.execute(db)
  return rows[0]?.tariff
}

/** Orders that have taken a place in an interval of a day. */
export interface Booking {
  interval_id: number
  /** ISO date. */
  date: string
  taken: number
}

export const selectBookings = (
  db: Queryable,
  intervalIds: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<Booking[]> =>
  db
    .selectFrom('courier_booking')
    .select(['interval_id', 'date', 'taken'])
    .where('interval_id', 'in', intervalIds.length > 0 ? [...intervalIds] : [0])
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute()
