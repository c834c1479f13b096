import type { CourierDay, CourierInterval } from '@verstak/contracts/courier'
import { monthsOfDay } from '@verstak/dates/dates.data'
import { isWorkingDay } from '@verstak/schedule/handover'
import { addDays, localTimeOf, minutesOf, weekdayOf } from '@verstak/schedule/localTime'
import { weekdayNames } from '@verstak/schedule/schedule.texts'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { todayName } from './courier.texts.ts'
import { selectBookings, type StoredTariff, type TariffInterval } from './courierTariff.sql.ts'

/** Days that a visitor can choose from, today first. */
const DAYS = 6
/** At so few places the window says how many are left. */
const FEW = 3

/** What is free in the intervals of the next days; empty without intervals. */
export async function courierDays(
  { db, now }: { db: Queryable; now(): Date },
  region: Pick<Region, 'time_zone' | 'courier_weekdays' | 'holidays'>,
  { intervals }: StoredTariff,
): Promise<CourierDay[]> {
  if (intervals.length === 0) return []
  const today = localTimeOf(region.time_zone, now())
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(today.date, day))
  const ids = intervals.map(({ id }) => id)
  const bookings = await selectBookings(db, ids, { from: today.date, until: addDays(today.date, DAYS) })
  const takenBy = new Map(bookings.map(({ interval_id, date, taken }) => [`${interval_id} ${date}`, taken]))
  return dates.map((date) => {
    const isWorking = isWorkingDay(date, region.courier_weekdays, region.holidays)
    return {
      date,
      name: date === today.date ? todayName : (weekdayNames[weekdayOf(date) - 1] ?? ''),
      dayText: `${Number(date.slice(8))}\u00A0${monthsOfDay[Number(date.slice(5, 7)) - 1]}`,
      isWorking,
      intervals: intervals.map((interval) =>
        wireIntervalOf(interval, { date, today, isWorking, taken: takenBy.get(`${interval.id} ${date}`) ?? 0 }),
      ),
    }
  })
}

interface DayTerms {
  date: string
  today: { date: string; minutes: number }
  isWorking: boolean
  taken: number
}

function wireIntervalOf(
  { id, start, end, isExact, orderUntil, daysBefore, capacity, surcharge }: TariffInterval,
  { date, today, isWorking, taken }: DayTerms,
): CourierInterval {
  const orderUntilDate = addDays(date, -daysBefore)
  const isLate =
    orderUntilDate < today.date || (orderUntilDate === today.date && today.minutes >= minutesOf(orderUntil))
  const free = Math.max(0, capacity - taken)
  const isClosed = !isWorking || isLate
  const status = isClosed ? 'closed' : free === 0 ? 'full' : free <= FEW ? 'few' : 'free'
  return { id, start, end, isExact, status, left: isClosed ? 0 : free, orderUntil, orderUntilDate, surcharge }
}
