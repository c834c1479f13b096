import type { PaymentServices } from './PaymentServices.ts'
import { planCheck } from './checkPayment.ts'
import { selectUnfinished } from './payment.sql.ts'

/** Plans what is left to do at the acquirer: a restored shop has lost its jobs. Those that wait already stay one each. */
export async function resumePayments(services: PaymentServices): Promise<void> {
  const { db, jobs } = services
  const { payments, refunds, receipts } = await selectUnfinished(db)
  for (const { guid } of payments) await planCheck(services, db, guid, 0)
  for (const { guid: refundGuid } of refunds)
    await jobs.add(db, 'send-refund', { refundGuid }, { key: `refund ${refundGuid}` })
  for (const { guid: receiptGuid } of receipts)
    await jobs.add(db, 'send-receipt', { receiptGuid }, { key: `receipt ${receiptGuid}` })
}
