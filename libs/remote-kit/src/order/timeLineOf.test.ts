import type { DeliveryType, OrderState } from '@verstak/contracts/order'
import { makeOrder } from '@verstak/testing/makeOrder'
import { timeLineOf } from './timeLineOf.ts'

const line = (type: DeliveryType, ...states: OrderState[]) => {
  const steps = states.map((state) => ({ state, at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' }))
  const order = makeOrder({ steps, status: states.at(-1)! })
  return timeLineOf({ ...order, delivery: { ...order.delivery, type } }).map(
    ({ state, text, isCurrent }) => `${text === null ? '…' : ''}${state}${isCurrent ? '!' : ''}`,
  )
}

test.each<[DeliveryType, OrderState[], string[]]>([
  ['pickup', ['new'], ['new!', '…assembling', '…ready', '…handed-over']],
  ['courier', ['new'], ['new!', '…assembling', '…on-the-way', '…handed-over']],
  ['pickup', ['awaiting-payment'], ['awaiting-payment!', '…paid', '…assembling', '…ready', '…handed-over']],
  ['pickup', ['new', 'assembling', 'ready'], ['new', 'assembling', 'ready!', '…handed-over']],
  ['courier', ['new', 'assembling', 'ready'], ['new', 'assembling', 'ready!', '…on-the-way', '…handed-over']],
  ['pickup', ['new', 'assembling', 'on-the-way'], ['new', 'assembling', 'on-the-way!', '…ready', '…handed-over']],
  ['pickup', ['awaiting-payment', 'cancelled'], ['awaiting-payment', 'cancelled!']],
  ['courier', ['new', 'handed-over', 'returned'], ['new', 'handed-over', 'returned!']],
])('%s after %j: %j', (type, states, expected) => {
  expect(line(type, ...states)).toEqual(expected)
})
