import { parsePublicOrigin } from './publicOrigin.ts'

test.each([
  ['https://verstak.example', 'https://verstak.example'],
  ['https://verstak.example/', 'https://verstak.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  [undefined, ''],
  ['', ''],
])('%s is the origin %j', (setting, origin) => {
  expect(parsePublicOrigin(setting)).toBe(origin)
})

test.each([
  'verstak.example',
  'https://verstak.example/shop',
  'https://user@verstak.example',
  'ftp://verstak.example',
  'javascript:alert(1)',
])('%s is refused with what to write instead', (setting) => {
  expect(() => parsePublicOrigin(setting)).toThrow('such as https://verstak.example')
})
