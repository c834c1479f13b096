import { randomUUID } from 'node:crypto'
import { paymentAddress } from '@verstak/contracts/address'
import type { PaymentMethod } from '@verstak/contracts/payment'
import type { OrderRow } from '../db/orderTables.ts'
import type { PaymentRow } from '../db/paymentTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { ownOrderOf } from '../order/ownOrderOf.ts'
import { orderReceipt } from '../receipt/orderReceipt.ts'
import { insertReceipt } from '../receipt/receipt.sql.ts'
import { applyPayment } from './applyPayment.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { planCheck } from './checkPayment.ts'
import type { PayerRights } from './PayerRights.ts'
import { findLivePayment, insertPayment, lockPayment, selectPayment, updatePayment } from './payment.sql.ts'
import { PaymentRefused } from './PaymentPort.ts'
import { PAYABLE } from './payable.data.ts'

/** Acquirers keep the page of a payment open for an hour; the shopper needs some of it. */
const REUSED_FOR_MS = 40 * 60 * 1000

export interface PaymentWish extends PayerRights {
  method: PaymentMethod
  /** Of the shop's pages, to come back to; '' when unknown. */
  origin: string
}

/**
 * Begins the payment of an order, or leads to the one that is open. An order has one live payment: when another sum is
 * owed or another way is chosen, the one before is replaced, and looked after until it ends.
 * @returns address of the acquirer's page; for SBP that of the order's payment
 * @throws DomainError `not-found`; `order-state` when nothing can be paid; `payment-unavailable`
 */
export async function startPayment(services: PaymentServices, wish: PaymentWish): Promise<string> {
  const { db } = services
  const { guid: orderGuid } = await ownOrderOf({ db }, wish, wish)
  // It may have ended without a notice.
  const live = await findLivePayment(db, orderGuid)
  const isKnown = live === undefined || (await tryToApply(services, live.guid))
  const payment = await db.transaction().execute((transaction) => openPayment(services, transaction, wish, isKnown))
  if (payment.state === 'creating') await tryToApply(services, payment.guid)
  const begun = await selectPayment(db, payment.guid)
  const link = begun?.state === 'pending' ? begun.confirmation_url : null
  if (!link) throw new DomainError('payment-unavailable')
  return wish.method === 'sbp' ? paymentAddress(orderGuid, wish.key) : link
}

/** @returns false where the acquirer knows no such payment */
async function tryToApply(services: PaymentServices, paymentGuid: string): Promise<boolean> {
  try {
    await applyPayment(services, paymentGuid)
    return true
  } catch (error) {
    services.payments.log.warn({ err: error, paymentGuid }, 'The acquirer did not answer a shopper')
    return !(error instanceof PaymentRefused)
  }
}

async function openPayment(
  services: PaymentServices,
  transaction: Queryable,
  wish: PaymentWish,
  isKnown: boolean,
): Promise<PaymentRow> {
  const order = (await lockOrder(transaction, wish.guid))!
  const amount = await balanceOf(transaction, { orderGuid: order.guid })
  refuseUnpayable(order, amount, services.now())
  const live = await findLivePayment(transaction, order.guid)
  if (live?.state === 'capturing') refuse('waiting', 'The payment of this order is on its way.')
  if (live && isKnown && isReusable(live, wish.method, amount, services.now())) return live
  if (live) await updatePayment(transaction, live.guid, { is_replaced: true })
  return addPayment(services, transaction, order, amount, wish)
}

const isReusable = (live: PaymentRow, method: PaymentMethod, amount: number, now: Date) =>
  live.method === method &&
  live.amount === amount &&
  live.state !== 'voiding' &&
  now.getTime() - live.created_at.getTime() < REUSED_FOR_MS

async function addPayment(
  services: PaymentServices,
  transaction: Queryable,
  order: OrderRow,
  amount: number,
  { method, origin, key }: PaymentWish,
): Promise<PaymentRow> {
  const guid = randomUUID()
  const at = services.now()
  const returnUrl = (origin || order.page_origin) + paymentAddress(order.guid, key)
  const row = { guid, order_guid: order.guid, method, amount, return_url: returnUrl, created_at: at }
  await insertPayment(transaction, row)
  await insertReceipt(transaction, {
    guid: randomUUID(),
    orderGuid: order.guid,
    paymentGuid: guid,
    refundGuid: null,
    kind: 'prepayment',
    body: await orderReceipt(transaction, order, { amount, at, isPrepayment: true }),
    at,
  })
  await planCheck(services, transaction, guid, 0)
  return lockPayment(transaction, guid)
}

function refuseUnpayable({ status, payment_due_at: dueAt }: OrderRow, owed: number, now: Date): void {
  if (!PAYABLE.includes(status)) refuse(status, `An order that is «${status}» is not paid.`)
  if (owed <= 0) refuse('nothing-owed', 'Nothing is owed of this order.')
  if (status === 'awaiting-payment' && dueAt && dueAt <= now) refuse('over', 'The time to pay is over.')
}

function refuse(reason: string, message: string): never {
  throw new DomainError('order-state', { field: 'guid', reason, message })
}
