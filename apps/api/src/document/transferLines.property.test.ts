import fc from 'fast-check'
import { invoiceLinesOf, type OrderedGoods } from '../invoice/invoiceLines.ts'
import type { TransferLine } from './transferDocument.ts'
import { transferLinesOf } from './transferLines.ts'

const kopecks = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 90_000_000 }))

/** A line with any discount up to all of it. */
const goods: fc.Arbitrary<OrderedGoods> = fc
  .record({
    price: kopecks,
    quantity: fc.integer({ min: 1, max: 999 }),
    share: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    vat_rate: fc.constantFrom(22 as const, 20 as const, 10 as const, null),
  })
  .map(({ share, ...line }) => ({
    ...{ name: 'Бур', sku: '100017', ...line },
    discount: Math.floor(line.price * line.quantity * share),
  }))

const order = fc.record({
  lines: fc.array(goods, { minLength: 1, maxLength: 30 }),
  deliveryPrice: fc.oneof(fc.constant(0), kopecks),
  placedAt: fc.date({ min: new Date('2025-06-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
})

const totalOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Whether a line adds up. One `expect` for all lines: as many as there are would take most of the time. */
function isRight({ sum, net, vat, vatRate, netPrice, quantity }: TransferLine): boolean {
  // Within half a kopeck of the law's share; reckoned in whole numbers.
  const parts = 100n + BigInt(vatRate ?? 0)
  const rest = 2n * (BigInt(vat) * parts - BigInt(sum) * BigInt(vatRate ?? 0))
  return (
    net + vat === sum &&
    [net, vat, netPrice].every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
    rest <= parts &&
    rest >= -parts &&
    Math.abs(netPrice * quantity - net) <= quantity / 2
  )
}

test('VAT adds up to the kopeck over 10,000 orders: in each line, in the totals, on both papers', () => {
  fc.assert(
    fc.property(order, ({ lines, deliveryPrice, placedAt }) => {
      const invoice = invoiceLinesOf(lines, { deliveryPrice, placedAt })
      const paper = transferLinesOf(invoice)
      // The sum of the order: goods less discounts, and the delivery.
      const ordered = totalOf(lines.map(({ price, quantity, discount }) => price * quantity - discount))
      expect(paper.sum).toBe(ordered + deliveryPrice)
      expect(paper.net + paper.vat).toBe(paper.sum)
      expect(paper.vat).toBe(totalOf(invoice.map(({ vat }) => vat)))
      expect(paper.lines.filter((line) => !isRight(line))).toEqual([])
    }),
    { numRuns: 10_000, seed: 20261124 },
  )
})
