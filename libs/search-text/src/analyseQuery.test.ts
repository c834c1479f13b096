import { documentCodes, documentTerms, shownWord } from './analyseDocument.ts'
import { createDictionary } from './dictionary.ts'
import type { Lexicon } from './analysedQuery.ts'
import { analyseQuery } from './analyseQuery.ts'
import { broadenQuery } from './broadenQuery.ts'
import { tokenise } from './tokenise.ts'
import { transliterationKey } from './transliterate.ts'
import { createVocabulary, joinVocabularies } from './vocabulary.ts'

const NAMES = [
  'Перфоратор SDS-plus Bosch GBH 2-26 F, 690 Вт',
  'Дрель-шуруповёрт Makita DDF482RTE, 18 В, кейс',
  'Угловая шлифмашина ЗУБР УШМ-125/1100, 125 мм',
  'Уровень строительный STABILA, 600 мм',
  'Бензопила Husqvarna 120, 38 см³',
  'Лобзик Metabo STE 135',
]

function makeLexicon(): Lexicon {
  const texts = NAMES.map((name) => tokenise(name))
  const terms = texts.flatMap((text) => documentTerms(text))
  const codes = texts.flatMap((text) => documentCodes(text))
  const words = terms
    .filter(({ token }) => token.kind === 'word')
    .map(({ term, token }) => ({
      text: token.text,
      shown: shownWord(token),
      term,
      count: 1,
      transliterationKey: transliterationKey(token.text),
    }))
  const dictionary = createDictionary([
    { phrase: 'шурик', meaning: 'шуруповёрт' },
    { phrase: 'болгарка', meaning: 'угловая шлифмашина' },
    { phrase: 'зе бош', meaning: 'Bosch' },
    { phrase: 'велик', meaning: 'велосипед' },
  ])
  return {
    dictionary,
    vocabulary: joinVocabularies([createVocabulary(words), dictionary.vocabulary]),
    countOf: (term) => terms.filter((candidate) => candidate.term === term).length,
    findCode: (key) => (codes.includes(key) ? 'exact' : codes.some((code) => code.startsWith(key)) ? 'prefix' : null),
  }
}

const lexicon = makeLexicon()
const read = (query: string, options = {}) =>
  analyseQuery(query, lexicon, { isExact: false, isPrefix: false, ...options })
/** What is looked for, word by word: terms with spaces, codes in brackets. */
const meant = (query: string, options = {}) => {
  const { words, clauses } = read(query, options)
  return words.map((_, place) => {
    const find = clauses.find(({ covers }) => covers & (1 << place))
    return find ? (find.code === '' ? find.terms.join(' ') : `[${find.code}]`) : null
  })
}

test.each([
  ['Перфораторы', ['перфоратор']],
  ['шуруповерт МАКИТА', ['шуруповерт', 'makita']],
  ['gthajhfnjh', ['перфоратор']],
  ['зукащкфещк', ['перфоратор']],
  ['perforator bosh', ['перфоратор', 'bosch']],
  ['перфаратор', ['перфоратор']],
  ['шурупавёрд', ['шуруповерт']],
  ['gthafhfnjh', ['перфоратор']],
  ['perfarator', ['перфоратор']],
  ['шурик', ['шуруповерт']],
  ['шурек', ['шуруповерт']],
  ['shurik', ['шуруповерт']],
  ['болгарка 125 мм', ['углов шлифмашин', '125мм']],
  ['болгарка 125мм', ['углов шлифмашин', '125мм']],
  ['зе бош', ['bosch', 'bosch']],
  ['gbh226', ['[gbh226]']],
  ['GBH 2 26', ['[gbh226]', '[gbh226]', '[gbh226]']],
  ['ПИР 2-26', ['[gbh226]', '[gbh226]', '[gbh226]']],
  ['пир2-26', ['[gbh226]', '[gbh226]']],
  ['ddf 482', ['[ddf482]', '[ddf482]']],
  ['ВВА482', ['[ddf482]']],
  ['dda482rte', [null]],
  ['ddf482rx', ['[ddf482r]']],
  ['ushm-125', ['[yшm125]', '[yшm125]']],
  ['дрельшуруповерт', ['дрел шуруповерт']],
  ['уровни', ['уровн']],
  ['kj,pbr', ['лобзик']],
  ['gbkf', [null]],
  ['кщвцоо', [null]],
  ['хускварна', ['husqvarna']],
  ['перфо', ['перфоратор']],
  ['лоб bos', ['лобзик', 'bosch']],
  ['lob bos', ['лобзик', 'bosch']],
  ['бензо пила', ['бензоп', 'бензоп']],
  ['велик', [null]],
  ['велосипед', [null]],
  ['для в на', []],
  ['', []],
])('«%s» means %j', (query, expected) => {
  expect(meant(query)).toEqual(expected)
})

