import fc from 'fast-check'
import { countOf, plural } from './plural.ts'

const goods = { one: 'товар', few: 'товара', many: 'товаров' }

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [3, 'товара'],
  [4, 'товара'],
  [5, 'товаров'],
  [10, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [15, 'товаров'],
  [20, 'товаров'],
  [21, 'товар'],
  [22, 'товара'],
  [25, 'товаров'],
  [100, 'товаров'],
  [101, 'товар'],
  [111, 'товаров'],
  [112, 'товаров'],
  [121, 'товар'],
  [1_001, 'товар'],
  [1_011, 'товаров'],
  [1_000_000, 'товаров'],
])('%i goes with «%s» [SHELL-007]', (count, form) => {
  expect(plural(count, goods)).toBe(form)
})

test('a fraction takes the genitive singular', () => {
  expect(plural(2.5, goods)).toBe('товара')
})

test('a negative number takes the form of its size', () => {
  expect(plural(-1, goods)).toBe('товар')
  expect(plural(-5, goods)).toBe('товаров')
})

test('a count and its noun stay on one line', () => {
  expect(countOf(2_148, goods)).toBe('2\u00A0148\u00A0товаров')
  expect(countOf(1, goods)).toBe('1\u00A0товар')
})

/** The rule from school textbooks. */
function byRule(count: number): string {
  const [ten, hundred] = [count % 10, count % 100]
  if (ten === 1 && hundred !== 11) return goods.one
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? goods.few : goods.many
}

test('the first thousand numbers follow the rule [SHELL-007]', () => {
  for (let count = 0; count <= 1_000; count += 1) expect([count, plural(count, goods)]).toEqual([count, byRule(count)])
})

test('so do all others [SHELL-007]', () => {
  fc.assert(fc.property(fc.maxSafeNat(), (count) => expect(plural(count, goods)).toBe(byRule(count))))
})
