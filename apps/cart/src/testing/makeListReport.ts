import type { ListReport, ListRow } from '@verstak/contracts/cartList'
import { guidOf } from '@verstak/testing/factories'

/** A product that a row of a list names. */
export const makeListProduct = (id: number, name: string) => ({
  guid: guidOf(id),
  code: String(10_000_000 + id),
  name,
  link: `/product/x-${id}/`,
  image: '/pictures/v1/drill/bosch/main/{size}.{format}',
})

/** A row that is found and taken whole, unless the overrides say otherwise. */
export const makeListRow = (row: number, overrides: Partial<ListRow> = {}): ListRow => ({
  ...{
    row,
    code: String(10_000_000 + row),
    quantity: '2',
    state: 'found',
    product: makeListProduct(row, `Товар ${row}`),
  },
  ...{ proposals: [], asked: 2, taken: 2, held: 0, available: 100, step: 1, price: 10_000, sameAs: null },
  ...overrides,
})

const NOTHING = { product: null, taken: 0, price: null }

/** A report on rows; by default with one of each kind. */
export function makeListReport(rows: readonly ListRow[] = EACH): ListReport {
  const taken = rows.filter((row) => row.taken > 0)
  const sumOf = (of: (row: ListRow) => number) => taken.reduce((sum, row) => sum + of(row), 0)
  return {
    rows: [...rows],
    total: {
      products: taken.length,
      quantity: sumOf((row) => row.taken),
      sum: sumOf((row) => row.taken * (row.price ?? 0)),
    },
    room: 200,
  }
}

const EACH = [
  makeListRow(1, { product: makeListProduct(1, 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс') }),
  makeListRow(2, { state: 'short', taken: 1, available: 1 }),
  makeListRow(3, { state: 'rounded', asked: 7, taken: 10, step: 10, quantity: '7 шт' }),
  makeListRow(4, { ...NOTHING, state: 'similar', code: '1582О402', proposals: [makeListProduct(33, 'Пила дисковая')] }),
  makeListRow(5, { ...NOTHING, state: 'duplicate', sameAs: 1, product: makeListProduct(1, 'Дрель-шуруповёрт') }),
  makeListRow(6, { ...NOTHING, state: 'bad-quantity', quantity: 'две', asked: null }),
  makeListRow(7, { ...NOTHING, state: 'unknown', code: 'нет-такого' }),
]
