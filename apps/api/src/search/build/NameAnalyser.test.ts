import { documentCodes, documentTerms } from '@verstak/search-text/analyseDocument'
import { tokenise } from '@verstak/search-text/tokenise'
import { createRandom } from '../../testing/testShop.data.ts'
import type { CodeListBuilder } from './CodeListBuilder.ts'
import { NameAnalyser } from './NameAnalyser.ts'
import { TokenInterner } from './TokenInterner.ts'

const PARTS = [
  ...[
    'Дрель',
    'дрель-шуруповёрт',
    'для',
    'под',
    'и',
    'арт.',
    'кейс',
    'Ёж',
    'бесщёточный',
    'Bosch',
    'GBH',
    'SDS-plus',
    'l.s',
  ],
  ...[
    '18',
    '2-26',
    '1,5',
    '4.0',
    '125×22,23',
    'М8*40',
    '115x22',
    'В',
    'в',
    'мм',
    '6мм',
    '18V',
    'DRE',
    'CBLDD-301C',
    '½″',
    '3³',
  ],
  ...[
    'А·ч',
    'Н·м',
    'УШМ-125/20АБ',
    'E6023.727.00',
    '768',
    '164',
    'е',
    'a',
    'НR2470',
    'Σ1-ς',
    'Ä2',
    'x',
    '№',
    '−5',
    '҂',
    '3D-зуб',
  ],
]
const JOINTS = [' ', ' ', ' ', ' ', ', ', ' (', '; ', '-', '.', '/', '', '\u00a0', '  ', '+', ',']

const namesOf = (random: () => number, count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 14) }, () => {
      const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
      return pick(PARTS) + pick(JOINTS)
    }).join(''),
  )

test('names say the terms and codes that they say when each piece is read anew', () => {
  const terms: string[] = []
  const reader = new NameAnalyser(({ term }) => {
    if (!terms.includes(term)) terms.push(term)
    return terms.indexOf(term)
  })
  const codes: string[] = []
  const book = { add: (key: string) => codes.push(key) } as unknown as CodeListBuilder
  for (const name of namesOf(createRandom(11), 8_000)) {
    const said: [string, number][] = []
    reader.open(name)
    reader.terms((term, place) => said.push([terms[term]!, place]))
    codes.length = 0
    reader.codes(book, 0)
    const tokenised = tokenise(name)
    const expected = documentTerms(tokenised).map(({ term, place }) => [term, place])
    expect({ name, said, codes: [...codes] }).toEqual({ name, said: expected, codes: documentCodes(tokenised) })
  }
  expect(terms.length).toBeGreaterThan(100)
})

test('names in UTF-8 say what they say as strings', () => {
  const places = new Map<string, number>()
  const placeOf = ({ term }: { term: string }) => {
    if (!places.has(term)) places.set(term, places.size)
    return places.get(term)!
  }
  const [byString, byBytes] = [new NameAnalyser(placeOf), new NameAnalyser(placeOf)]
  const said = (reader: NameAnalyser) => {
    const terms: number[] = []
    const codes: string[] = []
    reader.terms((term, place) => terms.push(term, place))
    reader.codes({ add: (key: string) => codes.push(key) } as unknown as CodeListBuilder, 0)
    return { terms, codes }
  }
  for (const name of [...namesOf(createRandom(3), 2_000), '', 'Пила \u{1f6e0} 5', `Ключ ${'1'.repeat(9_000)}`]) {
    byString.open(name)
    const bytes = Buffer.from(`?${name}?`)
    byBytes.openBytes(bytes, 1, bytes.length - 1)
    expect({ name, ...said(byBytes) }).toEqual({ name, ...said(byString) })
  }
})

test('equal pieces get one number, and others another', () => {
  const book = new TokenInterner()
  const numbers = new Map<string, number>()
  for (const name of namesOf(createRandom(5), 3_000)) {
    const characters = Uint16Array.from({ length: name.length }, (_, at) => name.charCodeAt(at))
    for (let from = 0; from < name.length; from += 3) {
      const piece = name.slice(from, from + 3)
      const number = book.idOf(characters, from, from + piece.length)
      expect(numbers.get(piece) ?? numbers.size).toBe(number)
      numbers.set(piece, number)
    }
  }
  expect(book.size).toBe(numbers.size)
})
