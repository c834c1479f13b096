import type { PickupPlan } from '@verstak/schedule/handover'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** `HH:MM` of a column; `24:00` stays. */
const clock = (column: string) => `to_char(${column}, 'HH24:MI')`

/** Hours of the week of office `o` as the wire's work items; null when there are none. */
export const WORK_ITEMS = `(
  select jsonb_agg(jsonb_build_object('firstDay', h.first_day, 'lastDay', h.last_day, 'start', ${clock('h.opens_at')},
    'end', ${clock('h.closes_at')}, 'weekend', h.opens_at is null) order by h.first_day)
  from office_hours h where h.office_id = o.id)`

/** Days of office `o` with other hours, of the last months too; holidays on which it is closed among them. Null for none. */
export const SPECIAL_DAYS = `(
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('name', d.name)) || jsonb_build_object('date', d.date,
    'start', ${clock('d.opens_at')}, 'end', ${clock('d.closes_at')}) order by d.date)
  from (
    select date, opens_at, closes_at, name from office_special_day where office_id = o.id
    union all
    select date, null, null, name from holiday where not o.is_open_on_holidays
      and not exists (select from office_special_day s where s.office_id = o.id and s.date = holiday.date)) d
  where d.date > current_date - 400)`

/** Of an office without hours: from the region's opening to midnight, every day. */
const usualWeek = (region: string) => `jsonb_build_array(jsonb_build_object('firstDay', 1, 'lastDay', 7,
  'start', ${clock(`${region}.opens_at`)}, 'end', '24:00', 'weekend', false))`

/** `PickupPlan` of office `o` in a region. */
export const officePlan = (region: string): string => `jsonb_build_object(
  'schedule', jsonb_strip_nulls(jsonb_build_object('timeZone', coalesce(o.time_zone, ${region}.time_zone)))
    || jsonb_build_object('workItems', coalesce(${WORK_ITEMS}, ${usualWeek(region)}),
      'specialDays', coalesce(${SPECIAL_DAYS}, '[]')),
  'cutOff', coalesce(o.pickup_cut_off, ${region}.pickup_cut_off)::text,
  'pickingMinutes', coalesce(o.pickup_minutes, ${region}.pickup_minutes))`

/** How the shops of a region hand over, each way once, as one JSON array. @param region name of the region's row */
export const shopPlans = (region: string): string => `(
  select coalesce(jsonb_agg(distinct ${officePlan(region)}), '[]')
  from office o where o.region_id = ${region}.id and o.is_active and o.kind = 'shop')`

/** How an office hands over, with the days that goods of other offices take. */
export interface OfficePlan {
  id: number
  plan: PickupPlan
  transfer_days: number
}

/** Plans of open offices in any order. */
export async function selectOfficePlans(db: Queryable, officeIds: readonly number[]): Promise<OfficePlan[]> {
  const { rows } = await sql<OfficePlan>`
    select o.id, o.transfer_days, ${sql.raw(officePlan('r'))} as plan
    from office o join region r on r.id = o.region_id
    where o.id = any(${officeIds}::int[]) and o.is_active`.execute(db)
  return rows
}

/** ISO dates on which nobody drives, past ones too. */
export async function selectHolidays(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ date: string }>`
    select to_char(date, 'YYYY-MM-DD') as date from holiday`.execute(db)
  return new Set(rows.map(({ date }) => date))
}
