import { createDictionary } from '@verstak/search-text/dictionary'
import { PLAIN_SEARCH, type SearchOptions, type TextDocument } from '../../catalogue-index/TextMatcher.ts'
import { createTextSearch } from '../createTextSearch.ts'

type Named = Partial<TextDocument> & { name: string }

/** The row is the place in the list. */
const documents: Named[] = [
  { name: 'Кабель ВВГнг(А)-LS IEK 3×1,5 мм²', brand: 'IEK', category: 'Силовой кабель' },
  { name: 'Кабель ВВГ IEK 3×2,5 мм²', brand: 'IEK', category: 'Силовой кабель' },
  { name: 'Ключ комбинированный ЗУБР, 17 мм', brand: 'ЗУБР', category: 'Комбинированные ключи' },
  { name: 'Ключ разводной Makita, 250 мм', brand: 'Makita', category: 'Разводные ключи' },
  { name: 'Дрель аккумуляторная Makita DF333D', brand: 'Makita', category: 'Дрели' },
  { name: 'Аккумулятор Makita BL1850B', brand: 'Makita', category: 'Аккумуляторы' },
  { name: 'Лобзик Metabo STE 135', brand: 'Metabo', category: 'Лобзики', characteristics: ['Цвет Зелёный'] },
  { name: 'Газонокосилка Huter', brand: 'Huter', category: 'Газонокосилки' },
]

function makeMatcher(parts: readonly Named[][]) {
  const search = createTextSearch()
  let row = 0
  const data = parts.map((part) => {
    const builder = search.createBuilder()
    for (const document of part) {
      const given = { brand: '', category: 'Разное', characteristics: [], sku: String(70_000_000 + row), article: '' }
      builder.add({ ...given, row, id: row + 1, ...document })
      row += 1
    }
    return builder.finish()
  })
  return search.createMatcher(data)
}

const matcher = makeMatcher([documents])
/** Rows from the best to the worst. */
const find = (query: string, options: Partial<SearchOptions> = {}, on = matcher) => {
  const { rows, scores } = on.match(query, { ...PLAIN_SEARCH, ...options })
  return Array.from(rows.keys())
    .sort((a, b) => scores[b]! - scores[a]!)
    .map((place) => rows[place]!)
}
const searchedFor = (query: string, on = matcher) => on.match(query, PLAIN_SEARCH).searchedFor

test.each([
  ['every word may be a beginning', 'ком клю', [2]],
  ['whatever its place', 'мак ключ', [3]],
  ['in the other alphabet as well', 'hut', [7]],
  ['of a word behind a number, too', '17 мм комб', [2]],
  ['a word that is there and begins a longer one finds both, itself first', 'кабель ввг', [1, 0]],
  ['in any order', 'ввг iek кабель', [1, 0]],
  ['a word without its end, written apart', 'газоно косилка', [7]],
  ['and what the word itself says comes far before what it begins', 'аккумулятор', [5]],
])('%s: %s', (_, query, rows) => {
  expect(find(query)).toEqual(rows)
})

test('a search to the letter takes no known word for the beginning of another one', () => {
  expect(find('кабель ввг', { isExact: true })).toEqual([1])
})

test.each([
  ['nothing has the word', 'ключ гаечный', 'ключ', ['гаечный']],
  ['so it is in any place', 'гаечный ключ', 'ключ', ['гаечный']],
  ['two of them', 'космический ключ гаечный', 'ключ', ['космический', 'гаечный']],
  ['the word that most products have', 'makita huter', 'huter', ['makita']],
  ['what a product is outweighs which one', 'зелёная дрель', 'дрель', ['зелёная']],
  ['what it is for', 'лобзик для ключа', 'лобзик', ['ключа']],
  ['in any order of the two', 'для ключа лобзик', 'лобзик', ['ключа']],
  ['a guessed word is left out before a typed one', 'дрельк лобзик', 'лобзик', ['дрельк']],
  ['the rest may be corrected', 'газонакосилка космическая', 'газонокосилка', ['космическая']],
])('words that never meet: %s: «%s» is searched as «%s»', (_, query, text, leftOut) => {
  expect(searchedFor(query)).toEqual({ query: text, leftOut })
  expect(find(query)).toEqual(find(text))
})

test.each(['велосипед', 'велосипед 26', 'велосипед 17 мм', 'горный велосипед'])(
  '«%s» finds nothing: no word or only a number is left',
  (query) => {
    expect(matcher.match(query, PLAIN_SEARCH)).toMatchObject({ rows: new Int32Array(0), searchedFor: null })
  },
)

test('words that meet are never left out, nor corrected when they are beginnings', () => {
  expect(searchedFor('ключ makita')).toBeNull()
  expect(searchedFor('кабель ввг')).toBeNull()
  expect(find('ключ гаечный', { isExact: true })).toEqual([])
})

test('what is left out does not depend on the order of the products or on how many came later', () => {
  for (const query of ['ключ лобзик', 'лобзик ключ', 'makita iek', 'кабель дрель makita', 'газонокосилка лобзик']) {
    const told = searchedFor(query)
    expect(told?.leftOut).toHaveLength(query.split(' ').length - told!.query.split(' ').length)
    expect(searchedFor(query, makeMatcher([documents.toReversed()]))).toEqual(told)
    expect(searchedFor(query, makeMatcher([documents.slice(0, 3), documents.slice(3)]))).toEqual(told)
  }
})

test('beginnings are as many words as a catalogue has, but only the most frequent ones are looked up', () => {
  const letters = Array.from('абвгдежзик')
  const names = letters.flatMap((first) => letters.map((second) => `Пр${first}${second}ка`))
  const many = makeMatcher([names.map((name) => ({ name }))])
  expect(find('пр', {}, many)).toHaveLength(40)
  expect(find('пр пр', {}, many)).toHaveLength(40)
  const looked: string[] = []
  const dictionary = {
    ...createDictionary([]),
    meaningsOf(terms: readonly string[]) {
      looked.push(...terms)
      return []
    },
  }
  many.match('пр пра прб прв прг прд пре прж прз при прк', { ...PLAIN_SEARCH, dictionary })
  expect(looked.length).toBeLessThan(400)
})
