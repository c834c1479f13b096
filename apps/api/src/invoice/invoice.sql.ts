import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { InvoiceDocument } from './invoiceDocument.ts'

/** The order as it was written, with its lines. Sums in kopecks. */
export async function selectInvoiced(db: Queryable, orderGuid: string) {
  const order = await db
    .selectFrom('customer_order')
    .select(['number', 'delivery_price', 'sum', 'payment_due_at'])
    .where('guid', '=', orderGuid)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_line')
    .select(['name', 'sku', 'quantity', 'price', 'discount', 'vat_rate'])
    .where('order_guid', '=', orderGuid)
    .orderBy('position')
    .execute()
  return { order, lines }
}

/** The shop's own requisites. */
export const selectSeller = (db: Queryable): Promise<InvoiceDocument['seller']> =>
  db
    .selectFrom('shop_requisites')
    .select(['name', 'inn', 'kpp', 'address', 'account', 'bank', 'bic', 'correspondent', 'director', 'accountant'])
    .executeTakeFirstOrThrow()

/** Takes the next number; the counter stays locked until the transaction ends, and goes back with it. */
export async function nextInvoiceNumber(db: Queryable): Promise<number> {
  const { last } = await db
    .updateTable('invoice_counter')
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(
  db: Queryable,
  orderGuid: string,
  document: InvoiceDocument,
  now: Date,
): Promise<void> {
  const row = { order_guid: orderGuid, number: document.number, document: JSON.stringify(document), created_at: now }
  await db.insertInto('invoice').values(row).execute()
}

export const findInvoice = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('customer_order', 'customer_order.guid', 'invoice.order_guid')
    .select(['invoice.document', 'customer_order.access_key_hash', 'customer_order.cart_id'])
    .where('invoice.order_guid', '=', orderGuid)
    .executeTakeFirst()
