import fc from 'fast-check'
import { earliestCourier, earliestPickup, type PickupPlan } from './handover.ts'
import { hoursOn, type Schedule } from './hours.ts'
import { addDays, localTimeOf } from './localTime.ts'

const ZONES: [string, string][] = [
  ['Europe/Kaliningrad', '+02:00'],
  ['Europe/Moscow', '+03:00'],
  ['Europe/Samara', '+04:00'],
  ['Asia/Yekaterinburg', '+05:00'],
  ['Asia/Omsk', '+06:00'],
  ['Asia/Krasnoyarsk', '+07:00'],
  ['Asia/Irkutsk', '+08:00'],
  ['Asia/Yakutsk', '+09:00'],
  ['Asia/Vladivostok', '+10:00'],
  ['Asia/Magadan', '+11:00'],
  ['Asia/Kamchatka', '+12:00'],
]
const NEW_YEAR = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `2027-01-${day}`)
const holidays = new Set(['2026-11-04', '2026-12-31', ...NEW_YEAR, '2027-02-22', '2027-02-23', '2027-03-08'])
const none = new Set<string>()

const week = { firstDay: 1, lastDay: 5, start: '09:00', end: '20:00', weekend: false }
const saturday = { firstDay: 6, lastDay: 6, start: '10:00', end: '16:00', weekend: false }
const sunday = { firstDay: 7, lastDay: 7, start: null, end: null, weekend: true }

const planIn = (timeZone: string, changes: Partial<Schedule> = {}): PickupPlan => ({
  schedule: { timeZone, workItems: [week, saturday, sunday], ...changes },
  cutOff: '18:00',
  pickingMinutes: 60,
})
const moscow = planIn('Europe/Moscow')
const at = (time: string, offset = '+03:00') => new Date(`${time}:00${offset}`)
const pickup = (plan: PickupPlan, time: string, transferDays = 0) => {
  const moment = earliestPickup(plan, { now: at(time), holidays, transferDays })
  return moment && `${moment.date} ${moment.minutes / 60}${moment.isToday ? ' today' : ''}`
}

// 20 November 2026 is a Friday.
test.each([
  ['before the opening, at the opening', '2026-11-20T00:00', '2026-11-20 9 today'],
  ['after an hour of picking, to the next half hour', '2026-11-20T09:10', '2026-11-20 10.5 today'],
  ['a minute before the cut-off', '2026-11-20T17:59', '2026-11-20 19 today'],
  ['at the cut-off, the next day, by its own hours', '2026-11-20T18:00', '2026-11-21 10'],
  ['on Saturday early enough to be ready half an hour before closing', '2026-11-21T14:30', '2026-11-21 15.5 today'],
  ['on Saturday before the cut-off, but ready too late: Monday, as Sunday is off', '2026-11-21T14:31', '2026-11-23 9'],
  ['on Sunday at any time: Monday', '2026-11-22T11:00', '2026-11-23 9'],
])('goods at the point: %s', (_, time, expected) => {
  expect(pickup(moscow, time)).toBe(expected)
})

test.each([
  ['before the cut-off: the next day after noon', '2026-11-19T12:00', 1, '2026-11-20 12'],
  ['after the cut-off: a day later', '2026-11-19T18:00', 1, '2026-11-21 12'],
  ['no transfer on Sunday', '2026-11-21T12:00', 1, '2026-11-23 12'],
  ['two working days', '2026-11-20T12:00', 2, '2026-11-23 12'],
  ['no transfer from 31 December to 8 January', '2026-12-30T12:00', 1, '2027-01-09 12'],
  ['a holiday of one day', '2026-11-03T12:00', 1, '2026-11-05 12'],
])('goods from another office: %s', (_, time, days, expected) => {
  expect(pickup(moscow, time, days)).toBe(expected)
})

test('a special day goes before the week: closed, shorter, longer', () => {
  const specialDays = [
    { date: '2026-12-31', start: '09:00', end: '15:00' },
    { date: '2027-01-01', start: null, end: null },
    { date: '2027-01-03', start: '11:00', end: '17:00' },
  ]
  const plan = planIn('Europe/Moscow', { specialDays })
  expect(pickup(plan, '2026-12-31T13:30')).toBe('2026-12-31 14.5 today')
  expect(pickup(plan, '2026-12-31T13:31')).toBe('2027-01-02 10')
  expect(pickup(plan, '2027-01-02T18:00')).toBe('2027-01-03 11')
})

