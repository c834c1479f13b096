import { randomUUID } from 'node:crypto'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { selectRefundable } from '../payment/refund.sql.ts'
import { orderReceipt } from './orderReceipt.ts'
import { insertReceipt } from './receipt.sql.ts'
import { amountOf } from './receiptFormat.ts'

/**
 * The second receipt of a prepaid order: its goods are handed over, the prepayment is set off against them. Runs in the
 * transaction that hands over; an order that was not paid through the acquirer has none.
 */
export async function queueSettlement(
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  transaction: Queryable,
  order: OrderRow,
): Promise<void> {
  const at = now()
  for (const { guid: paymentGuid, left: amount } of await selectRefundable(transaction, order.guid)) {
    if (amount <= 0) continue
    const guid = randomUUID()
    const body = await orderReceipt(transaction, order, { amount, at, isPrepayment: false })
    const settlements = [{ type: 'prepayment' as const, amount: amountOf(amount) }]
    const receipt = { ...body, type: 'payment' as const, send: true as const, settlements }
    const row = {
      guid,
      orderGuid: order.guid,
      paymentGuid,
      refundGuid: null,
      kind: 'settlement' as const,
      body: receipt,
      at,
    }
    if (await insertReceipt(transaction, row))
      await jobs.add(transaction, 'send-receipt', { receiptGuid: guid }, { key: `receipt ${guid}` })
  }
}
