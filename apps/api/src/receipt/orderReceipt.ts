import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { fitLines } from './fitLines.ts'
import { selectReceiptLines } from './receipt.sql.ts'
import { receiptTexts } from './receipt.texts.ts'
import { customerOf, type ReceiptBody } from './receiptFormat.ts'
import { receiptItems, type ReceiptLine } from './receiptItems.ts'

export interface ReceiptWish {
  /** Kopecks to which the positions add up. */
  amount: number
  /** Time of the receipt: rates of VAT change. */
  at: Date
  /** The goods are not handed over yet. */
  isPrepayment: boolean
  /** Lines that it is about, with pieces and what was paid for them; all by default. */
  lines?: readonly { position: number; quantity: number; amount: number }[] | undefined
}

/** A receipt of 54-FZ over an order, in the acquirer's format. */
export async function orderReceipt(db: Queryable, order: OrderRow, wish: ReceiptWish): Promise<ReceiptBody> {
  const all = await selectReceiptLines(db, order.guid)
  const goods: ReceiptLine[] = wish.lines
    ? wish.lines.flatMap(({ position, quantity, amount }) => {
        const line = all.find((one) => one.position === position)
        return line ? [{ ...line, quantity, paid: amount }] : []
      })
    : all
  const named = goods.reduce((sum, { paid }) => sum + paid, 0)
  // Lines that are given back by name go with the delivery only where the sum has it.
  const deliveryPaid = wish.lines ? Math.max(0, wish.amount - named) : order.delivery_price
  const delivery: ReceiptLine[] =
    deliveryPaid > 0
      ? [{ name: receiptTexts.delivery, quantity: 1, paid: deliveryPaid, vat: 'standard', marks: [], isService: true }]
      : []
  return {
    customer: customerOf(order),
    items: receiptItems(fitLines([...goods, ...delivery], wish.amount), wish),
    internet: true,
  }
}
