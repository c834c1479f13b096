import { createHash } from 'node:crypto'
import { catalogueChunks, placedProducts } from './catalogueChunks.ts'
import { numberTree } from './categoryTree.ts'
import { DEPARTMENTS } from './data/departments.data.ts'

// Thousands of products: on a busy machine that takes long.
jest.setTimeout(120_000)

const options = { products: 500, seed: 1, today: new Date('2026-11-20') }

function hashOf(changes: Partial<typeof options> = {}): string {
  const hash = createHash('sha256')
  for (const { table, lines } of catalogueChunks({ ...options, ...changes })) hash.update(`${table}\n${lines.join('')}`)
  return hash.digest('hex')
}

test('the same seed and number give the same bytes, another seed gives others', () => {
  const hash = hashOf()
  expect(hashOf()).toBe(hash)
  expect(hashOf({ seed: 2 })).not.toBe(hash)
})

// The last are more than one batch.
test.each([1, 100, 500, 5_001])('makes exactly %i products', (products) => {
  let count = 0
  for (const { table, lines } of catalogueChunks({ ...options, products }))
    if (table === 'product') count += lines.length
  expect(count).toBe(products)
})

const sample = [...placedProducts(numberTree(DEPARTMENTS), { ...options, products: 4000 })]

test('names are different, filled completely and free of slips', () => {
  const names = sample.map(({ drawn }) => drawn.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /[{}[\]<>|^~]|undefined|NaN| ,|,,| {2}|(\p{L}+)\u00a0\1$/u.test(name))).toEqual([])
})

test('whatever a name or description asks for outside of brackets, the product has', () => {
  const missing = sample.flatMap(({ kind, drawn, category }) =>
    [...`${kind.name}|${kind.about}`.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\{(\w+)/g)]
      .map(([, key = '']) => key)
      .filter((key) => key !== 'brand' && key !== 'model' && drawn.words.text(key) === '')
      .map((key) => `${category.node.name}: ${key}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('no plain space stands between a number and its unit', () => {
  expect(sample.filter(({ drawn }) => /\d (мм|В|Вт|А·ч|Н·м|кг|л|м|шт)(,|$)/.test(drawn.name))).toEqual([])
})

test('prices: the business price is 5–9 % lower, the old one 5–35 % higher than what is left of it', () => {
  for (const { drawn } of sample) {
    const { retail, old, business } = drawn.price
    expect(business).toBeLessThan(retail)
    if (retail > 100_000) expect(1 - business / retail).toBeGreaterThan(0.04)
    expect(1 - business / retail).toBeLessThan(0.4)
    if (old !== null) expect(old).toBeGreaterThan(retail)
  }
  const discounted = sample.filter(({ drawn }) => drawn.price.old !== null).length / sample.length
  expect(discounted).toBeGreaterThan(0.18)
  expect(discounted).toBeLessThan(0.32)
})

test('about 7 % are out of stock and say when they are expected', () => {
  const out = sample.filter(({ standing }) => standing.stock.length === 0)
  expect(out.length / sample.length).toBeGreaterThan(0.05)
  expect(out.length / sample.length).toBeLessThan(0.09)
  expect(out.every(({ standing }) => standing.expectedAt! > '2026-11-20')).toBe(true)
})
