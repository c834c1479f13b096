import { tabOf } from './tabOf.ts'

test.each([
  ['/', 'home'],
  ['/category/drills-7/', 'catalogue'],
  ['/product/drill-1/', 'catalogue'],
  ['/cart/', 'cart'],
  ['/cart-checkout/thanks/', 'cart'],
  ['/user/favorites/', 'favorites'],
  ['/user/dashboard/', 'profile'],
  ['/user/orders/all/', 'profile'],
  ['/nothing/', undefined],
])('%s belongs to the tab %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab)
})
