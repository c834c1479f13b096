import type { Queryable } from '../db/openDatabase.ts'
import type { ReceiptRow } from '../db/paymentTables.ts'
import type { ReceiptBody } from './receiptFormat.ts'
import type { Vat } from './vatCode.ts'

/** Lines of an order with what receipts say of them, in their order. Sums in kopecks. */
export async function selectReceiptLines(db: Queryable, orderGuid: string) {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'order_line.position',
      'order_line.name',
      'order_line.quantity',
      'order_line.price',
      'order_line.discount',
    ])
    .select('product.vat')
    .where('order_guid', '=', orderGuid)
    .orderBy('position')
    .execute()
  const codes = await db
    .selectFrom('marking_code')
    .select(['position', 'code'])
    .where('order_guid', '=', orderGuid)
    .orderBy('scanned_at')
    .orderBy('code')
    .execute()
  return lines.map(({ price, discount, ...line }) => ({
    ...line,
    vat: line.vat satisfies Vat,
    paid: price * line.quantity - discount,
    marks: codes.filter((code) => code.position === line.position).map(({ code }) => code),
  }))
}

interface NewReceipt {
  guid: string
  orderGuid: string
  paymentGuid: string
  refundGuid: string | null
  kind: ReceiptRow['kind']
  body: ReceiptBody
  at: Date
}

/** A payment has one receipt of each kind, and one for each refund. @returns false where there is one */
export async function insertReceipt(db: Queryable, receipt: NewReceipt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('receipt')
    .values({
      guid: receipt.guid,
      order_guid: receipt.orderGuid,
      payment_guid: receipt.paymentGuid,
      refund_guid: receipt.refundGuid,
      kind: receipt.kind,
      body: JSON.stringify(receipt.body),
      created_at: receipt.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export const selectReceipt = (db: Queryable, guid: string): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('guid', '=', guid).executeTakeFirst()

/** The body that goes out with a payment or a refund. */
export async function selectReceiptBody(
  db: Queryable,
  of: { paymentGuid: string } | { refundGuid: string },
): Promise<ReceiptBody> {
  const query = db.selectFrom('receipt').select('body')
  const { body } = await (
    'paymentGuid' in of
      ? query.where('payment_guid', '=', of.paymentGuid).where('kind', '=', 'prepayment')
      : query.where('refund_guid', '=', of.refundGuid)
  ).executeTakeFirstOrThrow()
  return body as ReceiptBody
}

export const updateReceipts = (
  db: Queryable,
  of: { paymentGuid: string } | { refundGuid: string } | { guid: string },
  change: { state: ReceiptRow['state']; provider_id?: string },
) => {
  const query = db.updateTable('receipt').set(change)
  if ('guid' in of) return query.where('guid', '=', of.guid).execute()
  if ('refundGuid' in of) return query.where('refund_guid', '=', of.refundGuid).execute()
  return query.where('payment_guid', '=', of.paymentGuid).where('kind', '=', 'prepayment').execute()
}
