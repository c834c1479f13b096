import { NO_BRAND } from './data/noBrand.data.ts'
import type { Draw } from './kind.ts'
import { formatDecimal, from, grade, one, parseOptions, span, when } from './props.ts'
import { createRandom } from './random.ts'

const drawAt = (scale: number): Draw => ({
  random: createRandom(7),
  scale,
  brand: NO_BRAND,
  text: () => '',
  num: () => 0,
})

test('reads text, short form, weight and percent of an option', () => {
  expect(parseOptions('2,5*3^-12|кейс~в кейсе')).toEqual([
    { text: '2,5', num: 2.5, priceFactor: 0.88, weight: 3 },
    { text: 'кейс', num: null, short: 'в кейсе', priceFactor: 1, weight: 1 },
  ])
})

test('a typing mistake in an option is told at once', () => {
  expect(() => parseOptions('кейс^дорого')).toThrow('кейс^дорого')
})

test('a span stays within its ends and on its steps', () => {
  for (const scale of [0, 0.3, 0.7, 1]) {
    const value = span('power', 500, 1100, 50).draw(drawAt(scale))?.num ?? 0
    expect(value % 50).toBe(0)
    expect(value).toBeGreaterThanOrEqual(500)
    expect(value).toBeLessThanOrEqual(1100)
  }
})

test('a grade goes from the least to the greatest', () => {
  expect(grade('disc', '115|125|230').draw(drawAt(0))?.text).toBe('115')
  expect(grade('disc', '115|125|230').draw(drawAt(1))?.text).toBe('230')
})

test('an empty text, and a failed condition, leave the characteristic out', () => {
  expect(one('case', '').draw(drawAt(0))).toBeNull()
  expect(from('case', () => '').draw(drawAt(0))).toBeNull()
  expect(when(() => false, one('case', 'кейс')).draw(drawAt(0))).toBeNull()
})

test('decimals have a comma', () => {
  expect([2, 2.4, 1 / 3].map(formatDecimal)).toEqual(['2', '2,4', '0,333'])
})
