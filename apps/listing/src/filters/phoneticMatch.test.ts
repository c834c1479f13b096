import { phoneticMatch } from './phoneticMatch.ts'

const values = ['Makita', 'Bosch', 'Зубр', 'Вихрь', 'Stanley', 'Metabo', '18 В', 'Karcher'].map((name) => ({ name }))
const found = (needle: string) => phoneticMatch(values, needle).map(({ name }) => name)

test.each([
  ['ма', ['Makita']],
  ['макита', ['Makita']],
  ['бош', ['Bosch']],
  ['zubr', ['Зубр']],
  ['vihr', ['Вихрь']],
  ['метабо', ['Metabo']],
  ['sta', ['Stanley']],
  ['18', ['18 В']],
  ['ьфлшеф', ['Makita']],
  ['pe,h', ['Зубр']],
  ['ыефт', ['Stanley']],
  ['xyz', []],
])('%s clauses %j', (needle, expected) => {
  expect(found(needle)).toEqual(expected)
})
