import type { OrderReturn } from '@verstak/contracts/orderReturn'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { postEntry } from '../ledger/postEntry.ts'
import type { OrderServices } from '../order/changeOrderState.ts'
import { lockOrder } from '../order/orderState.sql.ts'
import { selectRefundable } from '../payment/refund.sql.ts'
import { selectReturn, updateRefunded } from './orderReturn.sql.ts'
import { viewReturn } from './viewReturn.ts'

/** Paid through an acquirer, which gives it back by itself. */
const ONLINE = ['online', 'sbp']

/**
 * Notes that the money of a return was given back at the desk or by the bank, in the caller's transaction.
 * @throws DomainError `not-found`; `order-state` when no money is due, or an acquirer gives it back
 */
export async function recordRefund(
  services: OrderServices,
  transaction: Queryable,
  returnGuid: string,
): Promise<OrderReturn> {
  const request = await selectReturn(transaction, returnGuid)
  const order = request && (await lockOrder(transaction, request.order_guid))
  if (!order) throw notFound('returnGuid', `There is no return ${returnGuid}.`)
  const at = services.now()
  const isOnline = ONLINE.includes(order.payment) || (await selectRefundable(transaction, order.guid)).length > 0
  const isDue = !isOnline && (await updateRefunded(transaction, returnGuid, at))
  if (!isDue) {
    throw new DomainError('order-state', {
      field: 'returnGuid',
      reason: 'no-refund-due',
      message: 'No money is due here.',
    })
  }
  await postEntry(transaction, {
    orderGuid: order.guid,
    organizationId: order.organization_id,
    kind: 'refund',
    amount: request.amount,
    documentKind: 'return',
    documentId: returnGuid,
    at,
  })
  await services.jobs.add(transaction, 'tell-return', { returnGuid, step: 'refunded' })
  return viewReturn(transaction, returnGuid)
}
