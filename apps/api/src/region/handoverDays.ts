import { afterTime, formatDay } from '@verstak/dates'
import { earliestCourier, earliestPickup, type Holidays, type PickupPlan } from '@verstak/schedule/handover'
import { addDays, localTimeOf, minutesOf, noonOf } from '@verstak/schedule/localTime'
import type { RegionRow } from '../db/tables.ts'

/** Nothing is handed over within two months: a date beyond, so that nobody is promised an earlier one. */
const NEVER_DAYS = 61

/** How a region hands over and delivers. */
export type HandoverHours = Pick<
  RegionRow,
  'time_zone' | 'pickup_cut_off' | 'courier_cut_off' | 'opens_at' | 'pickup_minutes' | 'courier_weekdays'
> & {
  /** Of its shops; without any, the region's own columns say how. */
  plans: readonly PickupPlan[]
  holidays: Holidays
}

/** A day as pages show it. */
export interface HandoverDay {
  /** ISO date in the region's time zone. */
  date: string
  /** `сегодня`, `завтра`, else the day and the month. */
  text: string
}

/** Earliest pickup and delivery days in a region for products in stock. */
export interface HandoverDays {
  pickup: HandoverDay & {
    /** Earliest time on that day: `после 14:30`. */
    fromText: string
  }
  courier: HandoverDay
  isPickupToday: boolean
  isCourierTomorrow: boolean
}

/**
 * Days that hold whichever shop of the region has the product: the pickup is that of the shop which hands over last. Lists of
 * shops say it for each of them.
 * @throws RangeError when a time zone is unknown
 */
export function handoverDaysOf(region: HandoverHours, now: Date): HandoverDays {
  const { time_zone: timeZone, holidays } = region
  const pickup = latestPickup(region, now)
  const courier = courierDayOf(region, now)
  return {
    pickup: {
      date: pickup.date,
      text: dayTextOf(pickup.date, timeZone, now),
      fromText: readyTextOf(pickup.minutes),
    },
    courier,
    isPickupToday: pickup.isToday,
    isCourierTomorrow: earliestCourier(courierPlanOf(region), { now, holidays })?.isTomorrow ?? false,
  }
}

/** The first day on which the region's courier comes. */
export function courierDayOf(
  region: Pick<HandoverHours, 'time_zone' | 'courier_cut_off' | 'courier_weekdays' | 'holidays'>,
  now: Date,
): HandoverDay {
  const { time_zone: timeZone, holidays } = region
  const date = earliestCourier(courierPlanOf(region), { now, holidays })?.date ?? neverOf(timeZone, now)
  return { date, text: dayTextOf(date, timeZone, now) }
}

/** Text of a date relative to now. */
export function dayTextOf(date: string, timeZone: string, now: Date): string {
  const today = localTimeOf(timeZone, now).date
  return formatDay(noonOf(date), noonOf(today), 'UTC')
}

/** `после 14:30`. @param minutes since midnight */
export const readyTextOf = (minutes: number): string => afterTime(new Date(minutes * 60_000), 'UTC')

const courierPlanOf = ({
  time_zone: timeZone,
  courier_cut_off: cutOff,
  courier_weekdays: weekdays,
}: Pick<HandoverHours, 'time_zone' | 'courier_cut_off' | 'courier_weekdays'>) => ({ timeZone, cutOff, weekdays })

function latestPickup(region: HandoverHours, now: Date) {
  const plans = region.plans.length > 0 ? region.plans : [planOf(region)]
  const moments = plans.flatMap((plan) => earliestPickup(plan, { now, holidays: region.holidays }) ?? [])
  const never = { date: neverOf(region.time_zone, now), minutes: minutesOf(region.opens_at), isToday: false }
  const isLater = (a: typeof never, b: typeof never) => a.date > b.date || (a.date === b.date && a.minutes > b.minutes)
  return moments.reduce<typeof never | null>((last, next) => (last && isLater(last, next) ? last : next), null) ?? never
}

const planOf = ({ time_zone, opens_at, pickup_cut_off, pickup_minutes }: HandoverHours): PickupPlan => {
  const week = { firstDay: 1, lastDay: 7, start: opens_at, end: '24:00', weekend: false }
  return {
    schedule: { timeZone: time_zone, workItems: [week] },
    cutOff: pickup_cut_off,
    pickingMinutes: pickup_minutes,
  }
}

const neverOf = (timeZone: string, now: Date) => addDays(localTimeOf(timeZone, now).date, NEVER_DAYS)
