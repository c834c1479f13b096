import { updateRefunded } from '../order-return/orderReturn.sql.ts'
import type { RefundRow } from '../db/paymentTables.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { selectReceiptBody, updateReceipts } from '../receipt/receipt.sql.ts'
import { recordRefundState } from './recordRefundState.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { selectPayment } from './payment.sql.ts'
import { PaymentRefused, type ProviderRefund } from './PaymentPort.ts'
import { lockRefund, selectRefund, updateRefund } from './refund.sql.ts'

/** Acquirers know a key for a day: after that a repeat would give the money back twice. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000

/**
 * Has the acquirer give money back, and posts it once that is done.
 * @throws while the acquirer does not answer or is not done: the job runs again
 */
export async function sendRefund(services: PaymentServices, refundGuid: string): Promise<void> {
  const { db, payments } = services
  const refund = await selectRefund(db, refundGuid)
  if (refund?.state !== 'queued') return
  const answer = await askFor(services, refund)
  if (answer.status === 'pending') {
    await updateRefund(db, refundGuid, { provider_id: answer.id })
    throw new Error('The acquirer is not done with a refund')
  }
  if (answer.status === 'canceled') {
    payments.log.error({ refundGuid, orderGuid: refund.order_guid }, 'A refund failed: give the money back by hand')
  }
  await record(services, refund, answer)
}

async function askFor({ db, payments, now }: PaymentServices, refund: RefundRow): Promise<ProviderRefund> {
  const { guid, payment_guid, amount, provider_id, created_at } = refund
  if (provider_id !== null) return payments.port.readRefund(provider_id)
  const payment = await selectPayment(db, payment_guid)
  const isKeyOld = now().getTime() - created_at.getTime() > KEY_LIFETIME_MS
  const refused: ProviderRefund = { id: '', status: 'canceled' }
  if (!payment?.provider_id || isKeyOld) return refused
  const receipt = await selectReceiptBody(db, { refundGuid: guid })
  try {
    return await payments.port.refund({ guid, paymentId: payment.provider_id, amount, receipt })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return refused
  }
}

const record = ({ db, jobs, now }: PaymentServices, { guid, order_guid, amount }: RefundRow, answer: ProviderRefund) =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, order_guid)
    const refund = await lockRefund(transaction, guid)
    if (!order || refund.state !== 'queued') return
    const isDone = answer.status === 'succeeded'
    const state = isDone ? 'succeeded' : 'failed'
    await recordRefundState(transaction, order, { amount, before: 'queued', state, now: now() })
    await updateRefund(transaction, guid, {
      state,
      ended_at: now(),
      ...(answer.id !== '' && { provider_id: answer.id }),
    })
    await updateReceipts(transaction, { refundGuid: guid }, { state: isDone ? 'sent' : 'failed' })
    if (!isDone) return
    await postEntry(transaction, {
      orderGuid: order_guid,
      organizationId: order.organization_id,
      kind: 'refund',
      amount,
      documentKind: 'refund',
      documentId: guid,
      at: now(),
    })
    const { reason, document_id: returnGuid } = refund
    if (reason !== 'return' || !(await updateRefunded(transaction, returnGuid, now()))) return
    await jobs.add(transaction, 'tell-return', { returnGuid, step: 'refunded' })
  })
