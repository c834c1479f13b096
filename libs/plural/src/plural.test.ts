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
