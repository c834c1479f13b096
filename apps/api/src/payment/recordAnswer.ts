import type { OrderRow } from '../db/orderTables.ts'
import type { PaymentRow } from '../db/paymentTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { updateReceipts } from '../receipt/receipt.sql.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { isOpen, lockPayment, sumCapturing, updatePayment } from './payment.sql.ts'
import { PAYABLE } from './payable.data.ts'
import type { ProviderPayment } from './PaymentPort.ts'
import { isExpired, takeMoney } from './takeMoney.ts'

/**
 * Writes down what the acquirer said, under the lock of the order. Answers may come late and out of order: an end stays
 * the end.
 * @returns whether the acquirer is to be called again at once
 */
export const recordAnswer = (services: PaymentServices, asked: PaymentRow, answer: ProviderPayment) =>
  services.db.transaction().execute(async (transaction): Promise<boolean> => {
    const order = await lockOrder(transaction, asked.order_guid)
    if (!order) return false
    const payment = await lockPayment(transaction, asked.guid)
    if (!isOpen(payment)) return false
    const known = { provider_id: answer.id, confirmation_url: answer.confirmationUrl ?? payment.confirmation_url }
    const set = (change: Parameters<typeof updatePayment>[2]) =>
      updatePayment(transaction, payment.guid, { ...known, ...change })
    switch (answer.status) {
      case 'pending':
        await set(payment.state === 'creating' ? { state: 'pending' } : {})
        return false
      case 'canceled':
        await set({ state: 'canceled', cancel_reason: answer.cancelReason, ended_at: services.now() })
        await updateReceipts(transaction, { paymentGuid: payment.guid }, { state: 'failed' })
        return false
      case 'succeeded': {
        const received = answer.amount ?? 0
        const differs = received !== payment.amount && { received_amount: received }
        await set({ state: 'succeeded', ended_at: services.now(), ...differs })
        await updateReceipts(transaction, { paymentGuid: payment.guid }, { state: 'sent' })
        await takeMoney(services, transaction, order, { ...payment, received })
        return false
      }
      case 'waiting_for_capture': {
        if (payment.state === 'capturing' || payment.state === 'voiding') {
          await set({})
          // Another caller has decided meanwhile: the call is still due.
          return asked.state !== payment.state
        }
        const isWanted = await mayTake(transaction, order, payment, answer)
        await set({ state: isWanted ? 'capturing' : 'voiding' })
        return true
      }
    }
  })

/** Held money is taken when it is what the order owes now, or owed when its time was over: that is settled afterwards. */
async function mayTake(
  transaction: Queryable,
  order: OrderRow,
  payment: PaymentRow,
  { amount }: ProviderPayment,
): Promise<boolean> {
  if (amount !== payment.amount) return false
  const others = await sumCapturing(transaction, order.guid, payment.guid)
  if (order.status === 'cancelled') return others === 0 && amount === order.sum && (await isExpired(transaction, order))
  if (!PAYABLE.includes(order.status)) return false
  return (await balanceOf(transaction, { orderGuid: order.guid })) - others === amount
}

/** The acquirer has no such payment and never will. */
export const failPayment = ({ db, now }: PaymentServices, { guid, order_guid }: PaymentRow): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, order_guid)
    if ((await lockPayment(transaction, guid)).state !== 'creating') return
    await updatePayment(transaction, guid, { state: 'failed', ended_at: now() })
    await updateReceipts(transaction, { paymentGuid: guid }, { state: 'failed' })
  })
