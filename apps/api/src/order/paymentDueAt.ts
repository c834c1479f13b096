import type { PaymentType } from '@verstak/contracts/order'

const ONLINE_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000
const INVOICE_DAYS = 5
/** Moscow, all the year. */
const OFFSET_MS = 3 * 3_600_000

/** Until when an order's pieces wait for its money: half an hour, an invoice five working days; null: paid on receipt. */
export function paymentDueAt(payment: PaymentType, placedAt: Date): Date | null {
  if (payment === 'online' || payment === 'sbp') return new Date(placedAt.getTime() + ONLINE_MS)
  if (payment !== 'invoice') return null
  let due = placedAt.getTime()
  for (let days = 0; days < INVOICE_DAYS;) {
    due += DAY_MS
    if (!isWeekend(due)) days++
  }
  return new Date(due)
}

const isWeekend = (time: number) => [0, 6].includes(new Date(time + OFFSET_MS).getUTCDay())