test.each([
  ['gthajhfnjh', 'перфоратор', null],
  ['перфаратор', 'перфаратор', 'перфоратор'],
  ['bosh', 'bosh', null],
  ['бошш', 'бошш', 'бош'],
])('«%s» is searched as «%s», the word corrected to %s', (query, text, correction) => {
  const reading = read(query)
  expect(reading.text).toBe(text)
  expect(reading.words[0]!.correction).toBe(correction)
  expect(reading.isCorrected).toBe(text !== query || correction !== null)
})

test.each(['gthajhfnjh', 'перфаратор', 'ddf482rx'])('«%s» is not corrected when just that is wanted', (query) => {
  const reading = read(query, { isExact: true })
  expect(reading).toMatchObject({ text: query, clauses: [], isCorrected: false })
})

test.each([
  ['пер', ['перфоратор']],
  ['gth', ['перфоратор']],
  ['bo', ['bosch']],
  ['дрель mak', ['дрел', 'makita']],
  ['perfo', ['перфоратор']],
  ['болг', ['углов шлифмашин']],
  ['перфар', ['перфоратор']],
])('while «%s» is being typed it means %j', (query, expected) => {
  expect(meant(query, { isPrefix: true })).toEqual(expected)
})

test('a broadened query takes known words for beginnings too, far behind what they are', () => {
  const words = ['ключ', 'ключевой', 'ввг', 'ввгнг'].map((text) => ({ text, term: text, shown: text, count: 1 }))
  const small: Lexicon = {
    dictionary: createDictionary([]),
    vocabulary: createVocabulary(words.map((word) => ({ ...word, transliterationKey: '' }))),
    countOf: (term) => (words.some((word) => word.term === term) ? 1 : 0),
    findCode: () => null,
  }
  const analysed = analyseQuery('ввг ключевой', small, { isExact: false, isPrefix: false })
  const added = broadenQuery(analysed, small)?.clauses.filter((clause) => !analysed.clauses.includes(clause))
  expect(added).toEqual([{ covers: 1, terms: ['ввгнг'], code: '', penalty: 7 }])
  expect(broadenQuery(analyseQuery('ввгнг', small, { isExact: false, isPrefix: false }), small)).toBeNull()
})

test('any text is read quickly, and its clauses fit the bits of its words', () => {
  const alphabet = 'абвгдежзиклмн opqrstuvwxyz-,.;[]\'"/\\0123456789 \u0301\ud83d\ude00½İß'
  let seed = 1
  const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  for (let i = 0; i < 300; i++) {
    const query = Array.from({ length: draw(i % 10 === 0 ? 10_000 : 60) }, () => alphabet[draw(alphabet.length)]).join(
      '',
    )
    const { words, clauses } = read(query, { isPrefix: i % 2 === 0 })
    expect(words.length).toBeLessThanOrEqual(16)
    for (const { covers } of clauses) expect(covers > 0 && covers < 1 << words.length).toBe(true)
  }
})
