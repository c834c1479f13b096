import { affectedRemotes, allRemotes, remotesToRelease } from './affectedRemotes.ts'

jest.setTimeout(60_000)

const NO_COMMIT = '0'.repeat(40)

test('a change in a remote releases it alone', () => {
  expect(affectedRemotes('--files=apps/cart/src/routes.tsx')).toEqual(['cart'])
})

test('a change in a lib releases the remotes that use it', () => {
  expect(affectedRemotes('--files=libs/ui-kit/src/Button/Button.tsx')).toEqual(allRemotes())
  const thatSearch = affectedRemotes('--files=libs/search-text/src/alphabet.ts')
  expect(thatSearch).toContain('listing')
  expect(thatSearch).not.toContain('product')
})

test('a change in the API releases no remote', () => {
  expect(affectedRemotes('--files=apps/api/src/main.ts')).toEqual([])
})

test('one can be asked for by hand, if it is there', () => {
  expect(remotesToRelease('cart', undefined)).toEqual(['cart'])
  expect(() => remotesToRelease('shell', undefined)).toThrow(
    'No remote is called shell. There are: account, admin, auth, cart,',
  )
})

test('with nothing to compare with, all are released', () => {
  expect(remotesToRelease('', NO_COMMIT)).toEqual(allRemotes())
  expect(remotesToRelease(undefined, undefined)).toEqual(allRemotes())
})

test('since the present commit nothing has changed', () => {
  expect(remotesToRelease(undefined, 'HEAD')).toEqual([])
})
