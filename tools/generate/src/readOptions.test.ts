import { readOptions } from './readOptions.ts'

test('a name is enough: its words become the heading, the platform team the owner', () => {
  expect(readOptions(['gift-cards'])).toEqual({
    name: 'gift-cards',
    title: 'Gift cards',
    team: 'platform',
    isDryRun: false,
  })
})

test('heading, owner and a dry run can be asked for', () => {
  expect(readOptions(['coupons', '--title', 'Купоны «−5 %»', '--team=checkout', '--dry-run'])).toEqual({
    name: 'coupons',
    title: 'Купоны «−5 %»',
    team: 'checkout',
    isDryRun: true,
  })
})

test.each([
  ['no name', [], 'Usage: npm run new:remote'],
  ['two names', ['coupons', 'cards'], 'Name one remote'],
  ['an unknown option', ['coupons', '--titel', 'Купоны'], "Unknown option '--titel'"],
  ['an option without its value', ['coupons', '--title'], 'Usage: npm run new:remote'],
  ['an empty heading', ['coupons', '--title', ''], 'cannot be a heading'],
  ['a heading that would end a string', ['coupons', '--title', "Ку'поны"], 'cannot be a heading'],
  ['a heading that would be markup', ['coupons', '--title', 'Купоны <b>'], 'cannot be a heading'],
  ['a heading with a placeholder', ['coupons', '--title', 'Купоны ${x}'], 'cannot be a heading'],
  ['a heading of two lines', ['coupons', '--title', 'Купоны\nи карты'], 'cannot be a heading'],
  ['a team as an address', ['coupons', '--team', '@verstak/checkout'], 'is no team'],
])('%s is refused with what to do', (_, args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
