import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderPayment, PaymentStep } from '@verstak/contracts/payment'
import type { OrderRow } from '../db/orderTables.ts'
import type { PaymentRow, RefundRow } from '../db/paymentTables.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { ownOrderOf } from '../order/ownOrderOf.ts'
import { applyPayment } from './applyPayment.ts'
import type { PaymentServices } from './PaymentServices.ts'
import type { PayerRights } from './PayerRights.ts'
import { findLivePayment, selectPayments } from './payment.sql.ts'
import { qrOf } from './qrOf.ts'
import { PAYABLE } from './payable.data.ts'
import { refusalOf } from './refusalOf.ts'
import { selectRefunds } from './refund.sql.ts'

/** A page waits for the acquirer so long; the answer is recorded when it comes. */
const PATIENCE_MS = 4_000

/**
 * How the payment of an order stands. Asks the acquirer first, so that a shopper who comes back from the bank sees what
 * became of it although no notice came.
 * @throws DomainError `not-found`
 */
export async function getPayment(services: PaymentServices, rights: PayerRights): Promise<OrderPayment> {
  const { db, now } = services
  await ownOrderOf({ db }, rights, rights)
  const live = await findLivePayment(db, rights.guid)
  // Also when it was asked a moment ago: whoever comes back from the bank is told how it ended, not that one waits.
  if (live) await look(services, live.guid)
  const order = await ownOrderOf({ db }, rights, rights)
  const [payments, refunds, balance] = await Promise.all([
    selectPayments(db, order.guid),
    selectRefunds(db, order.guid),
    balanceOf(db, { orderGuid: order.guid }),
  ])
  const current = payments.find(({ is_replaced }) => !is_replaced)
  const step = stepOf(order, { payments, current, refunds, balance, now: now() })
  const qr = step === 'waiting' && current?.method === 'sbp' && current.state === 'pending' && current.confirmation_url
  return {
    guid: order.guid,
    number: String(order.number),
    orderState: order.status,
    step,
    sum: order.sum,
    owed: PAYABLE.includes(order.status) ? Math.max(0, balance) : 0,
    dueAt: order.status === 'awaiting-payment' ? (order.payment_due_at?.toISOString() ?? null) : null,
    method: current?.method ?? (order.payment === 'sbp' ? 'sbp' : 'card'),
    refusal: step === 'refused' ? refusalOf(current?.cancel_reason ?? null) : null,
    qr: qr ? qrOf(qr) : null,
  }
}

async function look(services: PaymentServices, paymentGuid: string): Promise<void> {
  const patience = new AbortController()
  const applied = applyPayment(services, paymentGuid).catch((error: unknown) =>
    services.payments.log.warn({ err: error, paymentGuid }, 'The acquirer did not answer a page'),
  )
  await Promise.race([applied, sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
}

interface Facts {
  payments: PaymentRow[]
  /** The newest that was not replaced. */
  current: PaymentRow | undefined
  refunds: RefundRow[]
  /** Kopecks owed. */
  balance: number
  now: Date
}

function stepOf(order: OrderRow, { payments, current, refunds, balance, now }: Facts): PaymentStep {
  const hasMoney = payments.some(({ state }) => state === 'succeeded')
  if (order.status === 'cancelled') {
    if (!hasMoney) return 'over'
    return refunds.some(({ state }) => state !== 'succeeded') ? 'refunding' : 'refunded'
  }
  if (!PAYABLE.includes(order.status)) return hasMoney || order.paid_at ? 'paid' : 'other'
  if (balance <= 0) return hasMoney ? 'paid' : 'other'
  const isLive = current && ['creating', 'pending', 'capturing'].includes(current.state)
  if (isLive) return 'waiting'
  if (order.payment_due_at && order.status === 'awaiting-payment' && order.payment_due_at <= now) return 'over'
  return current?.state === 'canceled' || current?.state === 'voiding' ? 'refused' : 'due'
}
