import { matchPattern, matchPatterns } from './routePattern.contract.ts'
import { findRoute } from './routeTable.contract.ts'

const CATEGORY = '/category/{categoryName}-{categoryId}/'
const CATEGORY_PAGE = `${CATEGORY}page{pageId}/`
const CATEGORY_BRAND = `${CATEGORY}{brandName}-{brandId}/`

describe('matchPattern', () => {
  // One page of every listing and product pattern of the store's route table; all parameters are given.
  test.each([
    [
      '/category/dreli-7/bosch-12/page3/',
      { categoryName: 'dreli', categoryId: '7', brandName: 'bosch', brandId: '12', pageId: '3' },
    ],
    ['/brand/bosch-12/page2/', { brandName: 'bosch', brandId: '12', pageId: '2' }],
    ['/tag-page/akb-7/bosch-12/', { tagPageName: 'akb', categoryId: '7', brandName: 'bosch', brandId: '12' }],
    ['/sale/zima/dreli-7/page2/', { saleName: 'zima', categoryName: 'dreli', categoryId: '7', pageId: '2' }],
    ['/product/drel-18-v-99/', { productName: 'drel-18-v', productId: '99' }],
  ])('names the parameters of %s as the specification does [ROUTE-077]', (pathname, params) => {
    const { pattern } = findRoute(pathname)!
    expect(matchPattern(pattern, pathname)).toEqual(params)
  })

  test('reads a sale’s id like any other: no address has one yet, a sale is known by its name [ROUTE-077]', () => {
    expect(matchPattern('/sale/{saleName}-{saleId}/', '/sale/zima-26-5/')).toEqual({ saleName: 'zima-26', saleId: '5' })
    expect(matchPattern('/sale/{saleName}-{saleId}/', '/sale/zima-0/')).toBeUndefined()
  })

  test('divides name and id at the last hyphen [ROUTE-007]', () => {
    expect(matchPattern(CATEGORY, '/category/dreli-18-v-6500/')).toEqual({
      categoryName: 'dreli-18-v',
      categoryId: '6500',
    })
  })

  test.each([
    ['no slash at the end', '/category/dreli-7'],
    ['two slashes', '/category/dreli-7//'],
    ['another case', '/Category/dreli-7/'],
    ['more behind', '/category/dreli-7/x/'],
    ['no id', '/category/dreli/'],
    ['no name', '/category/-7/'],
  ])('refuses %s: %s', (_reason, pathname) => {
    expect(matchPattern(CATEGORY, pathname)).toBeUndefined()
  })

  test.each(['0', '-1', '01', 'abc', '', '1.5', '1e3', '12345678901', '٣'])(
    'takes only positive ids without leading zeros, not %j',
    (id) => {
      expect(matchPattern('/brand/{brandName}-{brandId}/', `/brand/bosch-${id}/`)).toBeUndefined()
    },
  )

  test.each(['page0', 'page-1', 'page', 'pageabc', 'page01', 'Page2'])('refuses the page segment %s', (segment) => {
    expect(matchPattern(CATEGORY_PAGE, `/category/dreli-7/${segment}/`)).toBeUndefined()
  })

  test.each(['page1', 'page2', 'page999'])('takes the page segment %s', (segment) => {
    expect(matchPattern(CATEGORY_PAGE, `/category/dreli-7/${segment}/`)?.['pageId']).toBe(segment.slice(4))
  })
})

test('matchPatterns gives the first pattern that fits', () => {
  expect(matchPatterns([CATEGORY, CATEGORY_PAGE, CATEGORY_BRAND], '/category/dreli-7/page2/')?.pattern).toBe(
    CATEGORY_PAGE,
  )
  expect(matchPatterns([CATEGORY], '/')).toBeUndefined()
})
