import { ApiError } from '@verstak/api-client/ApiError'
import { addToCompare, listCompared, removeFromCompare } from '@verstak/contracts/compare'
import {
  clearCompared,
  getComparison,
  orderCompared,
  shareCompared,
  type ComparedProduct,
  type ComparedRow,
  type Comparison,
} from '@verstak/contracts/comparison'
import type { Layout } from '@verstak/contracts/layout'
import { getListing } from '@verstak/contracts/listing'
import { getMarks } from '@verstak/contracts/marks'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { ComparePreview } from '../compare-preview/ComparePreview.tsx'
import { createRoutes } from '../routes.tsx'

export const DRILLS = guidOf(901)
export const SAWS = guidOf(902)
/** Key of a shared set that opens. */
export const SET_KEY = 'mYz1l3c0Qh8vX7dJ5s2aBtR9uKfEwPnGiLoCxTqZ4Hk'

export interface CompareHarnessInput {
  layout?: Layout
  /** What the visitor compares, by category; throw an `ApiError` to let the call fail. */
  comparison?: () => Comparison
  /** Released pages. */
  served?: readonly string[]
}

/** The remote as the shell would hold it, on an API without a network; for tests and stories. */
export function createCompareHarness({
  layout = 'desktop',
  comparison = () => makeComparison(3),
  served = ['/compare/'],
}: CompareHarnessInput = {}) {
  /** Products by now, once something has changed them. */
  let now: Comparison | undefined
  const current = () => now ?? comparison()
  let revision = 1
  const change = (products: ComparedProduct[]) => {
    now = arrangedAs(current(), products)
    return { attributes: { compareCount: now.count, revision: (revision += 1) } }
  }
  const api = createFakeApi()
    .on(getMarks, () => ({ favorites: [], compare: current().products.map(({ id }) => id) }))
    .on(getComparison, ({ query }) => {
      if (query?.set !== undefined && query.set !== SET_KEY) throw new ApiError('not-found', 404)
      const all = current()
      const isKnown =
        query?.categoryGuid === undefined || all.categories.some(({ guid }) => guid === query.categoryGuid)
      return isKnown ? all : { ...all, categoryGuid: null, products: [], groups: [] }
    })
    .on(listCompared, () => {
      const { count, products } = current()
      return { count, list: products }
    })
    .on(removeFromCompare, ({ body: { productId } }) => ({
      result: true as const,
      ...change(current().products.filter(({ id }) => id !== productId)),
    }))
    .on(addToCompare, ({ body: { productGuids } }) => {
      const held = current().products
      const fresh = productGuids.filter((guid) => held.every((product) => product.guid !== guid))
      return change([...fresh.map((guid) => makeCompared(Number(guid.slice(-12)))), ...held])
    })
    .on(orderCompared, ({ body: { productIds } }) => {
      const rankOf = ({ id }: ComparedProduct) => productIds.indexOf(id) + 1 || Number.POSITIVE_INFINITY
      return change(current().products.toSorted((a, b) => rankOf(a) - rankOf(b)))
    })
    .on(clearCompared, () => change([]))
    .on(shareCompared, ({ body: { categoryGuid } }) => ({
      key: SET_KEY,
      link: `/compare/${categoryGuid}/?set=${SET_KEY}`,
    }))
    .on(getListing, ({ query }) => ({
      ...{
        listingType: query.listingType,
        title: 'Дрели-шуруповёрты',
        canonical: '/category/drills/',
        breadcrumbs: [],
      },
      ...{ subcategories: [], products: [1, 2, 3, 4].map((id) => makeCompared(id)), total: 4, totalUnfiltered: 548 },
      ...{ page: 1, pagesCount: 1, facets: [], searchedFor: null, categories: null },
    }))
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    isServed: (pathname) => served.includes(pathname),
    widgets: {
      'compare/ComparePreview': ComparePreview,
      'cart/AddToCart': () => <button type="button">В корзину</button>,
    },
  })
  return { api, host, routes: createRoutes(host) }
}

export type CompareHarness = ReturnType<typeof createCompareHarness>

/** The same with other products: characteristics of those that stay, tabs and count follow. */
function arrangedAs(all: Comparison, products: ComparedProduct[]): Comparison {
  const places = products.map(({ id }) => all.products.findIndex((product) => product.id === id))
  const pick = <Value,>(values: readonly Value[], none: Value) => places.map((place) => values[place] ?? none)
  const others = all.count - all.products.length
  return {
    ...all,
    products,
    count: others + products.length,
    categories: all.categories
      .map((one) => (one.guid === all.categoryGuid ? { ...one, count: products.length } : one))
      .filter(({ count }) => count > 0),
    groups:
      products.length === 0
        ? []
        : all.groups.map(({ rows, ...group }) => ({
            ...group,
            rows: rows.map((row) => ({
              ...row,
              values: pick<string | null>(row.values, null),
              ...(row.numbers && { numbers: pick<number | null>(row.numbers, null) }),
            })),
          })),
  }
}

const NAMES = ['Дрель-шуруповёрт Bosch GSR 18V-50', 'Дрель-шуруповёрт Makita DDF453', 'Дрель-шуруповёрт ЗУБР ДШЛ-185']

export const makeCompared = (id: number, changes: Partial<ComparedProduct> = {}): ComparedProduct => ({
  ...makeProductTile({
    id,
    guid: guidOf(id),
    link: `/product/drill-${id}/`,
    name: NAMES[id - 1] ?? `Дрель ${id}`,
    price: 1_000_000 + id * 100_000,
  }),
  isActive: true,
  ...changes,
})

const makeRow = (
  id: number,
  name: string,
  values: (string | null)[],
  rest: Partial<ComparedRow> = {},
): ComparedRow => ({
  id,
  name,
  unit: null,
  values,
  ...rest,
})

/** So many drills, numbered from 1, and a saw in another tab. */
export function makeComparison(count: number, changes: Partial<Comparison> = {}): Comparison {
  const products = Array.from({ length: count }, (_, at) => makeCompared(at + 1))
  const torques = products.map((_, at) => 42 + (at % 7) * 10)
  return {
    count: count + 1,
    categories: [
      { id: 1, guid: DRILLS, name: 'Дрели-шуруповёрты', link: '/category/drills/', count },
      { id: 2, guid: SAWS, name: 'Пилы', link: '/category/saws/', count: 1 },
    ],
    categoryGuid: DRILLS,
    products,
    groups: [
      {
        id: 1,
        name: 'Основные',
        rows: [
          makeRow(
            1,
            'Напряжение',
            products.map(() => '18'),
            { unit: 'В' },
          ),
          makeRow(2, 'Крутящий момент', torques.map(String), { unit: 'Н·м', better: 'more', numbers: torques }),
          makeRow(
            3,
            'Подсветка',
            products.map((_, at) => (at === 1 ? null : 'есть')),
          ),
        ],
      },
    ],
    ...changes,
  }
}

export const NOTHING: Comparison = { count: 0, categories: [], categoryGuid: null, products: [], groups: [] }
