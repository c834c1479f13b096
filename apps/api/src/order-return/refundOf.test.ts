import { createRandom } from '../testing/testShop.data.ts'
import { refundOf } from './refundOf.ts'

test.each([
  [{ price: 10_000, quantity: 3, discount: 1_000, returned: 0 }, [1, 1, 1], [9_666, 9_667, 9_667]],
  [{ price: 100, quantity: 3, discount: 100, returned: 0 }, [2, 1], [133, 67]],
  [{ price: 0, quantity: 1, discount: 0, returned: 0 }, [1], [0]],
  [{ price: 500, quantity: 4, discount: 2_000, returned: 0 }, [1, 3], [0, 0]],
])('%j gives back in parts of %j: %j', (line, parts, expected) => {
  let returned = 0
  const given = parts.map((pieces) => {
    const amount = refundOf({ ...line, returned }, pieces)
    returned += pieces
    return amount
  })
  expect(given).toEqual(expected)
})

test('whatever the parts, together they are what was paid, to the kopeck, and none is below zero', () => {
  const random = createRandom(20261124)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  for (let round = 0; round < 2_000; round++) {
    const price = upTo(random() < 0.2 ? 90_000_000 : 5_000)
    const quantity = upTo(random() < 0.2 ? 9_999 : 12)
    const discount = Math.floor(random() * (price * quantity + 1))
    let [returned, sum] = [0, 0]
    while (returned < quantity) {
      const pieces = upTo(quantity - returned)
      const amount = refundOf({ price, quantity, discount, returned }, pieces)
      expect(amount).toBeGreaterThanOrEqual(0)
      // No piece gives back more than it cost.
      expect(amount).toBeLessThanOrEqual(price * pieces)
      sum += amount
      returned += pieces
    }
    expect(sum).toBe(price * quantity - discount)
  }
})
