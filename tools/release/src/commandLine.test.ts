import { knownRemotes, parseReleaseArguments, requireRemote } from './commandLine.ts'

test('a remote alone goes to all visitors of the running store', () => {
  expect(parseReleaseArguments(['cart'])).toEqual({ remote: 'cart', percent: 100, to: undefined })
})

test('a canary and another store can be asked for', () => {
  expect(parseReleaseArguments(['cart', '--percent', '5', '--to', 'http://localhost:1'])).toEqual({
    remote: 'cart',
    percent: 5,
    to: 'http://localhost:1',
  })
})

test.each<[string[], RegExp]>([
  [[], /Which remote\? \(.*cart.*\): npm run release -- cart/],
  [['shell'], /There is no remote "shell"/],
  [['../cart'], /There is no remote/],
  [['cart', 'listing'], /One remote at a time/],
  [['cart', '--percent', '7'], /--percent takes 1, 5, 25, 100/],
])('%j is refused with the way out', (args, message) => {
  expect(() => parseReleaseArguments(args)).toThrow(message)
})

test('remotes are those with a remote.config.ts', () => {
  expect(knownRemotes()).toEqual(expect.arrayContaining(['cart', 'listing', 'product']))
  expect(requireRemote('cart', 'npm run rollback')).toBe('cart')
})
