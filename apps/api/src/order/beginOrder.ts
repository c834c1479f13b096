import type { OrderState, PaymentType } from '@verstak/contracts/order'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderServices } from './changeOrderState.ts'
import { insertOrderEvent } from './orderState.sql.ts'
import { paymentDueAt } from './paymentDueAt.ts'

export interface Begin {
  state: OrderState
  /** Null where nothing has to be paid before the order is assembled. */
  dueAt: Date | null
}

/** The first state of an order, by how it is paid. */
export function beginOf(payment: PaymentType, now: Date): Begin {
  const dueAt = paymentDueAt(payment, now)
  return { state: dueAt ? 'awaiting-payment' : 'new', dueAt }
}

/** Writes the first line of the journal, has the shopper told, and the order cancelled should it stay unpaid. */
export async function beginOrder(
  { jobs }: OrderServices,
  transaction: Queryable,
  { guid, userId, state, dueAt, now }: Begin & { guid: string; userId: number | null; now: Date },
): Promise<void> {
  const by = { kind: 'shopper' as const, userId }
  const event = { orderGuid: guid, from: null, to: state, by, reason: '', at: now }
  const eventId = await insertOrderEvent(transaction, event)
  await jobs.add(transaction, 'tell-order-step', { eventId })
  if (dueAt) await jobs.add(transaction, 'expire-order', { orderGuid: guid }, { key: `expire ${guid}`, runAt: dueAt })
}
