import { editLinks } from './editLinks.ts'
import { newProductsAddress } from './newProductsAddress.ts'

test.each([
  ['/product/drel-7/', ['/admin/product/7/']],
  ['/product/drel-7/otzyvy/', ['/admin/product/7/', '/admin/reviews/']],
  ['/category/dreli-12/', ['/admin/category/12/']],
  ['/category/dreli-12/page2/', ['/admin/category/12/']],
  ['/category/dreli-12/bosch-3/', ['/admin/category/12/']],
  ['/brand/bosch-3/', ['/admin/brand/3/']],
  ['/tag-page/tihie-12/', ['/admin/tag-page/?text=tihie']],
  ['/news/', ['/admin/news/']],
  ['/news/oplata-po-qr/', ['/admin/news/?path=%2Fnews%2Foplata-po-qr%2F']],
  ['/articles/kak-vybrat/', ['/admin/articles/?path=%2Farticles%2Fkak-vybrat%2F']],
  ['/b2b/', ['/admin/content/?path=%2Fb2b%2F']],
  ['/promo-page/winter/two/', ['/admin/content/?path=%2Fpromo-page%2Fwinter%2Ftwo%2F']],
  ['/legal/personal-consent/', ['/admin/legal/personal-consent/']],
  ['/legal/personal-consent', ['/admin/legal/personal-consent/']],
  ['/cart-checkout/', []],
])('%s is edited at %j [STAFF-012]', (pathname, hrefs) => {
  expect(editLinks(pathname).map(({ href }) => href)).toEqual(hrefs)
})

test.each([
  ['/category/dreli-12/', '/category/dreli-12/?orderby=novelty'],
  ['/sale/winter/', '/sale/winter/?orderby=novelty'],
  ['/product/drel-7/', '/category/tools-1/?orderby=novelty'],
])('from %s new products are at %s [STAFF-018]', (pathname, address) => {
  expect(newProductsAddress(pathname, '/category/tools-1/')).toBe(address)
})

test('without a department there is nowhere to lead', () => {
  expect(newProductsAddress('/cart/', undefined)).toBeUndefined()
})
