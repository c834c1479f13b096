import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteConfig } from './remoteConfig.contract.ts'
import { findRoute, isStaffAddress, pageTypeOf, routeTable } from './routeTable.contract.ts'

const APPS = join(import.meta.dirname, '../../../apps')

test('every address has a Russian title, and stands there once', () => {
  for (const { pattern, title } of routeTable)
    expect([pattern, title]).toEqual([pattern, expect.stringMatching(/^[А-Я]/)])
  expect(new Set(routeTable.map(({ pattern }) => pattern)).size).toBe(routeTable.length)
})

test('what a remote answers is its own by the table', async () => {
  const answered: string[] = []
  for (const file of globSync('*/remote.config.ts', { cwd: APPS })) {
    const { remote } = (await import(join(APPS, file))) as { remote: RemoteConfig }
    const rows = routeTable.filter(({ pattern }) => remote.routes.includes(pattern))
    expect(rows.map(({ owner }) => owner)).toEqual(rows.map(() => remote.name))
    answered.push(...rows.map(({ pattern }) => pattern))
  }
  expect(answered).toEqual(expect.arrayContaining(['/category/{categoryName}-{categoryId}/', '/cart/', '/search/']))
})

test('reviews, questions and the map add no addresses to those of the first document: category reviews, three page types [REVIEW-002]', async () => {
  const routesOf = async (name: string) =>
    ((await import(join(APPS, name, 'remote.config.ts'))) as { remote: RemoteConfig }).remote.routes
  const own = await routesOf('reviews')
  const ofCategories = own.filter((pattern) => pattern.startsWith('/category/'))
  expect(ofCategories).toEqual([
    '/category/{categoryName}-{categoryId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/otzyvy/page{pageId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/otzyvy/page{pageId}/',
  ])
  // Pages that 000 §4 names beside the product's; windows, forms of answers and the cabinet's list have none.
  const others = own.filter((pattern) => !ofCategories.includes(pattern))
  const types = others.map((pattern) => routeTable.find((row) => row.pattern === pattern)?.pageType)
  expect([...new Set(types)].sort()).toEqual(['AddReview', 'Discussions', 'Reviews'])
  expect(others.every((pattern) => pattern.startsWith('/product/{productName}-{productId}/'))).toBe(true)
  // The map works in windows; these are of 000 §2.
  expect(await routesOf('delivery')).toEqual(['/region-delivery/', '/courier-delivery/'])
})

test.each([
  ['/product/drel-7/', 'Product'],
  ['/product/drel-7/discussions/', 'Discussions'],
  ['/product/drel-7/consumables/', 'Consumables'],
  ['/product/drel-7/otzyvy/', 'Reviews'],
  ['/product/drel-7/add-review/', 'AddReview'],
  ['/user/dashboard/', 'Pcabinet'],
  ['/', 'Home'],
  ['/recommended/', 'Listing'],
  ['/search/', 'Search'],
  ['/checkout/payment/', 'Checkout'],
  ['/cart/', 'Cart'],
  ['/our-actions/', 'OurActions'],
  ['/brand/bosch-12/', 'Brand'],
  ['/compare/', 'Compare'],
  ['/category/dreli-7/page2/', 'Category'],
  ['/subscribe/', 'Subscribe'],
  ['/tag-page/tihie-7/', 'tagPage'],
  ['/alfa-club/', 'alfa-club'],
  ['/legal/confidential', 'Confidential'],
  ['/legal/user-agreement/', 'UserAgreement'],
  ['/legal/loyalty/', 'Loyalty'],
  ['/legal/personal/', 'Personal'],
  ['/legal/trade-rules/', 'TradeRules'],
  ['/legal/requisites/', 'Requisites'],
  ['/legal/recommendation-technologies/', 'RecommendationTechnologies'],
  ['/nothing/', 'NotFound'],
  ['/Compare/', 'NotFound'],
])('the page at %s is of the type %s', (pathname, pageType) => {
  expect(pageTypeOf(pathname)).toBe(pageType)
})

test('an address belongs to the first pattern that it fits', () => {
  expect(findRoute('/offices/moscow/')?.title).toBe('Адреса магазинов')
  expect(findRoute('/offices/tver-16/')?.title).toBe('Адреса магазинов в городе')
  expect(findRoute('/promo-page/spring/drills/')?.owner).toBe('content')
  expect(findRoute('/promo-page/')).toBeUndefined()
})

test('only the pages of the staff are hidden from others', () => {
  for (const { pattern, audience } of routeTable) expect(isStaffAddress(pattern)).toBe(audience === 'staff')
})
