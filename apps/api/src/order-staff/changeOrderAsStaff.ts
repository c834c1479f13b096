import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { changeOrderAsStaff as endpoint } from '@verstak/contracts/orderStaff'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { changeOrderState, type OrderServices } from '../order/changeOrderState.ts'
import { payOnReceipt } from '../order/payOnReceipt.ts'
import { countMissingMarks } from './mark.sql.ts'
import { staffTexts } from './orderStaff.texts.ts'

/** The goods leave the shop: their codes must be known. */
const LEAVING: readonly string[] = ['on-the-way', 'handed-over']

/**
 * Brings an order on, or cancels it, for staff, in the caller's transaction.
 * @param userId null: the program that the shop keeps its books in
 * @throws DomainError `not-found`; `order-state`, also while codes of marked goods are missing; `invalid-input`
 */
export async function changeOrderAsStaff(
  services: OrderServices,
  transaction: Queryable,
  { guid: orderGuid, to, reason }: EndpointBody<typeof endpoint>,
  userId: number | null,
): Promise<EndpointResponse<typeof endpoint>> {
  const by = { kind: 'staff' as const, userId }
  if (to === 'cancelled') {
    if (reason === '') throw invalidInput('reason', 'empty', 'The shopper is told why.', staffTexts.cancelReason)
    await cancelOrder(services, transaction, { orderGuid, by, reason })
    return { status: to }
  }
  const { order } = await changeOrderState(services, transaction, { orderGuid, to, by, reason })
  if (LEAVING.includes(to)) await demandMarks(transaction, orderGuid)
  if (to === 'handed-over') await payOnReceipt(transaction, order, services.now())
  return { status: to }
}

async function demandMarks(transaction: Queryable, orderGuid: string): Promise<void> {
  const missing = await countMissingMarks(transaction, orderGuid)
  if (missing === 0) return
  const message = `${missing} codes of marked goods were not scanned.`
  const text = staffTexts.marksMissing(missing)
  throw new DomainError('order-state', { field: 'to', reason: 'marks-missing', message, text, value: missing })
}
