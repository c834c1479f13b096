import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { paymentWebhook as endpoint } from '@verstak/contracts/payment'
import { DomainError, notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findPaymentGuid, insertNotice } from './payment.sql.ts'

/**
 * Notes that the acquirer has something to say, and looks it up soon. Nothing of the notice is believed: a forged one makes
 * the shop look at a payment once more.
 * @throws DomainError `origin-refused` from a strange address; `not-found` for a payment that is none of the shop's, which
 * has the acquirer tell it again
 */
export async function takeNotice(
  { db, jobs, limits, now, payments }: Services,
  { event, object: { id } }: EndpointBody<typeof endpoint>,
  ip: string,
): Promise<void> {
  await limits.spend('paymentNoticesPerIp', ip)
  if (!payments.isWebhookAddress(ip)) throw new DomainError('origin-refused')
  const refund = event.startsWith('refund.')
    ? await db.selectFrom('refund').select('guid').where('provider_id', '=', id).executeTakeFirst()
    : undefined
  const paymentGuid = await findPaymentGuid(db, id)
  if (paymentGuid === undefined && !refund) throw notFound('object.id', 'There is no such payment.')
  await db.transaction().execute(async (transaction) => {
    if (!(await insertNotice(transaction, event, id, now()))) return
    const key = `notice ${event} ${id}`
    if (refund) await jobs.add(transaction, 'send-refund', { refundGuid: refund.guid }, { key })
    else await jobs.add(transaction, 'check-payment', { paymentGuid: paymentGuid! }, { key })
  })
}
