import { toOneAlphabet } from './alphabet.ts'
import { createEditDistance } from './editDistance.ts'
import { switchLayout } from './switchLayout.ts'
import { transliterationKey, toCyrillic } from './transliterate.ts'

test.each([
  ['gthajhfnjh', 'перфоратор'],
  ['зукащкфещк', 'perforator'],
  ['kj,pbr', 'лобзик'],
  ['IEHEGJDTHN', 'шуруповерт'],
  ["'vfkm", 'эмаль'],
  ['{jven', 'хомут'],
  ['ьфлшеф', 'makita'],
  ['125', '125'],
])('%s typed with the other layout is %s', (typed, meant) => {
  expect(switchLayout(typed)).toBe(meant)
})

test.each([
  ['perforator', 'перфоратор'],
  ['shurupovert', 'шуруповерт'],
  ['bosch', 'бош'],
  ['makita', 'макита'],
  ['klyuch', 'ключ'],
])('%s is read aloud as %s', (latin, russian) => {
  expect(toCyrillic(latin)).toBe(russian)
})

test.each([
  ['gaikovert', 'гайковерт'],
  ['gaykovert', 'гайковерт'],
  ['kluch', 'ключ'],
  ['dubel', 'дюбель'],
  ['schetka', 'щетка'],
  ['бош', 'bosch'],
  ['воркс', 'worx'],
  ['хускварна', 'husqvarna'],
])('%s and %s sound alike', (a, b) => {
  expect(transliterationKey(a)).toBe(transliterationKey(b))
})

test.each([
  ['Нilti'.toLowerCase(), 'hilti'],
  ['mакита', 'макита'],
  ['boсh', 'boch'],
  ['жuk', 'жuk'],
  ['дрель', 'дрель'],
])('%s with letters of two alphabets becomes %s', (mixed, one) => {
  expect(toOneAlphabet(mixed)).toBe(one)
})

test.each([
  ['перфоратор', 'перфоратор', 0],
  ['перфаратор', 'перфоратор', 1],
  ['перофратор', 'перфоратор', 1],
  ['перфоратр', 'перфоратор', 1],
  ['перффоратор', 'перфоратор', 1],
  ['прфаратор', 'перфоратор', 2],
  ['лобзик', 'молоток', 3],
  ['', 'аб', 2],
])('%s and %s differ by %i mistakes, counted up to 2', (a, b, distance) => {
  const editDistance = createEditDistance()
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
