import { BRANDS, isDrawingKind } from '@verstak/drawings'
import { BRAND_BY_SLUG } from './brandTable.ts'
import { numberTree } from './categoryTree.ts'
import { DEPARTMENTS, LIVERY_BY_DEPARTMENT } from './data/departments.data.ts'
import { poolOf } from './drawProduct.ts'
import { PROPERTIES, PROPERTY_BY_KEY } from './propertyTable.ts'

const categories = numberTree(DEPARTMENTS)
const leaves = categories.flatMap(({ node }) => (node.kind ? [{ ...node, kind: node.kind }] : []))
const groupsBySlug = new Map(BRANDS.map(({ slug, groups }) => [slug as string, groups]))

/** Price, brand, availability and rating come from the API. */
const OWN_FACETS = 4

test('home categories have the ids that the home page links to', () => {
  expect(Object.fromEntries(DEPARTMENTS.map(({ id, name }) => [id, name]))).toEqual({
    6474: 'Инструмент',
    2994: 'Крепеж',
    6473: 'Садовая техника',
    6480: 'Электрика',
    6475: 'Силовая техника',
    6476: 'Станки',
    4661: 'Спецодежда и СИЗ',
    6750: 'Сантехника',
    6479: 'Автотовары',
  })
  expect(DEPARTMENTS.every(({ id }) => id in LIVERY_BY_DEPARTMENT)).toBe(true)
})

test('the tree is a nested set of different ids, at most four deep', () => {
  expect(new Set(categories.map(({ node }) => node.id)).size).toBe(categories.length)
  expect(Math.max(...categories.map(({ depth }) => depth))).toBe(4)
  const byId = new Map(categories.map((category) => [category.node.id, category]))
  for (const { lft, rgt, parentId } of categories) {
    const parent = byId.get(parentId ?? 0)
    expect(lft).toBeLessThan(rgt)
    if (parent) expect(parent.lft < lft && rgt < parent.rgt).toBe(true)
  }
})

test('every category that holds no others holds products, of at least 110 kinds', () => {
  expect(categories.filter(({ node }) => node.children.length === 0 && node.kind === null)).toEqual([])
  expect(new Set(leaves.map(({ kind }) => kind.title)).size).toBeGreaterThan(110)
})

test.each(leaves)('$name: filters, names of characteristics, brands and pictures are in order', ({ kind, drawing }) => {
  const keys = kind.props.map(({ key }) => key).filter((key) => !key.startsWith('_'))
  const common = kind.isConsumable ? ['weight', 'country'] : ['weight', 'country', 'audience', 'warranty']
  const names = [...keys, ...common].map((key) => PROPERTY_BY_KEY.get(key)?.name)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length + OWN_FACETS).toBeGreaterThanOrEqual(14)
  for (const { brand } of poolOf(kind).brands) if (brand) expect(groupsBySlug.get(brand.slug)).toContain(kind.group)
  expect(drawing.split(' ').some(isDrawingKind)).toBe(true)
})

test('brands are told of once, properties have one id each', () => {
  expect(BRAND_BY_SLUG.size).toBe(BRANDS.length)
  expect(new Set(PROPERTIES.map(({ id }) => id)).size).toBe(PROPERTIES.length)
  expect(PROPERTY_BY_KEY.size).toBe(PROPERTIES.length)
})
