import type { JobHandlers } from '../jobs/Jobs.ts'
import { sendReceipt } from '../receipt/sendReceipt.ts'
import type { Services } from '../services.ts'
import { checkPayment } from './checkPayment.ts'
import { sendRefund } from './sendRefund.ts'

/** Jobs of payments. */
export const paymentJobs = (
  services: Services,
): Pick<JobHandlers, 'check-payment' | 'send-refund' | 'send-receipt'> => ({
  'check-payment': ({ paymentGuid }) => checkPayment(services, paymentGuid),
  'send-refund': ({ refundGuid }) => sendRefund(services, refundGuid),
  'send-receipt': ({ receiptGuid }) => sendReceipt(services, receiptGuid),
})
