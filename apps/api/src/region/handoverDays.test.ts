import { dayAfter, dayTextOf, handoverDaysOf } from './handoverDays.ts'

const moscow = 'Europe/Moscow'

test.each([
  ['08:00', '2026-11-20', 'сегодня', '2026-11-21', 'завтра'],
  ['14:59', '2026-11-20', 'сегодня', '2026-11-21', 'завтра'],
  ['15:00', '2026-11-20', 'сегодня', '2026-11-22', '22\u00A0ноября'],
  ['17:59', '2026-11-20', 'сегодня', '2026-11-22', '22\u00A0ноября'],
  ['18:00', '2026-11-21', 'завтра', '2026-11-22', '22\u00A0ноября'],
  ['23:59', '2026-11-21', 'завтра', '2026-11-22', '22\u00A0ноября'],
])('at %s pickup is %s (%s) and the courier comes on %s (%s)', (time, pickup, pickupText, courier, courierText) => {
  const days = handoverDaysOf(moscow, new Date(`2026-11-20T${time}:00+03:00`))
  expect(days.pickup).toEqual({ date: pickup, text: pickupText })
  expect(days.courier).toEqual({ date: courier, text: courierText })
})

test('the same moment is another day and another hour in another region', () => {
  const moment = new Date('2026-11-20T16:30:00+03:00')
  expect(handoverDaysOf('Asia/Vladivostok', moment).pickup).toEqual({ date: '2026-11-21', text: 'завтра' })
  expect(handoverDaysOf('Asia/Kamchatka', moment).pickup).toEqual({ date: '2026-11-21', text: 'сегодня' })
})

test('days go over the end of a month, a year and a change of the clock', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(handoverDaysOf('Europe/Berlin', new Date('2026-10-24T19:00:00Z')).pickup.date).toBe('2026-10-25')
  expect(handoverDaysOf('Europe/Berlin', new Date('2026-10-25T19:00:00Z')).pickup.date).toBe('2026-10-26')
})

test('an agreed day is named as seen from now', () => {
  const now = new Date('2026-11-20T23:30:00+03:00')
  expect(dayTextOf('2026-11-20', moscow, now)).toBe('сегодня')
  expect(dayTextOf('2026-11-20', 'Asia/Vladivostok', now)).toBe('20\u00A0ноября')
})
