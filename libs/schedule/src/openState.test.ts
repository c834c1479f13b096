import type { Schedule } from './hours.ts'
import { isOpenAt, openStateOf } from './openState.ts'
import { workingTimeOf } from './workingTime.ts'

const weekdays = { firstDay: 1, lastDay: 5, start: '09:00', end: '20:00', weekend: false }
const saturday = { firstDay: 6, lastDay: 6, start: '10:00', end: '16:00', weekend: false }
const daily = (start: string, end: string) => [{ firstDay: 1, lastDay: 7, start, end, weekend: false }]

const usual: Schedule = {
  timeZone: 'Europe/Moscow',
  workItems: [weekdays, saturday],
  specialDays: [
    { date: '2026-12-31', start: '09:00', end: '15:00' },
    ...['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => ({
      date: `2027-01-${day}`,
      start: null,
      end: null,
    })),
  ],
}
const stateAt = (schedule: Schedule, time: string) => {
  const now = new Date(`${time}:00+03:00`)
  const { isOpen, text } = openStateOf(schedule, now)
  expect(isOpenAt(schedule, now)).toBe(isOpen)
  return [isOpen, text?.replaceAll('\u00A0', ' ') ?? null]
}

// 20 November 2026 is a Friday.
test.each([
  ['2026-11-20T08:59', false, 'закрыто, откроется в 9:00'],
  ['2026-11-20T09:00', true, 'открыто до 20:00'],
  ['2026-11-20T19:59', true, 'открыто до 20:00'],
  ['2026-11-20T20:00', false, 'закрыто, откроется завтра в 10:00'],
  ['2026-11-21T16:00', false, 'закрыто, откроется пн в 9:00'],
  ['2026-11-22T12:00', false, 'закрыто, откроется завтра в 9:00'],
  ['2026-12-31T14:59', true, 'открыто до 15:00'],
  ['2026-12-31T15:00', false, 'закрыто до 09.01, 10:00'],
])('at %s it is open: %s, «%s» [PICKUP-026]', (time, isOpen, text) => {
  expect(stateAt(usual, time)).toEqual([isOpen, text])
})

test('hours are those of the point, wherever the visitor is', () => {
  const schedule = { ...usual, timeZone: 'Asia/Vladivostok' }
  expect(stateAt(schedule, '2026-11-20T02:00')).toEqual([true, 'открыто до 20:00'])
  expect(stateAt(schedule, '2026-11-20T14:00')).toEqual([false, 'закрыто, откроется завтра в 10:00'])
})

test('hours over midnight belong to the day before, and hours that touch are one', () => {
  const late = { timeZone: 'Europe/Moscow', workItems: daily('10:00', '02:00') }
  expect(stateAt(late, '2026-11-20T01:59')).toEqual([true, 'открыто до 2:00'])
  expect(stateAt(late, '2026-11-20T02:00')).toEqual([false, 'закрыто, откроется в 10:00'])
  expect(stateAt(late, '2026-11-20T23:00')).toEqual([true, 'открыто до 2:00'])
  const always = { timeZone: 'Europe/Moscow', workItems: daily('00:00', '24:00') }
  expect(stateAt(always, '2026-11-20T23:59')).toEqual([true, 'круглосуточно'])
  const untilInventory = { ...always, specialDays: [{ date: '2026-11-22', start: null, end: null }] }
  expect(stateAt(untilInventory, '2026-11-20T12:00')).toEqual([true, 'открыто до 24:00'])
})

test('unknown hours and a point that does not open say nothing', () => {
  expect(stateAt({ timeZone: 'Europe/Moscow' }, '2026-11-20T12:00')).toEqual([false, null])
  expect(stateAt({ timeZone: 'Europe/Moscow', workItems: [] }, '2026-11-20T12:00')).toEqual([false, null])
})

test('hours of the week are lines of days and times [PICKUP-004]', () => {
  const off = { firstDay: 6, lastDay: 7, start: null, end: null, weekend: true }
  expect(workingTimeOf([weekdays, off])).toEqual(['Пн–Пт: 9:00–20:00', 'Сб–Вс: выходной'])
  const sunday = { firstDay: 7, lastDay: 7, start: '00:00', end: '24:00', weekend: false }
  expect(workingTimeOf([saturday, sunday])).toEqual(['Сб: 10:00–16:00', 'Вс: круглосуточно'])
})
