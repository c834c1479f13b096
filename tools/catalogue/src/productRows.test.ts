import { guidOf, skuOf } from './productRows.ts'

const ids = Array.from({ length: 100_000 }, (_, index) => index + 1)

test('article numbers have eight digits and never repeat', () => {
  const skus = new Set(ids.map(skuOf))
  expect(skus.size).toBe(ids.length)
  expect([...skus].every((sku) => /^\d{8}$/.test(sku))).toBe(true)
})

test('guids never repeat and are of version 4', () => {
  const guids = new Set(ids.map((id) => guidOf(1, id)))
  expect(guids.size).toBe(ids.length)
  expect(guidOf(1, 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
