import type { PickupPoint } from '@verstak/contracts/pickup'
import type { PickupPlan } from '@verstak/schedule/handover'
import type { WorkItem } from '@verstak/schedule/hours'
import { addDays, localTimeOf } from '@verstak/schedule/localTime'
import type { PlaceRow } from './places.sql.ts'

/** Special days that a point names. */
const NAMED_DAYS = 30

/** A place in the format of the API, without availability. */
export function wirePointOf(row: PlaceRow, now: Date): PickupPoint {
  return {
    ...shortPointOf(row, now),
    guid: row.guid,
    name: row.name,
    phones: (row.phones.length > 0 ? row.phones : [row.phone]).map(digitsOf).filter((phone) => phone !== ''),
    ...(row.payment_types.length > 0 && { paymentTypes: row.payment_types }),
    ...(row.informers.length > 0 &&
      row.informers_title !== null && { informers: row.informers, informers_title: row.informers_title }),
    ...(!row.has_hours && row.working_time !== '' && { workingTime: [row.working_time] }),
  }
}

/** The same for a list on a map. */
export function shortPointOf(row: PlaceRow, now: Date): PickupPoint {
  const { id, region_id, address, lat, lon, metro_name, metro_color, has_hours, plan } = row
  const specialDays = specialDaysOf(plan, now)
  return {
    id,
    regionId: region_id,
    address,
    coordinates: { lat, lon },
    metro: metro_name === null ? null : { color: metro_color ?? '', address: metro_name },
    hasNoMetro: metro_name === null,
    timeZone: plan.schedule.timeZone,
    ...(has_hours && { workItems: [...(plan.schedule.workItems ?? [])] as WorkItem[] }),
    ...(has_hours && specialDays.length > 0 && { specialDays }),
  }
}

function specialDaysOf({ schedule }: PickupPlan, now: Date) {
  const { date: today } = localTimeOf(schedule.timeZone, now)
  const last = addDays(today, NAMED_DAYS)
  return (schedule.specialDays ?? [])
    .filter(({ date }) => date >= today && date <= last)
    .map(({ date, start, end, name }) => ({ date, start, end, ...(name !== undefined && { name }) }))
}

/** Digits with a leading plus, if it has one. */
const digitsOf = (phone: string) => phone.trim().replaceAll(/(?!^\+)\D/g, '')
