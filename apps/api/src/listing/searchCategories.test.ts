import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { categoriesToFind } from './categoriesToFind.ts'
import { searchCategoriesOf } from './searchCategories.ts'

const row = (id: number, parent_id: number | null, lft: number, rgt: number) =>
  ({ id, parent_id, lft, rgt, name: `c${id}` }) as CategoryRow
const categories = [
  row(1, null, 1, 12),
  row(11, 1, 2, 3),
  row(12, 1, 4, 11),
  row(121, 12, 5, 6),
  row(122, 12, 7, 10),
  row(1221, 122, 8, 9),
  row(2, null, 13, 16),
  row(21, 2, 14, 15),
]
const state = { categories, categoryById: new Map(categories.map((one) => [one.id, one])) } as unknown as CatalogueState

/** What is to be chosen from when so many products are found in each category. */
function foundIn(counts: Record<number, number>, chosenId?: number) {
  const category = categories.find(({ id }) => id === chosenId) ?? null
  const children = categoriesToFind(state, category)
  const childCounts = children.map(({ id }) => counts[id] ?? 0)
  const result = searchCategoriesOf(state, { searchString: 'x', category, children }, { total: 9, childCounts })!
  return { ...result, found: result.found.map(({ id, count }) => [id, count]) }
}

test('departments are to be chosen from, the one with most products first', () => {
  expect(foundIn({ 1: 3, 11: 1, 12: 2, 2: 6, 21: 6 })).toEqual({
    above: [],
    chosen: null,
    found: [
      [2, 6],
      [1, 3],
    ],
  })
})

test('a category that has all is no choice: what is below it is, however deep, and one alone is none', () => {
  expect(foundIn({ 1: 9, 11: 1, 12: 8, 121: 8 }).found).toEqual([
    [12, 8],
    [11, 1],
  ])
  expect(foundIn({ 1: 9, 12: 9, 121: 4, 122: 5, 1221: 5 }).found).toEqual([
    [122, 5],
    [121, 4],
  ])
  expect(foundIn({ 2: 9, 21: 9 }).found).toEqual([])
  // Some products stand in the department itself.
  expect(foundIn({ 2: 9, 21: 6 }).found).toEqual([[21, 6]])
  expect(foundIn({ 12: 9, 121: 4, 122: 5, 1221: 5 }, 1).found).toEqual([
    [122, 5],
    [121, 4],
  ])
})

test('a chosen category stays, with all ways back, though nothing is left in it', () => {
  expect(foundIn({}, 121)).toEqual({
    above: [
      { id: 1, name: 'c1' },
      { id: 12, name: 'c12' },
    ],
    chosen: { id: 121, name: 'c121', count: 9 },
    found: [],
  })
})
