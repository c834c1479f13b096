import { NO_BRAND } from './data/noBrand.data.ts'
import type { Draw } from './kind.ts'
import { fillCode, fillText, type Words } from './pattern.ts'
import { createRandom } from './random.ts'

const values: Record<string, string> = { title: 'Перфоратор', power: '780', modes: '3', empty: '' }
const words: Words = {
  text: (key) => values[key] ?? '',
  num: (key) => Number(values[key] ?? 0),
  shown: (key) => (key === 'power' ? '780\u00a0Вт' : (values[key] ?? '')),
}

test.each([
  ['{title}, {power}', 'Перфоратор, 780\u00a0Вт'],
  ['{title} {power#}', 'Перфоратор 780'],
  ['{title}, {modes:режим|режима|режимов}', 'Перфоратор, 3\u00a0режима'],
  ['{title}[, {empty}][, {power}]', 'Перфоратор, 780\u00a0Вт'],
  ['диск 125 мм, 2 м и 5 макетов', 'диск 125\u00a0мм, 2\u00a0м и 5 макетов'],
])('fills %s', (pattern, expected) => {
  expect(fillText(pattern, words)).toBe(expected)
})

const drawAt = (scale: number): Draw => ({
  random: createRandom(1),
  scale,
  brand: { ...NO_BRAND, join: '-' },
  text: words.text,
  num: words.num,
})

test('a choice in brackets follows the scale', () => {
  expect([0, 0.5, 0.99].map((scale) => fillCode('GBH [2|4|8]-{power}', drawAt(scale)))).toEqual([
    'GBH 2-780',
    'GBH 4-780',
    'GBH 8-780',
  ])
})

test('choices may stand inside one another', () => {
  expect(fillCode('<GKS [140|190]|GKS [140|190]>', drawAt(0.9))).toBe('GKS 190')
})

test('signs stand for digits, letters and the joint of the brand', () => {
  expect(fillCode('AG~##@', drawAt(0))).toMatch(/^AG-\d\d[A-Z]$/)
})
