import { pageItems } from './pageItems.ts'

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 37, [1, 2, 3, 4, 5, 'gap', 37]],
  [4, 37, [1, 2, 3, 4, 5, 'gap', 37]],
  [5, 37, [1, 'gap', 4, 5, 6, 'gap', 37]],
  [33, 37, [1, 'gap', 32, 33, 34, 'gap', 37]],
  [34, 37, [1, 'gap', 33, 34, 35, 36, 37]],
  [37, 37, [1, 'gap', 33, 34, 35, 36, 37]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
])('page %i of %i', (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items)
})
