import type { OrderState, PaymentType } from '@verstak/contracts/order'
import { makeOrderRow } from '../testing/ordersHarness.tsx'
import { paymentText, stepOf, toneOf, whenText } from './orderFacts.ts'

const due = { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' }

test.each<[OrderState, 'pickup' | 'courier', string, number | null, string | null]>([
  ['new', 'pickup', 'go', 1, 'Можно забрать завтра'],
  ['awaiting-payment', 'pickup', 'warn', null, 'Держим товар до 25 ноября, 18:00'],
  ['paid', 'courier', 'go', 1, 'Привезём завтра, 10:00–14:00'],
  ['assembling', 'pickup', 'go', 2, 'Можно забрать завтра'],
  ['ready', 'pickup', 'ok', 4, 'Можно забирать'],
  ['ready', 'courier', 'go', 2, 'Привезём завтра, 10:00–14:00'],
  ['on-the-way', 'courier', 'go', 3, 'Привезём завтра, 10:00–14:00'],
  ['handed-over', 'pickup', 'old', null, null],
  ['cancelled', 'courier', 'old', null, null],
  ['returned', 'pickup', 'old', null, null],
])('%s, %s: %s, step %s, %s', (status, type, tone, step, when) => {
  const hours = type === 'courier' ? { hours: '10:00–14:00' } : {}
  const row = makeOrderRow(1, {
    status,
    delivery: { type, address: '', dateText: 'завтра', ...hours },
    ...(status === 'awaiting-payment' && { paymentDue: due }),
  })
  expect([toneOf(row), stepOf(row), whenText(row)]).toEqual([tone, step, when])
})

test.each<[OrderState, PaymentType, string | null]>([
  ['assembling', 'cash', 'наличными при получении'],
  ['ready', 'card', 'картой при получении'],
  ['handed-over', 'cash', 'оплачен'],
  ['awaiting-payment', 'online', 'ждёт оплаты'],
  ['assembling', 'online', 'оплачен'],
  ['awaiting-payment', 'invoice', 'счёт выставлен'],
  ['paid', 'invoice', 'оплачен'],
  ['assembling', 'invoice', 'по счёту'],
  ['cancelled', 'online', null],
])('%s by %s: %s', (status, payment, words) => {
  expect(paymentText(makeOrderRow(1, { status, payment }))).toBe(words)
})

test('a deferred payment says its day', () => {
  const row = makeOrderRow(1, { payment: 'deferred', deferredUntil: '5 декабря' })
  expect(paymentText(row)).toBe('отсрочка до 5 декабря')
})
