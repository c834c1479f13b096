import fc from 'fast-check'
import { invoiceLinesOf, type OrderedGoods } from '../invoice/invoiceLines.ts'
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
      for (const { sum, net, vat, vatRate, netPrice, quantity } of paper.lines) {
        expect(net + vat).toBe(sum)
        for (const amount of [net, vat, netPrice]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        // Within half a kopeck of the law's share; reckoned in whole numbers.
        const parts = 100n + BigInt(vatRate ?? 0)
        const rest = 2n * (BigInt(vat) * parts - BigInt(sum) * BigInt(vatRate ?? 0))
        expect(rest <= parts && rest >= -parts).toBe(true)
        expect(Math.abs(netPrice * quantity - net)).toBeLessThanOrEqual(quantity / 2)
      }
    }),
    { numRuns: 10_000, seed: 20261124 },
  )
})
