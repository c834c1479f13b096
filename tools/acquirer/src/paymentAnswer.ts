import type { AcquirerPayment } from './acquirerPayment.ts'

/** A payment in YooKassa's format. @param origin of the acquirer's pages */
export function paymentAnswer(payment: AcquirerPayment, origin: string) {
  const { id, status, amount, description, confirmation, metadata, method, cancelReason, created_at } = payment
  return {
    id,
    status,
    amount,
    description,
    created_at,
    paid: status === 'succeeded' || status === 'waiting_for_capture',
    refundable: status === 'succeeded',
    test: true,
    metadata,
    payment_method: { type: method, id, saved: false },
    ...(status === 'pending' && {
      confirmation:
        confirmation.type === 'qr'
          ? { type: 'qr', confirmation_data: `${origin}/sbp/${id}` }
          : { type: 'redirect', return_url: confirmation.return_url, confirmation_url: `${origin}/pay/${id}` },
    }),
    ...(cancelReason !== null && {
      cancellation_details: {
        party: cancelReason.startsWith('canceled') ? 'merchant' : 'payment_network',
        reason: cancelReason,
      },
    }),
  }
}
