import { amountOf, type ReceiptItem } from './receiptFormat.ts'
import { vatCodeOf, type Vat } from './vatCode.ts'

/** A line of an order as a receipt needs it. */
export interface ReceiptLine {
  name: string
  quantity: number
  /** Kopecks paid for the whole line. */
  paid: number
  vat: Vat
  /** Codes of marked pieces, as scanned; fewer than pieces where they were not. */
  marks: readonly string[]
  isService?: boolean
}

export interface ReceiptOptions {
  at: Date
  /** The goods are not handed over yet. */
  isPrepayment: boolean
}

const MAX_LETTERS = 128

/**
 * Positions of a receipt. Price times quantity is what was paid, to the kopeck: where a line's sum has no whole price,
 * some of its pieces cost a kopeck more and stand by themselves. Marked pieces stand each with its code. What cost
 * nothing is left out: a receipt has no free position.
 */
export const receiptItems = (lines: readonly ReceiptLine[], options: ReceiptOptions): ReceiptItem[] =>
  lines.flatMap((line) => itemsOf(line, options))

function itemsOf(line: ReceiptLine, { at, isPrepayment }: ReceiptOptions): ReceiptItem[] {
  const { name, quantity, paid, vat, marks, isService = false } = line
  const low = Math.floor(paid / quantity)
  const dearer = paid - low * quantity
  const item = (pieces: number, price: number, mark?: string): ReceiptItem => ({
    description: name.length > MAX_LETTERS ? `${name.slice(0, MAX_LETTERS - 1)}…` : name,
    quantity: `${pieces}.000`,
    amount: amountOf(price),
    vat_code: vatCodeOf(vat, at, isPrepayment),
    payment_subject: isService ? 'service' : mark === undefined ? 'commodity' : 'marked',
    payment_mode: isPrepayment ? 'full_prepayment' : 'full_payment',
    measure: 'piece',
    ...(mark !== undefined && { mark_mode: '0' as const, mark_code_info: { mark_code_raw: mark } }),
  })
  // Codes belong to goods that are handed over; a prepayment has none yet.
  const scanned = isPrepayment ? [] : marks.slice(0, quantity)
  const marked = scanned.map((mark, place) => item(1, place < dearer ? low + 1 : low, mark))
  const restDearer = Math.max(0, dearer - scanned.length)
  const rest = [
    [restDearer, low + 1],
    [quantity - scanned.length - restDearer, low],
  ] as const
  const plain = rest.filter(([pieces]) => pieces > 0).map(([pieces, price]) => item(pieces, price))
  return [...marked, ...plain].filter(({ amount }) => amount.value !== '0.00')
}
