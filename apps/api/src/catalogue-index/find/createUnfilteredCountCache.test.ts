import { createRandom } from '../../testing/testShop.data.ts'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import { bits, int32, setBit, uint8 } from '../columns.ts'
import type { IndexView, Segment } from '../IndexView.ts'
import { createUnfilteredCountCache } from './createUnfilteredCountCache.ts'
import { presentValuesOf, countUnfiltered, type UnfilteredRows } from './unfilteredCounts.ts'

const ROWS = 1_000
const VALUES = 40
const PROPERTIES = 8
const BRANDS = 5

/** Two values for most rows, sometimes of one property; every fifth value is a number. */
function createView(random: () => number): IndexView {
  const places = Array.from({ length: ROWS }, () =>
    [random(), random()].map((at) => Math.floor(at * VALUES)).sort((a, b) => a - b),
  )
  const properties = Array.from({ length: PROPERTIES }, (_, place) => ({ id: place, place }))
  const values = Array.from({ length: VALUES }, (_, place) => ({
    id: place,
    property: properties[Math.floor((place * PROPERTIES) / VALUES)]!,
    num: place % 5 === 0 ? place : null,
  }))
  const starts = Array.from({ length: PROPERTIES + 1 }, (_, place) => (place * VALUES) / PROPERTIES)
  return {
    references: { brands: Array.from({ length: BRANDS }), properties, values, valueStarts: starts },
    columns: {
      brand: uint8(ROWS).map(() => Math.floor(random() * (BRANDS + 1))),
      price: int32(ROWS).map(() => 1 + Math.floor(random() * 1_000_000)),
      rowValues: Uint8Array.from(places.flat()),
      rowValuesStart: Int32Array.from({ length: ROWS + 1 }, (_, row) => 2 * row),
    },
    changes: int32(1),
    orderVersion: 0,
  } as unknown as IndexView
}

const segment: Segment = { from: 0, to: ROWS, fromWord: 0, words: Math.ceil(ROWS / 32), isTail: false }
const query = { borders: null, productIds: null, conditions: { values: {}, ranges: {} } } as unknown as CatalogueQuery

test('what is counted of a listing is exact whenever rows come and leave and prices change', () => {
  const random = createRandom(3)
  const view = createView(random)
  const countCache = createUnfilteredCountCache()
  const shown = bits(ROWS)
  const first = countCache.get(view, query, partsOf(shown), ROWS)
  for (let turn = 0; turn < 300; turn++) {
    const isChanged = random() < 0.8
    for (let i = 0; isChanged && i < random() * 20; i++) setBit(shown, Math.floor(random() * ROWS), random() < 0.6)
    if (random() < 0.3) {
      view.columns.price[Math.floor(random() * ROWS)] = Math.floor(random() * 2_000_000)
      Atomics.add(view.changes, 0, 1)
    }
    const parts = partsOf(shown)
    const counts = countCache.get(view, query, parts, ROWS)
    const expected = countUnfiltered(view, parts)
    expect(presentValuesOf(view, counts)).toEqual(presentValuesOf(view, expected))
    expect(counts).toEqual(expected)
    expect(counts).toBe(first)
  }
  expect(presentValuesOf(view, first).properties.length).toBeGreaterThan(4)
})

const partsOf = (shown: Int32Array): UnfilteredRows[] => [{ segment, unfiltered: shown.slice() }]
