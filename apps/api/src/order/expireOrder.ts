import type { Services } from '../services.ts'
import { cancelOrder } from './cancelOrder.ts'
import { SYSTEM } from './actor.ts'
import { lockOrder, selectOverdueOrders } from './orderState.sql.ts'

/** Reason in the journal of orders that were not paid in time. */
export const NOT_PAID = 'not-paid-in-time'

const AT_ONCE = 100

/** Cancels an order that was not paid in time. Money that came before has moved it on; both wait for the order's row. */
export async function expireOrder(services: Services, orderGuid: string): Promise<void> {
  const { db, now } = services
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderGuid)
    const isOverdue =
      order?.status === 'awaiting-payment' && order.payment_due_at !== null && order.payment_due_at <= now()
    if (isOverdue) await cancelOrder(services, transaction, { orderGuid, by: SYSTEM, reason: NOT_PAID })
  })
}

/** Does the same to all whose job was lost: a restored shop has none. */
export async function expireOverdueOrders(services: Services): Promise<void> {
  for (;;) {
    const guids = await selectOverdueOrders(services.db, services.now(), AT_ONCE)
    for (const guid of guids) await expireOrder(services, guid)
    if (guids.length < AT_ONCE) return
  }
}
