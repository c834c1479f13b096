import { addOwner, addToMap } from './addLines.ts'
import { addRoute, addRouteOwner } from './addRoute.ts'
import { addToLockFile } from './addToLockFile.ts'
import { addWidgetContract } from './addWidgetContract.ts'
import { remoteNames } from './remoteNames.ts'

const names = remoteNames('gift-cards')

test.each([
  ['coupons', 'coupons', 'Coupons'],
  ['gift-cards', 'giftCards', 'GiftCards'],
  ['top-10-of-today', 'top10OfToday', 'Top10OfToday'],
])('%s has a name for files and one for components', (kebab, camel, pascal) => {
  expect(remoteNames(kebab)).toEqual({ kebab, camel, pascal })
})

describe('the contract of widgets', () => {
  const contractWith = (props: string, slots: string) =>
    `export const widgetProps = {${props}} as const\nexport const widgetSlots: Rules = {${slots}}\n`

  const plain = (source: string) => source.replace(/\s+/g, ' ')

  test.each([
    ['a last comma', "'a/B': v.object({}),", "'a/B': rule,"],
    ['no last comma', "'a/B': v.object({})", "'a/B': rule"],
    ['a comment at the end', "'a/B': v.object({}), // '}' of the past\n", "'a/B': rule /* } */"],
    [
      'braces inside',
      "'a/B': v.object({ c: v.pipe(v.function(), v.transform((d) => d as () => void)) }),\n",
      "'a/B': {},",
    ],
    ['nothing yet', '', ''],
  ])('gets the props and the place of the new widget: %s', (_, props, slots) => {
    const edited = addWidgetContract(contractWith(props, slots), names)
    const again = addWidgetContract(edited, remoteNames('coupons'))
    expect(plain(edited)).toMatch(/'gift-cards\/GiftCardsTeaser': v\.object\(\{ title: v\.string\(\) \}\), \} as const/)
    expect(plain(edited)).toMatch(/'gift-cards\/GiftCardsTeaser': \{ slot: 'may', budgetMs: 0 \}, \}/)
    expect(plain(again)).toMatch(/GiftCardsTeaser': \{[^}]*\}, 'coupons\/CouponsTeaser': \{[^}]*\}, \} $/)
    const kept = (text: string) => plain(text).match(/[\w'/.]+/g) ?? []
    for (const word of kept(props + slots)) expect(edited).toContain(word)
  })

  test('a widget that is there already is refused', () => {
    const once = addWidgetContract(contractWith('', ''), names)
    expect(() => addWidgetContract(once, names)).toThrow('widgetProps has gift-cards/GiftCardsTeaser already')
  })

  test('a contract of another shape is refused, with the place to teach', () => {
    expect(() => addWidgetContract('export const widgetProps = makeProps()', names)).toThrow('addWidgetContract.ts')
    expect(() => addWidgetContract('', names)).toThrow('no constant widgetProps')
  })
})

describe('the route table', () => {
  const contract =
    "export type PageType =\n  | 'Cart'\n\nexport type RouteOwner =\n  | 'cart'\n  | 'shell'\n\nexport const x = 1\n"
  const table =
    "export const routeTable: readonly RouteRow[] = [\n  { pattern: '/', owner: 'shell' },\n  ...staff.flatMap(() => [\n  ]),\n]\n"

  test('names the remote among the owners of addresses, once', () => {
    const edited = addRouteOwner(contract, names)
    expect(edited).toBe(contract.replace("  | 'shell'", "  | 'gift-cards'\n  | 'shell'"))
    expect(addRouteOwner(edited, names)).toBe(edited)
  })

  test.each([
    ['Подарочные карты', 'Подарочные карты'],
    ['Gift cards', 'Раздел «Gift cards»'],
  ])('gains the page as its last row, with a Russian name, once: %s', (title, shown) => {
    const edited = addRoute(table, names, title)
    const row = `  { pattern: '/gift-cards/', owner: 'gift-cards', pageType: 'Info', title: '${shown}', isIndexed: true },\n`
    expect(edited).toBe(`${table.slice(0, -2)}${row}]\n`)
    expect(addRoute(edited, names, title)).toBe(edited)
  })

  test('of another shape is refused, with the place to teach', () => {
    expect(() => addRouteOwner("export type RouteOwner = 'cart'\n", names)).toThrow('addRoute.ts')
    expect(() => addRoute('export const routeTable = makeTable()\n', names, 'X')).toThrow('addRoute.ts')
  })
})

describe('the owners', () => {
  const owners = '*              @verstak/platform\n/apps/cart/    @verstak/checkout\n/libs/ui-kit/  @verstak/design\n'

  test('gain a line below those of other apps, in the same columns', () => {
    expect(addOwner(owners, remoteNames('tips'), 'discovery').split('\n')[2]).toBe('/apps/tips/    @verstak/discovery')
  })

  test('a name wider than the column keeps two spaces', () => {
    expect(addOwner(owners, names, 'checkout')).toContain('/apps/gift-cards/  @verstak/checkout\n')
  })

  test('a file without apps is refused', () => {
    expect(() => addOwner('* @verstak/platform\n', names, 'checkout')).toThrow('.github/CODEOWNERS')
  })
})

test('a map gains a line below the last remote', () => {
  const map = 'apps/shell   the host\napps/cart    remote: cart\napps/api     API\n'
  expect(addToMap(map, remoteNames('tips'), 'README.md').split('\n').slice(1, 4)).toEqual([
    'apps/cart    remote: cart',
    'apps/tips    remote: page /tips/; widget TipsTeaser',
    'apps/api     API',
  ])
  expect(() => addToMap('no map', names, 'README.md')).toThrow('README.md')
})

test('the lock file names the project and its link, in npm’s order, and keeps all else', () => {
  const lock = {
    name: 'verstak',
    packages: {
      '': { workspaces: ['apps/*'] },
      'apps/cart': { name: '@verstak/cart' },
      'apps/listing': { name: '@verstak/listing' },
      'node_modules/@verstak/cart': { link: true },
      'node_modules/react': { version: '19.3.1' },
    },
  }
  const edited = JSON.parse(addToLockFile(JSON.stringify(lock), 'gift-cards')) as typeof lock
  expect(Object.keys(edited.packages)).toEqual([
    '',
    'apps/cart',
    'apps/gift-cards',
    'apps/listing',
    'node_modules/@verstak/cart',
    'node_modules/@verstak/gift-cards',
    'node_modules/react',
  ])
  expect(edited.packages).toMatchObject(lock.packages)
})
