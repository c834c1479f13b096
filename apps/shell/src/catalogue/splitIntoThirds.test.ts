import { splitIntoThirds } from './splitIntoThirds.ts'

test.each<[string, number[], number[][]]>([
  [
    'equal parts',
    [1, 1, 1, 1, 1, 1],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  ['a long one first', [6, 2, 2, 2, 3, 3], [[6], [2, 2, 2], [3, 3]]],
  ['a long one last', [2, 2, 2, 3, 3, 6], [[2, 2, 2], [3, 3], [6]]],
  ['one more than two thirds hold', [2, 2, 2, 2], [[2, 2], [2, 2], []]],
  ['fewer than three', [4, 1], [[4], [1], []]],
  ['one', [4], [[4], [], []]],
  ['none', [], [[], [], []]],
])('%s: three columns in the old order, none higher than it must be [CATALOG-014]', (_, heights, columns) => {
  expect(splitIntoThirds(heights, (height) => height)).toEqual(columns)
})
