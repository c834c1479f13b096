import fc from 'fast-check'
import { placeCategory } from '../catalogue-staff/placeCategory.ts'
import { BORDER_STEP, numberBorders, type Border } from './numberBorders.ts'
import { placeTree, type TreeNode } from './placeTree.ts'

/** Ten departments of ten groups of ten categories with a hundred products each: 100,000 products. */
function makeTree(): TreeNode[] {
  const ids = [...Array(10).keys()].flatMap((department) => [
    { id: 1000 * (department + 1), parentId: null },
    ...[...Array(10).keys()].flatMap((group) => {
      const own = 1000 * (department + 1) + 20 * (group + 1)
      const leaves = [...Array(10).keys()].map((leaf) => ({ id: own + leaf + 1, parentId: own, products: 100 }))
      return [{ id: own, parentId: 1000 * (department + 1) }, ...leaves]
    }),
  ])
  return written(ids.map((node) => ({ lft: 0, rgt: 1, products: 0, ...node })))
}

/** The tree after it was written. */
function written(nodes: readonly TreeNode[]): TreeNode[] {
  const productsOf = new Map(nodes.map(({ id, products }) => [id, products]))
  return placeTree(nodes).map(({ id, parentId, lft, rgt }) => ({
    ...{ id, parentId, lft, rgt, products: productsOf.get(id)! },
  }))
}

/** Rows that differ: categories, and products with a copy of their border. */
function countChanged(before: readonly TreeNode[], after: readonly TreeNode[]) {
  const old = new Map(before.map((node) => [node.id, node]))
  const known = after.filter(({ id }) => old.has(id))
  const moved = known.filter(({ id, lft }) => lft !== old.get(id)!.lft)
  return {
    categories: known.filter(({ id, lft, rgt }) => lft !== old.get(id)!.lft || rgt !== old.get(id)!.rgt).length,
    products: moved.reduce((sum, { products }) => sum + products, 0),
  }
}

const tree = makeTree()
const idsOf = (nodes: readonly TreeNode[]) => nodes.map(({ id }) => id)
const put = (id: number, parentId: number | null, place: number) => {
  const after = written(placeCategory(tree, id, { parentId, place }))
  return { after, changed: countChanged(tree, after) }
}

test('a new category changes no other row', () => {
  expect(put(5, 1020, 1).changed).toEqual({ categories: 0, products: 0 })
  expect(put(5, 3000, 99).changed).toEqual({ categories: 0, products: 0 })
  expect(put(5, null, 1).changed).toEqual({ categories: 0, products: 0 })
  const { after, changed } = put(5, null, 99)
  expect(changed).toEqual({ categories: 0, products: 0 })
  expect(idsOf(after).at(-1)).toBe(5)
})

test('a category that goes leaves its borders to the gap', () => {
  const after = written(tree.filter(({ id }) => id !== 1021))
  expect(countChanged(tree, after)).toEqual({ categories: 0, products: 0 })
})

test('a category that moves writes itself and its products only', () => {
  expect(put(1021, 9020, 3).changed).toEqual({ categories: 1, products: 100 })
  // With ten below it.
  expect(put(1020, 9000, 1).changed).toEqual({ categories: 11, products: 1000 })
})

test('of two that change places the lighter one is written', () => {
  const { after, changed } = put(2000, null, 1)
  expect(idsOf(after).filter((id) => id % 1000 === 0)).toEqual([
    2000, 1000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000,
  ])
  expect(changed).toEqual({ categories: 111, products: 10_000 })
  const small = written(placeCategory(tree, 5, { parentId: null, place: 2 }))
  const swapped = written(placeCategory(small, 1000, { parentId: null, place: 2 }))
  expect(idsOf(swapped).slice(0, 2)).toEqual([5, 1000])
  expect(countChanged(small, swapped)).toEqual({ categories: 1, products: 0 })
})

test('five hundred categories in one place write few rows', () => {
  let now = tree
  let rows = 0
  for (let id = 20_000; id < 20_500; id += 1) {
    const next = written(placeCategory(now, id, { parentId: 1020, place: 2 }))
    const { categories, products } = countChanged(now, next)
    rows += categories + products
    now = next
  }
  expect(idsOf(now).slice(1, 6)).toEqual([1020, 1021, 20_499, 20_498, 20_497])
  // All numbered anew each time would be fifty million.
  expect(rows).toBeLessThan(30_000)
})

test('a tree without gaps gets them with the first edit', () => {
  let border = 0
  const dense = [1, 2, 3].map((id) => ({ id, parentId: null, lft: (border += 1), rgt: (border += 1), products: 9 }))
  const after = written(placeCategory(dense, 4, { parentId: null, place: 1 }))
  expect(idsOf(after)).toEqual([4, 1, 2, 3])
  expect(after[1]!.lft - after[0]!.rgt).toBe(BORDER_STEP)
})

test('however deep a tree is, it is numbered', () => {
  const deep = [...Array(20_000).keys()].map((id) => ({
    ...{ id: id + 1, parentId: id || null, lft: 0, rgt: 1, products: 0 },
  }))
  expect(placeTree(deep).at(-1)!.depth).toBe(20_000)
})

/** Weight of the heaviest growing run, found by trying all of them. */
function heaviest([first, ...rest]: readonly Border[], above = 0): number {
  if (!first) return 0
  const without = heaviest(rest, above)
  if (first.number === null || first.number <= above) return without
  return Math.max(without, first.weight + heaviest(rest, first.number))
}

test('numbers always grow; those that keep theirs are the heaviest where there is room', () => {
  const border = fc.record({
    number: fc.option(fc.integer({ min: -5, max: 60 }), { freq: 4 }),
    weight: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(border, { maxLength: 12 }), fc.constantFrom(1, 5000), (list, factor) => {
      const borders = list.map(({ number, weight }) => ({ number: number && number * factor, weight }))
      const numbers = numberBorders(borders)
      for (const [at, number] of numbers.entries()) {
        expect(Number.isInteger(number) && number > (numbers[at - 1] ?? 0)).toBe(true)
      }
      if (factor === 1) return
      const kept = borders.filter(({ number }, at) => number !== null && number === numbers[at])
      expect(kept.reduce((sum, { weight }) => sum + weight, 0)).toBe(heaviest(borders))
    }),
    { numRuns: 300, seed: 26 },
  )
})
