import { makeInput, makeListing, makeValuesFacet } from '../testing/makeListing.ts'
import { appliedFilters } from './appliedFilters.ts'
import { chosenRange, chosenValues, withRange, withValue } from './changeFilters.ts'

const volts = { ...makeValuesFacet('p8', 'Напряжение', ['18', '20']), unit: 'В' }
const facets = [...makeListing().facets, makeValuesFacet('p7', 'Питание', ['От сети', 'От аккумулятора']), volts]
const appliedOf = (filters: string, all = false) =>
  appliedFilters(facets, makeInput({ filters, all })).map(({ label, without }) => [
    label.replaceAll('\u00A0', ' '),
    without,
  ])

test('every condition is named and knows the listing without it', () => {
  expect(appliedOf('brand:1,2;p7:2;price:1890-24990', true)).toEqual([
    ['1 890–24 990 ₽', { filters: 'brand:1,2;p7:2' }],
    ['Bosch', { filters: 'brand:2;p7:2;price:1890-24990' }],
    ['Makita', { filters: 'brand:1;p7:2;price:1890-24990' }],
    ['Питание: От аккумулятора', { filters: 'brand:1,2;price:1890-24990' }],
    ['Включая отсутствующие', { all: false }],
  ])
})

test.each([
  ['p8:2', 'Напряжение: 20 В'],
  ['price:1890-', 'от 1 890 ₽'],
  ['price:-24990', 'до 24 990 ₽'],
  ['price:0-0.5', '0–0,5 ₽'],
])('%s reads «%s»', (filters, label) => {
  expect(appliedOf(filters)[0]?.[0]).toBe(label)
})

test('what the listing has no facet for is not shown', () => {
  expect(appliedOf('p999:1')).toEqual([])
})

test('values are added and taken back, other facets stay', () => {
  const filters = { values: { brand: [2] }, ranges: { price: { from: 1, to: null } } }
  expect(withValue(filters, 'brand', 1, true)).toEqual({ ...filters, values: { brand: [2, 1] } })
  expect(withValue(filters, 'brand', 2, true)).toEqual(filters)
  expect(withValue(filters, 'brand', 2, false)).toEqual({ ...filters, values: { brand: [] } })
  expect(withRange(filters, 'p3', { from: 0.1 + 0.2, to: null }).ranges).toEqual({
    price: { from: 1, to: null },
    p3: { from: 0.3, to: null },
  })
})

test('a facet may be called like a property of every object', () => {
  const filters = { values: {}, ranges: {} }
  expect(chosenValues(filters, 'constructor')).toEqual([])
  expect(chosenRange(filters, 'constructor')).toEqual({ from: null, to: null })
  expect(withValue(filters, 'constructor', 1, true).values).toEqual({ constructor: [1] })
})
