import type { OrderState, PaymentType } from '@verstak/contracts/order'
import type { Queryable } from '../db/openDatabase.ts'
import { postEntry } from '../ledger/postEntry.ts'
import type { OrderServices } from './changeOrderState.ts'
import { insertOrderEvent } from './orderState.sql.ts'
import { notifyPrepayment } from '../payment/prepaymentNotice.ts'
import { paymentDueAt } from './paymentDueAt.ts'

export interface Begin {
  state: OrderState
  /** Null where nothing has to be paid before the order is assembled. */
  dueAt: Date | null
}

/** The first state of an order, by how it is paid. */
export function beginOf(payment: PaymentType, sum: number, now: Date): Begin {
  // What costs nothing waits for no money.
  const dueAt = sum > 0 ? paymentDueAt(payment, now) : null
  return { state: dueAt ? 'awaiting-payment' : 'new', dueAt }
}

export interface NewOrderBegin extends Begin {
  guid: string
  userId: number | null
  organizationId: number | null
  /** Kopecks. */
  sum: number
  now: Date
}

/** Writes the first line of the journal and the charge in the ledger, has the shopper told, and the order cancelled should it stay unpaid. */
export async function beginOrder(
  { jobs }: OrderServices,
  transaction: Queryable,
  { guid, userId, organizationId, sum, state, dueAt, now }: NewOrderBegin,
): Promise<void> {
  const by = { kind: 'shopper' as const, userId }
  const event = { orderGuid: guid, from: null, to: state, by, reason: '', at: now }
  const eventId = await insertOrderEvent(transaction, event)
  await postEntry(transaction, {
    ...{ orderGuid: guid, organizationId, kind: 'charge', amount: sum },
    ...{ documentKind: 'order', documentId: guid, at: now },
  })
  if (dueAt && userId !== null) await notifyPrepayment(transaction, { userId, guid, dueAt })
  await jobs.add(transaction, 'tell-order-step', { eventId })
  if (dueAt) await jobs.add(transaction, 'expire-order', { orderGuid: guid }, { key: `expire ${guid}`, runAt: dueAt })
}
