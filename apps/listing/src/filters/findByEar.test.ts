import { findByEar } from './findByEar.ts'

const values = ['Makita', 'Bosch', 'Зубр', 'Вихрь', 'Stanley', 'Metabo', '18 В', 'Karcher'].map((name) => ({ name }))
const found = (needle: string) => findByEar(values, needle).map(({ name }) => name)

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
])('%s finds %j', (needle, expected) => {
  expect(found(needle)).toEqual(expected)
})
