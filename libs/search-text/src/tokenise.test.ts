import { documentCodes, documentTerms } from './analyseDocument.ts'
import { normaliseText } from './normaliseText.ts'
import { stemWord } from './stemWord.ts'
import { codeKeyOf, tokenise } from './tokenise.ts'

const termsOf = (text: string) => tokenise(text).tokens.map(({ term }) => term)

test.each([
  ['  Дрель   УДАРНАЯ ', 'дрель ударная'],
  ['Шуруповёрт', 'шуруповерт'],
  ['Kärcher', 'karcher'],
  ['и\u0306', 'й'],
  ['½″ № 5', '1/2′′ no 5'],
  ['\u00a0Бур 5\u00a0мм –\u00a0 2\u00a0А·ч ', 'бур 5 мм – 2 а·ч'],
  ['', ''],
])('%j is compared as %j', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})

test.each([
  ['молоток', 'молотки'],
  ['уровень', 'уровни'],
  ['дрель', 'дрелями'],
  ['аккумуляторная', 'аккумуляторный'],
  ['саморез', 'саморезов'],
  ['станок', 'станков'],
])('%s and %s have one stem', (a, b) => {
  expect(stemWord(a)).toBe(stemWord(b))
})

test('words of different meaning keep different stems', () => {
  const stems = ['пила', 'пилка', 'дрель', 'круг', 'краска', 'диск', 'дюбель', 'бур', 'болт'].map(stemWord)
  expect(new Set(stems).size).toBe(stems.length)
})

test.each([
  ['125мм', ['125мм']],
  ['18v', ['18в']],
  ['4,0 А·ч', ['4', 'ач']],
  ['115x3х22', ['115', '3', '22']],
  ['1×2,50', ['1', '2.5']],
  ['½', ['1/2']],
  ['М10', ['m10']],
  ['Нilti', ['hilti']],
  ['Mакита', ['макит']],
  ['<script>', ['script']],
  ['💥 — !', []],
])('%s is read as %j', (text, expected) => {
  expect(termsOf(text)).toEqual(expected)
})

test.each([
  ['GBH 2-26', 'gbh226'],
  ['gbh 2_26', 'gbh226'],
  ['НR2470', 'hr2470'],
  ['06019A6000', '06019a6000'],
  ['ДУ-13/730', 'дy13730'],
  ['---', ''],
])('the code %s is looked for as %s', (code, key) => {
  expect(codeKeyOf(code)).toBe(key)
})

const name = 'Дрель-шуруповёрт аккумуляторная Bosch GSR 18V-50, 18 В, без кейса, для дерева'

test('a name says first what the product is, then which, then what else', () => {
  const places = Object.fromEntries(documentTerms(tokenise(name)).map(({ term, place }) => [term, place]))
  expect(places).toMatchObject({
    дрел: 3,
    шуруповерт: 3,
    аккумуляторн: 3,
    bosch: 2,
    gsr: 2,
    кейс: 1,
    дерев: 1,
  })
  expect(places).not.toHaveProperty('без')
})

test('what a product is for is not what it is', () => {
  const places = Object.fromEntries(
    documentTerms(tokenise('Бур для перфоратора')).map(({ term, place }) => [term, place]),
  )
  expect(places).toEqual({ бур: 3, перфоратор: 1 })
})

test('a code is found from its beginning and from each of its parts', () => {
  expect(documentCodes(tokenise('Перфоратор Bosch GBH 2-26 DRE, 800 Вт'))).toEqual(['gbh226dre', '226dre', '26dre'])
  expect(documentCodes(tokenise(name))).toEqual(['gsr18v50', '18v50'])
  expect(documentCodes(tokenise('Сверло 8 мм, 10 шт'))).toEqual([])
})
