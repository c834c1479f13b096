import { addDays } from '@verstak/schedule/localTime'
import { dayTextOf, handoverDaysOf, type HandoverHours } from './handoverDays.ts'

const dayAfter = (date: string) => addDays(date, 1)

const moscow = 'Europe/Moscow'
const hoursIn = (time_zone: string, changes: Partial<HandoverHours> = {}): HandoverHours => ({
  time_zone,
  pickup_cut_off: '18:00:00',
  courier_cut_off: '15:00:00',
  opens_at: '09:00:00',
  pickup_minutes: 60,
  courier_weekdays: [1, 2, 3, 4, 5, 6, 7],
  plans: [],
  holidays: new Set(),
  ...changes,
})
const spaced = (text: string) => text.replaceAll(' ', '\u00A0')

test.each([
  ['00:00', '2026-11-20', 'сегодня', 'после 09:00', '2026-11-21', 'завтра'],
  ['07:59', '2026-11-20', 'сегодня', 'после 09:00', '2026-11-21', 'завтра'],
  ['08:01', '2026-11-20', 'сегодня', 'после 09:30', '2026-11-21', 'завтра'],
  ['14:59', '2026-11-20', 'сегодня', 'после 16:00', '2026-11-21', 'завтра'],
  ['15:00', '2026-11-20', 'сегодня', 'после 16:00', '2026-11-22', '22 ноября'],
  ['17:59', '2026-11-20', 'сегодня', 'после 19:00', '2026-11-22', '22 ноября'],
  ['18:00', '2026-11-21', 'завтра', 'после 09:00', '2026-11-22', '22 ноября'],
  ['23:59', '2026-11-21', 'завтра', 'после 09:00', '2026-11-22', '22 ноября'],
])(
  'at %s pickup is %s (%s, %s) and the courier comes on %s (%s)',
  (time, pickup, pickupText, fromText, courier, courierText) => {
    const days = handoverDaysOf(hoursIn(moscow), new Date(`2026-11-20T${time}:00+03:00`))
    expect(days.pickup).toEqual({ date: pickup, text: pickupText, fromText: spaced(fromText) })
    expect(days.courier).toEqual({ date: courier, text: spaced(courierText) })
  },
)

// Zones without summer time, from the west to the east of the country.
test.each([
  ['Europe/Kaliningrad', '+02:00'],
  ['Europe/Samara', '+04:00'],
  ['Asia/Yekaterinburg', '+05:00'],
  ['Asia/Omsk', '+06:00'],
  ['Asia/Krasnoyarsk', '+07:00'],
  ['Asia/Irkutsk', '+08:00'],
  ['Asia/Yakutsk', '+09:00'],
  ['Asia/Vladivostok', '+10:00'],
  ['Asia/Magadan', '+11:00'],
  ['Asia/Kamchatka', '+12:00'],
])('%s has its own cut-offs and its own midnight, in winter and in summer', (timeZone, offset) => {
  for (const day of ['2026-12-31', '2026-06-30']) {
    const at = (time: string) => handoverDaysOf(hoursIn(timeZone), new Date(`${day}T${time}${offset}`))
    expect(at('17:59:59').pickup).toMatchObject({ date: day, text: 'сегодня' })
    expect(at('18:00:00').pickup).toMatchObject({ date: dayAfter(day), text: 'завтра' })
    expect(at('23:59:59').pickup).toMatchObject({ date: dayAfter(day), text: 'завтра' })
    expect(at('23:59:59').courier.date).toBe(dayAfter(dayAfter(day)))
    const midnight = handoverDaysOf(hoursIn(timeZone), new Date(`${dayAfter(day)}T00:00:00${offset}`))
    expect(midnight.pickup).toMatchObject({ date: dayAfter(day), text: 'сегодня', fromText: spaced('после 09:00') })
    expect(midnight.courier).toMatchObject({ date: dayAfter(dayAfter(day)), text: 'завтра' })
  }
})

test('the same moment is another day and another hour in another region', () => {
  const moment = new Date('2026-11-20T16:30:00+03:00')
  expect(handoverDaysOf(hoursIn('Asia/Vladivostok'), moment).pickup).toMatchObject({
    date: '2026-11-21',
    text: 'завтра',
  })
  expect(handoverDaysOf(hoursIn('Asia/Kamchatka'), moment).pickup).toMatchObject({
    date: '2026-11-21',
    text: 'сегодня',
  })
})

test('an office that looks out its goods after midnight hands them over tomorrow', () => {
  const late = hoursIn(moscow, { pickup_cut_off: '24:00:00', pickup_minutes: 90 })
  const at = (time: string) => handoverDaysOf(late, new Date(`2026-11-20T${time}:00+03:00`)).pickup
  expect(at('22:00')).toEqual({ date: '2026-11-20', text: 'сегодня', fromText: spaced('после 23:30') })
  expect(at('22:01')).toEqual({ date: '2026-11-21', text: 'завтра', fromText: spaced('после 09:00') })
})

test('days go over the end of a month, a year and a change of the clock', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(handoverDaysOf(hoursIn('Europe/Berlin'), new Date('2026-10-24T19:00:00Z')).pickup.date).toBe('2026-10-25')
  expect(handoverDaysOf(hoursIn('Europe/Berlin'), new Date('2026-10-25T19:00:00Z')).pickup.date).toBe('2026-10-26')
})

test('an agreed day is named as seen from now', () => {
  const now = new Date('2026-11-20T23:30:00+03:00')
  expect(dayTextOf('2026-11-20', moscow, now)).toBe('сегодня')
  expect(dayTextOf('2026-11-20', 'Asia/Vladivostok', now)).toBe(spaced('20 ноября'))
})

test('a region promises what all its shops can keep, and on no holiday a courier', () => {
  const plan = (start: string, end: string, lastDay: number) => ({
    schedule: { timeZone: moscow, workItems: [{ firstDay: 1, lastDay, start, end, weekend: false }] },
    cutOff: '18:00',
    pickingMinutes: 60,
  })
  const hours = hoursIn(moscow, {
    plans: [plan('08:00', '22:00', 7), plan('10:00', '19:00', 5)],
    holidays: new Set(['2026-11-24']),
    courier_weekdays: [1, 2, 3, 4, 5, 6],
  })
  const at = (time: string) => handoverDaysOf(hours, new Date(`${time}:00+03:00`))
  expect(at('2026-11-20T12:00').pickup).toMatchObject({ text: 'сегодня', fromText: spaced('после 13:00') })
  // The shop that closes at 19 could not have it ready in time, and is closed on Saturday.
  expect(at('2026-11-20T17:40').isPickupToday).toBe(false)
  expect(at('2026-11-21T12:00').pickup).toMatchObject({ date: '2026-11-23', fromText: spaced('после 10:00') })
  expect(at('2026-11-21T12:00').courier.date).toBe('2026-11-23')
  expect(at('2026-11-23T12:00').courier.date).toBe('2026-11-25')
})
