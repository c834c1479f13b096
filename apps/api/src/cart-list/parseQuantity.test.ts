import { parseQuantity } from './parseQuantity.ts'

test.each([
  ['4', 4],
  [' 2 шт', 2],
  ['2шт.', 2],
  ['1 000', 1000],
  ['1\u00A0000 шт', 1000],
  ['3,0', 3],
  ['3.00', 3],
  ['12 упак.', 12],
  ['', 1],
  ['0', null],
  ['-3', null],
  ['2,5', null],
  ['две', null],
  ['1e3', null],
  ['10000000', null],
  ['1 00', null],
])('«%s» is %s', (text, pieces) => {
  expect(parseQuantity(text)).toBe(pieces)
})
