import type { OrderState } from '@verstak/contracts/order'
import type { OrderRow } from '@verstak/contracts/userOrders'
import { orderRowTexts as texts } from './orderRow.texts.ts'

type Placed = Pick<OrderRow, 'status' | 'delivery' | 'payment' | 'paymentDue' | 'deferredUntil'>

const RECEIVED: readonly OrderState[] = ['handed-over', 'returned-in-part', 'returned']

/** How urgent a state is: money is missing, it can be fetched, it goes on, it is over. */
export type StateTone = 'warn' | 'ok' | 'go' | 'old'

/** Parts of the way of an order, of which `stepOf` says how many are done. */
export const STEPS = 4

export function toneOf({ status, delivery }: Pick<Placed, 'status' | 'delivery'>): StateTone {
  if (status === 'awaiting-payment') return 'warn'
  if (status === 'ready' && delivery.type === 'pickup') return 'ok'
  return stepOf({ status, delivery }) === null ? 'old' : 'go'
}

/** How far an order is, from 1 to `STEPS`; null for one that waits for money or is over. */
export function stepOf({ status, delivery }: Pick<Placed, 'status' | 'delivery'>): number | null {
  switch (status) {
    case 'new':
    case 'paid':
      return 1
    case 'assembling':
      return 2
    case 'on-the-way':
      return 3
    case 'ready':
      return delivery.type === 'pickup' ? STEPS : 2
    default:
      return null
  }
}

/** When something happens next; null when nothing does. */
export function whenText({ status, delivery, paymentDue }: Placed): string | null {
  const { type, dateText, hours } = delivery
  if (status === 'awaiting-payment') return paymentDue ? texts.held(paymentDue.text) : null
  if (stepOf({ status, delivery }) === null) return null
  if (status === 'ready' && type === 'pickup') return texts.isReady
  return texts.when[type](hours === undefined ? dateText : `${dateText}, ${hours}`)
}

/** How it is or was paid; null for a cancelled one. */
export function paymentText({ status, payment, deferredUntil }: Placed): string | null {
  if (status === 'cancelled') return null
  if (deferredUntil !== undefined) return texts.deferred(deferredUntil)
  if (status === 'awaiting-payment') return payment === 'invoice' ? texts.invoiced : texts.unpaid
  if (payment === 'invoice') return status === 'paid' ? texts.paid : texts.byInvoice
  const isReceived = RECEIVED.includes(status)
  return (payment === 'cash' || payment === 'card') && !isReceived && status !== 'paid'
    ? texts.onReceipt[payment]
    : texts.paid
}
