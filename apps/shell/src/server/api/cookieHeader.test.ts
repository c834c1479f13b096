/** @jest-environment node */
import { withSetCookies } from './cookieHeader.ts'

test.each([
  ['a=1; b=2', [], 'a=1; b=2'],
  ['a=1; b=2', ['b=3; Path=/; HttpOnly'], 'a=1; b=3'],
  ['a=1; b=2', ['b=; Path=/; Max-Age=0', 'c=x=y; Path=/'], 'a=1; c=x=y'],
  ['a=1', ['a=; Max-Age=0'], undefined],
  [undefined, ['a=1; Path=/'], 'a=1'],
  [undefined, [], undefined],
])('%j with %j is %j', (header, set, expected) => {
  expect(withSetCookies(header, set)).toBe(expected)
})
