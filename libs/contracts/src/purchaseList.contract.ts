import * as v from 'valibot'
import { otherListNameExample, purchaseListNameExample } from './cabinetExamples.data.ts'
import { MAX_LINES, MAX_QUANTITY } from './cart.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))

/** Lists of one buyer. */
export const MAX_PURCHASE_LISTS = 100
/** Letters of a list's name. */
export const LONGEST_LIST_NAME = 100

const common = { cache: { scope: 'personal' } } as const

/** A product of a list with its present price and stock. */
export const ListedProduct = v.object({
  id: Id,
  guid: Guid,
  code: v.string(),
  name: v.string(),
  link: v.string(),
  image: v.string(),
  /** Pieces that are usually bought, or that the list asks for. */
  quantity: Quantity,
  /** Of one piece at this quantity, kopecks. */
  price: Kopecks,
  /** Pieces that the region can sell. */
  available: Count,
  /** The region can sell it now. */
  isAvailable: v.boolean(),
  /** It is sold by so many. */
  step: Count,
})
export type ListedProduct = v.InferOutput<typeof ListedProduct>

/** A list as the list of lists shows it. */
export const PurchaseListRow = v.object({
  guid: Guid,
  name: v.string(),
  /** Different products. */
  products: Count,
  /** ISO 8601. */
  changedAt: v.string(),
  /** When it was last put into a cart; null for never. */
  usedAt: v.nullable(v.string()),
})
export type PurchaseListRow = v.InferOutput<typeof PurchaseListRow>

/** A list with its products, in the order in which they were added. */
export const PurchaseList = v.object({
  ...PurchaseListRow.entries,
  lines: v.array(ListedProduct),
  /** Of what can be bought now, kopecks. */
  sum: Kopecks,
})
export type PurchaseList = v.InferOutput<typeof PurchaseList>

export const listPurchaseLists = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/purchase-lists',
  summary:
    'Lists for repeated purchase: those of the organization that the user buys for, or his own. The last used come first.',
  response: v.object({ lists: v.array(PurchaseListRow) }),
  errors: ['sign-in-required'],
})

export const getPurchaseList = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/purchase-lists/one',
  summary: 'One list with present prices and stock.',
  query: v.object({ guid: Guid, regionId: RegionId }),
  response: PurchaseList,
  errors: ['sign-in-required', 'not-found'],
  example: { query: { guid: '00000000-0000-4000-8000-000000000001', regionId: 1 } },
})

/** Where the products of a new list come from. */
const Source = v.union([
  /** What is selected in the user's cart. */
  v.object({ cart: v.literal(true) }),
  /** An order that the user sees. */
  v.object({ order: Guid }),
])

export const createPurchaseList = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/purchase-lists/create',
  summary: 'Makes a list of the cart, of an order, or an empty one.',
  body: v.object({ name: v.pipe(v.string(), v.maxLength(10_000)), from: v.optional(Source) }),
  response: v.object({ guid: Guid }),
  errors: ['sign-in-required', 'not-found'],
  example: { body: { name: purchaseListNameExample, from: { cart: true } } },
})

export const changePurchaseList = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/purchase-lists/change',
  summary:
    'Renames a list, or changes quantities of its products; a quantity of 0 removes one, a new product is added.',
  body: v.object({
    guid: Guid,
    name: v.optional(v.pipe(v.string(), v.maxLength(10_000))),
    lines: v.optional(
      v.pipe(
        v.array(
          v.object({
            productGuid: Guid,
            quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
          }),
        ),
        v.maxLength(MAX_LINES),
      ),
    ),
    regionId: RegionId,
  }),
  response: PurchaseList,
  errors: ['sign-in-required', 'not-found'],
  example: {
    body: { guid: '00000000-0000-4000-8000-000000000001', name: otherListNameExample, regionId: 1 },
  },
})

export const removePurchaseList = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/purchase-lists/remove',
  summary: 'Removes a list.',
  body: v.object({ guid: Guid }),
  response: v.object({}),
  errors: ['sign-in-required', 'not-found'],
  example: { body: { guid: '00000000-0000-4000-8000-000000000001' }, response: {} },
})

/** What became of a product: `limited` was added in part or not at all, `rounded` to what it is sold by. */
const BoughtProduct = v.object({
  guid: Guid,
  name: v.string(),
  state: v.picklist(['added', 'limited', 'rounded', 'no-room', 'unavailable']),
  /** Pieces that were added. */
  added: Count,
})
export type BoughtProduct = v.InferOutput<typeof BoughtProduct>

export const usePurchaseList = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/purchase-lists/use',
  summary: 'Puts what is still sold of a list into the cart, on top of what it holds, and says what is not.',
  body: v.object({ guid: Guid, regionId: RegionId }),
  response: v.object({
    products: v.array(BoughtProduct),
    /** Different products in the cart now. */
    cartProducts: Count,
  }),
  errors: ['sign-in-required', 'not-found', 'rate-limited'],
  isIdempotencyKeyRequired: true,
  example: { body: { guid: '00000000-0000-4000-8000-000000000001', regionId: 1 } },
})

export const listOftenBought = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/user/often-bought',
  summary: 'What the buyer has ordered most often within a year, with present prices and the usual quantity.',
  query: v.object({ regionId: RegionId }),
  response: v.object({
    products: v.array(
      v.object({
        ...ListedProduct.entries,
        /** Orders that had it. */
        times: Count,
      }),
    ),
  }),
  errors: ['sign-in-required'],
  example: { query: { regionId: 1 } },
})
