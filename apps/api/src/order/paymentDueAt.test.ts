import type { PaymentType } from '@verstak/contracts/order'
import { paymentDueAt } from './paymentDueAt.ts'

const due = (payment: PaymentType, at: string) => paymentDueAt(payment, new Date(at))?.toISOString() ?? null

test.each<[PaymentType, string, string | null]>([
  ['cash', '2026-11-20T09:00:00Z', null],
  ['card', '2026-11-20T09:00:00Z', null],
  ['deferred', '2026-11-20T09:00:00Z', null],
  ['online', '2026-11-20T09:00:00Z', '2026-11-20T09:30:00.000Z'],
  ['sbp', '2026-11-20T20:45:00Z', '2026-11-20T21:15:00.000Z'],
  // Friday: until Friday.
  ['invoice', '2026-11-20T09:00:00Z', '2026-11-27T09:00:00.000Z'],
  // Monday: until Monday.
  ['invoice', '2026-11-16T09:00:00Z', '2026-11-23T09:00:00.000Z'],
  // Saturday and Sunday count as none.
  ['invoice', '2026-11-21T09:00:00Z', '2026-11-27T09:00:00.000Z'],
  // Already Saturday in Moscow: until the same hour of Friday there.
  ['invoice', '2026-11-20T22:00:00Z', '2026-11-26T22:00:00.000Z'],
])('%s placed at %s is due %s', (payment, at, expected) => {
  expect(due(payment, at)).toBe(expected)
})
