import { createDictionary } from '@verstak/search-text/dictionary'
import { PLAIN_SEARCH, type SearchOptions, type TextDocument } from '../catalogue-index/TextMatcher.ts'
import { createTextSearch } from './createTextSearch.ts'

const plain = { brand: '', category: 'Разное', characteristics: [] as string[] }

/** The row is the place in the list. */
const documents: (Partial<TextDocument> & { name: string })[] = [
  { name: 'Аккумулятор для инструмента Makita BL1850B, 18 В', brand: 'Makita', category: 'Аккумуляторы' },
  { name: 'Дрель Makita DF333D, 12 В, без аккумулятора', brand: 'Makita', category: 'Дрели' },
  { name: 'Пила Bosch GKS 190, диск 190 мм', brand: 'Bosch', category: 'Дисковые пилы' },
  { name: 'Диск пильный 190 мм', category: 'Пильные диски' },
  { name: 'Сверло по металлу 6 мм', category: 'Свёрла', characteristics: ['Материал Кобальт'] },
  { name: 'Патрон для дрели 13 мм' },
  { name: 'Кобальт, сплав для наплавки' },
  { name: 'Круг отрезной 125 мм', category: 'Отрезные диски' },
]

function makeMatcher(parts = [documents]) {
  const search = createTextSearch()
  let row = 0
  const data = parts.map((part) => {
    const builder = search.createBuilder()
    for (const document of part) {
      const [sku, article] = [String(70_000_000 + row), `ART-${row}`]
      builder.add({ ...plain, row, id: row + 1, sku, article, ...document })
      row += 1
    }
    return builder.finish()
  })
  return { search, data, matcher: search.createMatcher(data) }
}

const { matcher } = makeMatcher()
/** Rows from the best to the worst. */
const find = (query: string, options: Partial<SearchOptions> = {}, on = matcher) => {
  const { rows, scores } = on.match(query, { ...PLAIN_SEARCH, ...options })
  return Array.from(rows.keys())
    .sort((a, b) => scores[b]! - scores[a]!)
    .map((place) => rows[place]!)
}

test.each([
  ['what a product is for is a mention only', 'дрель', [1]],
  ['which is left out where something is it', 'аккумулятор', [0]],
  ['but found where all else is lacking', 'дрель аккумулятор', [1]],
  ['a product of that name comes before one of that category', 'диск', [3, 7]],
  ['what the product is comes before which one', 'сплав кобальт', [6]],
  ['a brand is found by its category too', 'bosch пилы', [2]],
  ['the name comes before a characteristic', 'кобальт', [6]],
  ['a characteristic is found with the name', 'сверло кобальт', [4]],
  ['a word counts in any order', 'makita дрель', [1]],
  ['an SKU', '70000002', [2]],
  ['an article however it is divided', 'art 3', [3]],
  ['a model from its beginning', 'df333', [1]],
  ['a number with its unit', '13мм', [5]],
  ['a number with its unit apart', '13 мм', [5]],
  ['nothing', 'велосипед', []],
  ['nothing for nothing', '', []],
])('%s: %s', (_, query, rows) => {
  expect(find(query)).toEqual(rows)
})

test('just the code of a product has the highest score, a code among words has not', () => {
  expect(Array.from(matcher.match('ART-2', PLAIN_SEARCH).scores)).toEqual([255])
  expect(Math.max(...matcher.match('пила ART-2', PLAIN_SEARCH).scores)).toBeLessThan(255)
})

test('rows come ascending, each once, whatever found them', () => {
  for (const query of ['мм', '190 мм', 'makita', 'дрель makita 18 в', 'пил']) {
    const rows = Array.from(matcher.match(query, { ...PLAIN_SEARCH, isPrefix: true }).rows)
    expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
  }
})

test('a word that nothing has is left out and the page told so, unless just that is wanted', () => {
  expect(matcher.match('дрель космическая', PLAIN_SEARCH).searchedFor).toEqual({
    query: 'дрель',
    leftOut: ['космическая'],
  })
  expect(matcher.match('дрель космическая', { ...PLAIN_SEARCH, isExact: true }).rows).toHaveLength(0)
  expect(matcher.match('дрель', PLAIN_SEARCH).searchedFor).toBeNull()
})

test('products that came later are found with the others', () => {
  const late = makeMatcher([documents, [{ name: 'Дрель Zitrek, 600 Вт', brand: 'Zitrek', category: 'Дрели' }]])
  expect(find('дрель', {}, late.matcher).sort()).toEqual([1, 8])
  expect(find('дрэль zitrec', {}, late.matcher)).toEqual([8])
})

test('answers do not depend on what was asked before', () => {
  const queries = ['дрель', 'диск 190', 'makita', 'ART-2', 'дрель космическая', 'кобальт']
  const first = queries.map((query) => find(query))
  expect(queries.toReversed().map((query) => find(query))).toEqual(first.toReversed())
})

test('another dictionary holds from the next query on', () => {
  const dictionary = createDictionary([{ phrase: 'циркулярка', meaning: 'пила' }])
  expect(find('циркулярка')).toEqual([])
  expect(find('циркулярка', { dictionary })).toEqual([2])
  expect(find('циркулярка')).toEqual([])
})

/** A dictionary without words that counts what it is asked. */
function countingDictionary() {
  const counts = { nearest: 0, others: 0 }
  const nothing = () => {
    counts.others += 1
    return []
  }
  const nearest = () => {
    counts.nearest += 1
    return null
  }
  const vocabulary = { withTransliterationKey: nothing, startingWith: nothing, nearest }
  return { counts, dictionary: { meaningsOf: nothing, hasTerm: () => false, vocabulary } }
}

test.each([
  ['unknown words', 'ъыъыщ '],
  ['one word without an end', 'щ'],
  ['known words', 'дрель пила диск '],
  ['codes', 'ART-1 ART 2 '],
  ['the other keyboard', 'lhtkm gbkf '],
  ['signs', '-.,/'],
])('10,000 characters of %s cost as many look-ups as the first 200, and few dear ones', (_, part) => {
  const long = part.repeat(10_000).slice(0, 10_000)
  for (const isPrefix of [false, true]) {
    const costs = [long, long.slice(0, 200)].map((query) => {
      const { counts, dictionary } = countingDictionary()
      const { rows } = matcher.match(query, { dictionary, isExact: false, isPrefix })
      return { ...counts, rows: Array.from(rows) }
    })
    expect(costs[0]).toEqual(costs[1])
    // A dear one compares a word with the whole vocabulary; the others are two for each letter that is read.
    expect(costs[0]!.nearest).toBeLessThanOrEqual(12)
    expect(costs[0]!.others).toBeLessThanOrEqual(400)
  }
})

test('what a query found is not kept for one that is to be read otherwise', () => {
  expect(find('аккумулятр')).toEqual([0])
  expect(find('аккумулятр', { isExact: true })).toEqual([])
  expect(find('аккумулятр', { isPrefix: true })).toEqual([0])
})
