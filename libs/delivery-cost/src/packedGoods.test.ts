import fc from 'fast-check'
import { fitsInto } from './box.ts'
import { packedDelivery } from './courierCost.ts'
import { packedGoods, type GoodsKind } from './packedGoods.ts'

const sides = fc.integer({ min: 1, max: 3_000 })
const box = fc.record({ length: sides, width: sides, height: sides })
const kind: fc.Arbitrary<GoodsKind> = fc.record({
  weight: fc.integer({ min: 1, max: 200_000 }),
  size: box,
  packages: fc.integer({ min: 1, max: 50 }),
})

test('packages alike are what the calculator makes of them', () => {
  fc.assert(
    fc.property(kind, ({ weight, size, packages }) => {
      const { largest, ...packed } = packedGoods([{ weight, size, packages }])
      const { largest: asked, ...same } = packedDelivery({ weight: weight * packages, size, packages })
      expect(packed).toEqual(same)
      expect([largest, asked].map((one) => [one.length, one.width, one.height].sort((a, b) => a - b))).toEqual([
        [size.length, size.width, size.height].sort((a, b) => a - b),
        [size.length, size.width, size.height].sort((a, b) => a - b),
      ])
    }),
  )
})

test('all packages go into a lift exactly when the largest one does', () => {
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 6 }), box, (kinds, lift) => {
      expect(fitsInto(packedGoods(kinds).largest, lift)).toBe(kinds.every(({ size }) => fitsInto(size, lift)))
    }),
  )
})

test('nothing weighs nothing', () => {
  expect(packedGoods([])).toEqual({ weight: 0, volume: 0, heaviest: 0, largest: { length: 0, width: 0, height: 0 } })
})
