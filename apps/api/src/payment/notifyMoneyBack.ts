import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { sendMail } from '../messages/sendMail.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { paymentTexts as texts } from './payment.texts.ts'
import type { RefundReason } from './refundPayment.ts'

/** Tells the buyer that money goes back by itself, by mail where he left an address; the order's page tells all. */
export async function notifyMoneyBack(
  services: PaymentServices,
  transaction: Queryable,
  { number, email, contact_name }: OrderRow,
  amount: number,
  reason: RefundReason,
): Promise<void> {
  if (email === '') return
  const mail = texts.moneyBackMail(number, amount, reason, contact_name)
  await sendMail(services, transaction, { to: email, ...mail, purpose: 'money-back' })
}
