import type { PaymentServices } from '../payment/PaymentServices.ts'
import { selectPayment } from '../payment/payment.sql.ts'
import { PaymentRefused } from '../payment/PaymentPort.ts'
import { selectReceipt, updateReceipts } from './receipt.sql.ts'
import type { ReceiptBody } from './receiptFormat.ts'

/** Has the acquirer register a receipt by itself. @throws while it does not answer: the job runs again */
export async function sendReceipt({ db, payments }: PaymentServices, receiptGuid: string): Promise<void> {
  const receipt = await selectReceipt(db, receiptGuid)
  if (receipt?.state !== 'queued' || receipt.kind !== 'settlement') return
  const payment = await selectPayment(db, receipt.payment_guid)
  if (!payment?.provider_id) return
  const body = { ...(receipt.body as ReceiptBody), payment_id: payment.provider_id }
  try {
    const id = await payments.port.sendReceipt(body, receiptGuid)
    await updateReceipts(db, { guid: receiptGuid }, { state: 'sent', provider_id: id })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    payments.log.error({ receiptGuid, reason: error.message }, 'A receipt was refused: register it by hand')
    await updateReceipts(db, { guid: receiptGuid }, { state: 'failed' })
  }
}
