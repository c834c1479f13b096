import { randomUUID } from 'node:crypto'
import type { AcquirerPayment, AcquirerRefund } from './acquirerPayment.ts'
import type { AcquirerNotices } from './createNotices.ts'
import type { NewPaymentBody, Receipt } from './yooKassaBodies.ts'

const PENDING_FOR_MS = 60 * 60 * 1000

/** What the embedded acquirer knows, for as long as its process lives. */
export class AcquirerStore {
  readonly payments = new Map<string, AcquirerPayment>()
  readonly refunds = new Map<string, AcquirerRefund>()
  readonly receipts: (Receipt & { id: string })[] = []
  /** Answers by key of idempotence. */
  readonly answers = new Map<string, { request: string; id: string }>()
  readonly #notices: AcquirerNotices
  readonly #now: () => number

  constructor(notices: AcquirerNotices, now: () => number) {
    this.#notices = notices
    this.#now = now
  }

  /** A payment as it stands now: one that nobody confirmed within an hour has ended. */
  find(id: string): AcquirerPayment | undefined {
    const payment = this.payments.get(id)
    const isOver = payment?.status === 'pending' && this.#now() - Date.parse(payment.created_at) > PENDING_FOR_MS
    if (payment && isOver) this.end(payment, 'expired_on_confirmation')
    return payment
  }

  add(body: NewPaymentBody): AcquirerPayment {
    const { amount, description, capture, payment_method_data, confirmation, metadata, receipt } = body
    const payment: AcquirerPayment = {
      id: randomUUID(),
      status: 'pending',
      amount,
      description,
      capture,
      method: payment_method_data.type,
      confirmation,
      metadata,
      receipt,
      created_at: new Date(this.#now()).toISOString(),
      refunded: 0,
      cancelReason: null,
      securedCard: null,
      wrongCodes: 0,
    }
    this.payments.set(payment.id, payment)
    return payment
  }

  /** The bank has said yes. @param isTold notices go out twice */
  approve(payment: AcquirerPayment, isTwice = false): void {
    if (payment.status !== 'pending') return
    payment.status = payment.capture ? 'succeeded' : 'waiting_for_capture'
    this.#notices.send(payment, isTwice)
  }

  take(payment: AcquirerPayment): void {
    payment.status = 'succeeded'
    this.#notices.send(payment)
  }

  end(payment: AcquirerPayment, reason: string): void {
    if (payment.status === 'succeeded' || payment.status === 'canceled') return
    payment.status = 'canceled'
    payment.cancelReason = reason
    this.#notices.send(payment)
  }
}
