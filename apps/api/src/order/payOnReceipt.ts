import { balanceOf } from '../ledger/balanceOf.ts'
import { postEntry } from '../ledger/postEntry.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'

const ON_RECEIPT: readonly string[] = ['cash', 'card']

/** Posts the money that the shop takes as it hands an order over; goods paid before or later bring none then. */
export async function payOnReceipt(transaction: Queryable, order: OrderRow, at: Date): Promise<void> {
  if (!ON_RECEIPT.includes(order.payment)) return
  const owed = await balanceOf(transaction, { orderGuid: order.guid })
  if (owed <= 0) return
  await postEntry(transaction, {
    orderGuid: order.guid,
    organizationId: order.organization_id,
    kind: 'payment',
    amount: owed,
    documentKind: 'handing-over',
    documentId: order.guid,
    at,
  })
}
