import type { TruckLoad } from '@verstak/contracts/adminPanel'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Orders that couriers of a region carry today, by its clock, and on the next six days, days without orders too. */
export async function selectTruckLoads(
  db: Queryable,
  { regionId, timeZone, now }: { regionId: number; timeZone: string; now: Date },
): Promise<TruckLoad[]> {
  const { rows } = await sql<TruckLoad>`
    with days as (
      select (${now}::timestamptz at time zone ${timeZone})::date + ahead as day from generate_series(0, 6) ahead
    ), tariff as (
      select id from courier_tariff where region_id = ${regionId} and valid_from <= ${now}::date
        and (valid_until is null or valid_until >= ${now}::date) order by version desc limit 1
    ), loads as (
      select o.delivery_date::date as day, o.guid,
        (select coalesce(sum(line.quantity * p.weight), 0) from order_line line
          join product p on p.id = line.product_id where line.order_guid = o.guid) as weight
      from customer_order o
      where o.region_id = ${regionId} and o.delivery_type = 'courier' and o.status not in ('cancelled', 'handed-over')
        and o.delivery_date::date in (select day from days)
    )
    select days.day::text as day, count(loads.guid)::int as orders, coalesce(sum(loads.weight), 0)::float8 as weight,
      (select sum(i.capacity)::int from courier_interval i join tariff on tariff.id = i.tariff_id) as capacity
    from days left join loads on loads.day = days.day
    group by days.day order by days.day`.execute(db)
  return rows
}
