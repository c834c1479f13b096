import { withoutMarkup, parseInlineMarkup, formatInlineMarkup, type MarkedText } from './inlineMarkup.contract.ts'

test.each([
  ['', []],
  ['без ссылок', [{ text: 'без ссылок' }]],
  ['[Реквизиты](/legal/requisites/)', [{ text: 'Реквизиты', href: '/legal/requisites/' }]],
  [
    'см. [одно](/a/) и [другое](/b/?c=1#d).',
    [
      { text: 'см. ' },
      { text: 'одно', href: '/a/' },
      { text: ' и ' },
      { text: 'другое', href: '/b/?c=1#d' },
      { text: '.' },
    ],
  ],
  ['**важно** и __мягко__', [{ text: 'важно', isBold: true }, { text: ' и ' }, { text: 'мягко', isItalic: true }]],
  [
    '**жирный __и курсив__**',
    [
      { text: 'жирный ', isBold: true },
      { text: 'и курсив', isBold: true, isItalic: true },
    ],
  ],
  [
    '[**жирная** ссылка](/a/)',
    [
      { text: 'жирная', isBold: true, href: '/a/' },
      { text: ' ссылка', href: '/a/' },
    ],
  ],
  [String.raw`\*\*звёзды\*\*`, [{ text: '**звёзды**' }]],
  ['5 * 10 и snake_case, 2**', [{ text: '5 * 10 и snake_case, 2**' }]],
])('%j is read', (text, pieces) => {
  expect(parseInlineMarkup(text)).toEqual(pieces)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//elsewhere.example/)',
  '[x](https://elsewhere.example/)',
  '[x] (/a/)',
  '<script>alert(1)</script>',
])('%s stays text', (text) => {
  expect(parseInlineMarkup(text)).toEqual([{ text }])
})

/** Numbers that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('what is written is read again, whatever signs the text has', () => {
  const next = numbers(7)
  const signs = ['*', '_', '[', ']', '\\', '(/a/)', 'сл', ' ', '**', '__']
  for (let round = 0; round < 2000; round += 1) {
    const pieces = Array.from({ length: 1 + next(4) }, (): MarkedText => {
      const text = Array.from({ length: 1 + next(5) }, () => signs[next(signs.length)]!).join('')
      return {
        text,
        ...(next(2) === 1 && { isBold: true }),
        ...(next(2) === 1 && { isItalic: true }),
        ...(next(3) === 1 && { href: ['/a/', '/b_c/?d=%5F#e'][next(2)]! }),
      }
    })
    const text = formatInlineMarkup(pieces)
    const read = parseInlineMarkup(text)
    expect(formatInlineMarkup(read)).toBe(text)
    expect(spread(read)).toEqual(spread(pieces))
  }
})

/** Each letter with its marks, however they are cut into pieces. */
const spread = (pieces: readonly MarkedText[]) =>
  pieces.flatMap(({ text, ...marks }) => [...text].map((letter) => ({ letter, ...marks })))

test('the text alone has no marks', () => {
  expect(withoutMarkup('**Можно**, [если](/faq/) есть __удар__.')).toBe('Можно, если есть удар.')
})
