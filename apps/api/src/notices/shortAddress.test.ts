import { shortAddress } from './shortAddress.ts'

test.each([
  ['203.0.113.57', '203.0.113.…'],
  ['::ffff:203.0.113.57', '203.0.113.…'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:…'],
  ['2001:db8::1', '2001:db8:0:…'],
])('%s is shown as %s', (ip, shown) => {
  expect(shortAddress(ip)).toBe(shown)
})
