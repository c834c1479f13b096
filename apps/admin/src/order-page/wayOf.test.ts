import { makeStaffOrder } from '../testing/adminOrders.ts'
import { wayOf } from './wayOf.ts'

const statesOf = (order: Parameters<typeof makeStaffOrder>[0], events = makeStaffOrder().events) =>
  wayOf({ ...makeStaffOrder(order), events }).map(({ state, at }) => [state, at !== null])

test('what is to come follows what was done', () => {
  expect(statesOf({})).toEqual([
    ['new', true],
    ['assembling', true],
    ['ready', false],
    ['handed-over', false],
  ])
  const { delivery } = makeStaffOrder().order
  expect(statesOf({ delivery: { ...delivery, type: 'courier' } }).map(([state]) => state)).toContain('on-the-way')
})

test('nothing comes after a cancelled order', () => {
  expect(statesOf({ status: 'cancelled' }).every(([, isDone]) => isDone)).toBe(true)
})
