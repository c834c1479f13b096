import { suggestedAddressOf, pageTypeOfAnswer } from './answerOf.ts'

const REMOTES = [
  { routes: ['/compare/', '/compare/{categoryGuid}/'] },
  { routes: ['/category/{categoryName}-{categoryId}/', '/category/{categoryName}-{categoryId}/page{pageId}/'] },
]

test.each([
  ['/compare', '/compare/'],
  ['/Compare/', '/compare/'],
  ['/COMPARE', '/compare/'],
  ['/category/dreli-7', '/category/dreli-7/'],
  ['/Category/dreli-7/page2', '/category/dreli-7/page2/'],
  ['/category/dreli-0', null],
  ['/category/dreli-7//', null],
  // Not released.
  ['/user/favorites', null],
  ['//compare', null],
  ['/', null],
])('who asks for %s means %s', (asked, meant) => {
  expect(suggestedAddressOf(REMOTES, asked)).toBe(meant)
})

test('a page that is not there is of no other type', () => {
  const error = { statusText: '', internal: false, data: null } as const
  expect(pageTypeOfAnswer('/product/drel-7/', null)).toBe('Product')
  expect(pageTypeOfAnswer('/product/drel-7/', { page: { ...error, status: 404 } })).toBe('NotFound')
  expect(pageTypeOfAnswer('/product/drel-7/', { page: { ...error, status: 503 } })).toBe('Product')
})
