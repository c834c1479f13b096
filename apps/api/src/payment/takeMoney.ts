import type { OrderRow } from '../db/orderTables.ts'
import type { PaymentRow } from '../db/paymentTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { SYSTEM } from '../order/actor.ts'
import { changeOrderState } from '../order/changeOrderState.ts'
import { selectOrderEvents } from '../order/orderState.sql.ts'
import { reserveAgain } from '../order/reserveAgain.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { PAYABLE } from './payable.data.ts'
import { sumQueuedRefunds } from './refund.sql.ts'
import { refundPayment, type RefundReason } from './refundPayment.ts'
import { notifyMoneyBack } from './notifyMoneyBack.ts'

/**
 * What follows for an order when money has come, under its lock: posts it, and brings the order to `paid` when it covers
 * what is owed. Money that the order cannot take goes back, and the buyer is told.
 */
export async function takeMoney(
  services: PaymentServices,
  transaction: Queryable,
  order: OrderRow,
  payment: PaymentRow & { received: number },
): Promise<void> {
  const { guid: paymentGuid, received } = payment
  const { guid: orderGuid, organization_id: organizationId } = order
  const document = { orderGuid, organizationId, documentKind: 'payment', documentId: paymentGuid, at: services.now() }
  await postEntry(transaction, { ...document, kind: 'payment', amount: received })
  const giveBack = async (reason: RefundReason, amount: number) => {
    services.payments.log.warn({ orderGuid, paymentGuid, reason, amount }, 'Money goes back by itself')
    const wish = { paymentGuid, amount, reason, documentId: paymentGuid }
    if (amount > 0 && (await refundPayment(services, transaction, order, wish)))
      await notifyMoneyBack(services, transaction, order, amount, reason)
  }
  if (received !== payment.amount) return giveBack('amount-differs', received)
  const isCancelled = order.status === 'cancelled'
  const isLate = isCancelled && (await isExpired(transaction, order))
  const isBack = isLate && (await reserveAgain(transaction, orderGuid))
  if (isCancelled && !isBack) return giveBack(isLate ? 'order-over' : 'order-cancelled', received)
  const owed = await balanceOf(transaction, { orderGuid })
  const isPayable = PAYABLE.includes(order.status)
  // Less than what is owed helps nobody.
  if (isPayable && owed > 0) return giveBack('amount-differs', received)
  if (isPayable || isBack) {
    await changeOrderState(services, transaction, {
      orderGuid,
      to: 'paid',
      by: SYSTEM,
      reason: `payment ${paymentGuid}`,
    })
  }
  const over = -(await balanceOf(transaction, { orderGuid })) - (await sumQueuedRefunds(transaction, orderGuid))
  if (over > 0) await giveBack('paid-twice', Math.min(over, received))
}

/** Cancelled because its time was over, and by nobody's wish. */
export async function isExpired(transaction: Queryable, { guid }: OrderRow): Promise<boolean> {
  const last = (await selectOrderEvents(transaction, guid)).at(-1)
  return last?.to_state === 'cancelled' && last.actor_kind === 'system'
}
