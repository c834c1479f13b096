import { readLinks } from './readLinks.ts'

test.each([
  ['', []],
  ['без ссылок', [{ text: 'без ссылок' }]],
  ['[Реквизиты](/legal/requisites/)', [{ text: 'Реквизиты', href: '/legal/requisites/' }]],
  [
    'см. [одно](/a/) и [другое](/b/).',
    [{ text: 'см. ' }, { text: 'одно', href: '/a/' }, { text: ' и ' }, { text: 'другое', href: '/b/' }, { text: '.' }],
  ],
])('%j is read', (text, pieces) => {
  expect(readLinks(text)).toEqual(pieces)
})

test.each(['[x](javascript:alert(1))', '[x](//elsewhere.example/)', '[x](https://elsewhere.example/)', '[x] (/a/)'])(
  '%s stays text',
  (text) => {
    expect(readLinks(text)).toEqual([{ text }])
  },
)
