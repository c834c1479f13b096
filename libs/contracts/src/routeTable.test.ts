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
