import { parseNumber } from './parseNumber.ts'
import { parsePrice } from './parsePrice.ts'
import { splitValue } from './PropertyBook.ts'

test.each([
  ['12', 12],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['−5', -5],
  ['.5', 0.5],
  ['', null],
  ['12 шт', null],
  ['1e400', null],
  ['1,2,3', null],
  ['0x10', null],
])('«%s» is %s', (text, value) => expect(parseNumber(text)).toBe(value))

test.each([
  ['1 234,50 ₽', 123_450],
  ['99 руб.', 9900],
  ['0', null],
  ['', null],
  ['-1', 'bad'],
  ['1e12', 'bad'],
  ['руб.', 'bad'],
  ['договорная', 'bad'],
])('the price «%s» is %s', (text, price) => expect(parsePrice(text)).toBe(price))

test.each([
  ['18 В', [18, 'В']],
  ['4,0 МПа', [4, 'МПа']],
  ['1 200', [1200, '']],
  ['220-240 В', null],
  ['ДУ25', null],
  ['1/2', null],
])('the value «%s» is split', (text, parts) => {
  const split = splitValue(text)
  expect(split && [split.num, split.unit]).toEqual(parts)
})