test.each(ZONES)('%s has its own cut-off and midnight, and the night of 31 December', (timeZone, offset) => {
  const specialDays = [{ date: '2027-01-01', start: null, end: null }]
  const daily = { firstDay: 1, lastDay: 7, start: '09:00', end: '21:00', weekend: false }
  const plan = planIn(timeZone, { workItems: [daily], specialDays })
  const courier = { timeZone, cutOff: '15:00', weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const when = (time: string) => {
    const now = at(time, offset)
    const moment = earliestPickup(plan, { now, holidays })
    return [`${moment?.date} ${moment?.isToday}`, earliestCourier(courier, { now, holidays })?.date]
  }
  expect(when('2026-12-30T14:59')).toEqual(['2026-12-30 true', '2027-01-09'])
  expect(when('2026-12-31T17:59')).toEqual(['2026-12-31 true', '2027-01-09'])
  expect(when('2026-12-31T18:00')).toEqual(['2027-01-02 false', '2027-01-09'])
  expect(when('2026-12-31T23:59')).toEqual(['2027-01-02 false', '2027-01-09'])
  expect(when('2027-01-01T00:00')).toEqual(['2027-01-02 false', '2027-01-09'])
  expect(when('2027-01-02T00:00')).toEqual(['2027-01-02 true', '2027-01-09'])
  expect(when('2027-01-08T14:59')).toEqual(['2027-01-08 true', '2027-01-09'])
  expect(when('2027-01-08T15:00')).toEqual(['2027-01-08 true', '2027-01-10'])
})

test.each([
  ['before the cut-off, tomorrow', '2026-11-19T14:59', '2026-11-20'],
  ['at the cut-off, a day later', '2026-11-19T15:00', '2026-11-21'],
  ['over his Sunday off', '2026-11-21T10:00', '2026-11-23'],
  ['over a holiday', '2026-11-03T10:00', '2026-11-05'],
  ['over moved holidays and a Sunday', '2027-02-20T10:00', '2027-02-24'],
])('the courier comes %s', (_, time, date) => {
  const plan = { timeZone: 'Europe/Moscow', cutOff: '15:00', weekdays: [1, 2, 3, 4, 5, 6] }
  expect(earliestCourier(plan, { now: at(time), holidays })?.date).toBe(date)
})

test('a point that never opens hands nothing over, and a courier without days never comes', () => {
  const now = at('2026-11-20T12:00')
  const closed = planIn('Europe/Moscow', { workItems: [] })
  expect(earliestPickup(closed, { now, holidays: none })).toBeNull()
  expect(earliestCourier({ timeZone: 'Europe/Moscow', cutOff: '15:00', weekdays: [] }, { now, holidays })).toBeNull()
})

const anyTime = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => {
  const text = (value: number) => String(value).padStart(2, '0')
  return `${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`
})
const anyPlan = fc.record({
  zone: fc.constantFrom(...ZONES.map(([zone]) => zone)),
  start: anyTime,
  end: anyTime,
  off: fc.integer({ min: 1, max: 7 }),
  cutOff: anyTime,
  pickingMinutes: fc.integer({ min: 0, max: 600 }),
})

test('what is promised for a day is ready before the point closes on it, after picking, and after a cut-off never today', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.date({ min: new Date('2026-11-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      ({ zone, start, end, off, cutOff, pickingMinutes }, now) => {
        const workItems = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
          ...{ firstDay: day, lastDay: day, start, end },
          weekend: day === off,
        }))
        const schedule = { timeZone: zone, workItems }
        const moment = earliestPickup({ schedule, cutOff, pickingMinutes }, { now, holidays })
        if (!moment) return
        const local = localTimeOf(zone, now)
        const hours = hoursOn(schedule, moment.date)!
        expect(moment.minutes).toBeGreaterThanOrEqual(hours.start)
        expect(moment.minutes).toBeLessThan(hours.end)
        expect(moment.isToday).toBe(moment.date === local.date)
        if (moment.isToday) {
          expect(moment.minutes).toBeGreaterThanOrEqual(local.minutes + pickingMinutes)
          const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
          expect(local.minutes).toBeLessThan(hour * 60 + minute)
        } else expect(moment.date >= addDays(local.date, 1)).toBe(true)
      },
    ),
  )
})
