import * as v from 'valibot'
import { Cart } from './cart.contract.ts'
import { MAX_LIST_TEXT } from './cartListForm.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Guid = v.pipe(v.string(), v.uuid())

/** Rows of a list of product codes. */
export const MAX_LIST_ROWS = 1_000

/** Bytes of a file with a list. */
export const MAX_LIST_FILE = 5 * 1024 * 1024

/** One row of a list, as it was written. */
export const ListRowInput = v.object({
  /** Its line in the list, from 1. */
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  code: v.pipe(v.string(), v.maxLength(100)),
  quantity: v.pipe(v.string(), v.maxLength(40)),
})
export type ListRowInput = v.InferOutput<typeof ListRowInput>

/**
 * What becomes of a row. Taken: `found`, `rounded` (up to the product's multiplicity), `short` (as much as there is).
 * Not taken: `similar` (only products with a similar code, see `proposals`), `duplicate` (its pieces are counted with the
 * row `sameAs`), `unknown`, `not-sold` (the region has none), `withdrawn`, `bad-quantity`, `no-code`.
 */
export const LIST_ROW_STATES = [
  'found',
  'rounded',
  'short',
  'similar',
  'duplicate',
  'unknown',
  'not-sold',
  'withdrawn',
  'bad-quantity',
  'no-code',
] as const
/** One of them. */
export type ListRowState = (typeof LIST_ROW_STATES)[number]

/** A product that a row names, or might mean. */
const ListProduct = v.object({ guid: Guid, code: v.string(), name: v.string(), link: v.string(), image: v.string() })
export type ListProduct = v.InferOutput<typeof ListProduct>

/** A checked row. Quantities in pieces. */
export const ListRow = v.object({
  ...ListRowInput.entries,
  state: v.picklist(LIST_ROW_STATES),
  product: v.nullable(ListProduct),
  proposals: v.array(ListProduct),
  /** That the row and its duplicates ask for; null when that is no quantity. */
  asked: v.nullable(Count),
  /** That would be added to the cart. */
  taken: Count,
  /** That the cart holds already. */
  held: Count,
  /** That the region can sell. */
  available: Count,
  /** The product is sold by so many. */
  step: Count,
  /** Of one piece, kopecks; null without a product. */
  price: v.nullable(Kopecks),
  /** Row of the same product that counts this one's pieces. */
  sameAs: v.nullable(Count),
})
export type ListRow = v.InferOutput<typeof ListRow>

/** All rows in their order, and what adding them would do. */
export const ListReport = v.object({
  rows: v.array(ListRow),
  /** Different products to add, their pieces and sum in kopecks. */
  total: v.object({ products: Count, quantity: Count, sum: Kopecks }),
  /** Different products for which the cart has room. */
  room: Count,
})
export type ListReport = v.InferOutput<typeof ListReport>

/**
 * Why a list cannot be read: reason of an `invalid-input` at `text` or `file`. `too-large` also for what a file unpacks to,
 * `too-complex` for one that takes too long to read.
 */
export const LIST_PROBLEMS = [
  'empty',
  'too-many-rows',
  'too-large',
  'not-a-table',
  'password',
  'macros',
  'old-format',
  'encoding',
  'too-complex',
] as const
/** One of them. */
export type ListProblem = (typeof LIST_PROBLEMS)[number]

/** Base64 of the largest file. */
const MAX_BASE64 = Math.ceil(MAX_LIST_FILE / 3) * 4

export const checkList = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/list/check',
  summary:
    'Reads a list of product codes and quantities, pasted or as a CSV or XLSX file, and says row by row what it means.',
  /** One of the three; `rows` are those of a report after the shopper has changed them. */
  body: v.object({
    text: v.optional(v.pipe(v.string(), v.maxLength(MAX_LIST_TEXT))),
    /** Base64. */
    file: v.optional(v.pipe(v.string(), v.maxLength(MAX_BASE64, 'too-large'))),
    rows: v.optional(v.pipe(v.array(ListRowInput), v.maxLength(MAX_LIST_ROWS))),
    regionId: RegionId,
  }),
  response: ListReport,
  errors: ['rate-limited', 'unavailable'],
  cache: { scope: 'personal' },
})

/** What became of a product of the list. Pieces that were added: less than asked for when `limited`, more when `rounded`. */
const ListResult = v.object({
  productGuid: Guid,
  state: v.picklist(['added', 'limited', 'rounded', 'no-room', 'unavailable']),
  added: Count,
})
export type ListResult = v.InferOutput<typeof ListResult>

export const addList = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/list/add',
  summary: 'Adds the products of a checked list to the cart, all at once, on top of what it holds.',
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          productGuid: Guid,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_LIST_ROWS),
    ),
    regionId: RegionId,
  }),
  response: v.object({ results: v.array(ListResult), cart: Cart }),
  errors: ['cart-token-required', 'rate-limited'],
  cache: { scope: 'personal' },
  isIdempotencyKeyRequired: true,
})

export const getList = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cart/list/report',
  summary: 'The list that the visitor last sent without scripts; without rows when there is none.',
  query: v.object({ regionId: RegionId }),
  response: ListReport,
  errors: [],
  cache: { scope: 'personal' },
})
