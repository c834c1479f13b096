import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { categoriesToFind, searchCategoriesOf } from './searchCategories.ts'

const row = (id: number, parent_id: number | null) => ({ id, parent_id, name: `c${id}` }) as CategoryRow
const categories = [row(1, null), row(11, 1), row(12, 1), row(121, 12), row(2, null), row(21, 2)]
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

test('where only one department has something, its children are, and one alone is no choice', () => {
  expect(foundIn({ 1: 3, 11: 1, 12: 2 }).found).toEqual([
    [12, 2],
    [11, 1],
  ])
  expect(foundIn({ 2: 6, 21: 6 }).found).toEqual([])
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
