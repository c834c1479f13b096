import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { Layout } from './layout.contract.ts'
import { Kopecks } from './price.contract.ts'
import { ProductTile } from './product.contract.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Guid = v.pipe(v.string(), v.uuid())

/** Maximum number of pieces of one product in a cart. */
export const MAX_QUANTITY = 9999

/** Maximum number of different products in a cart: more than anyone orders at once. */
export const MAX_LINES = 200

/** CART-001. Weight, volume, sums and `quantity` include only items that are selected and can be bought now. */
export const CartTotals = v.object({
  /** Gross weight, grams. */
  weight: Count,
  /** Of the packed goods, cm³; absent when a product's size is unknown. */
  volume: v.optional(Count),
  /** Old prices minus current ones, kopecks. */
  discount: Kopecks,
  /** The same with the promo code's discount. */
  discountExtended: Kopecks,
  /** To pay, without delivery, kopecks. */
  sum: Kopecks,
  /** Pieces. */
  quantity: Count,
  /** Different products that can be bought now, selected or not. */
  skuQuantity: Count,
  /** Different products that cannot be bought now. */
  skuUnavailableQuantity: Count,
})
export type CartTotals = v.InferOutput<typeof CartTotals>

/** One product of the cart, with current prices and stock (kopecks, pieces). */
export const CartItem = v.object({
  guid: Guid,
  /** The product was withdrawn or cannot be bought in this region: it is shown, but not counted. */
  isDeleted: v.boolean(),
  id: v.object({ site: v.number() }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Pieces that the region can sell now. */
  available: Count,
  price: v.object({
    now: Kopecks,
    old: v.nullable(Kopecks),
    /** Price when it was added or last seen. */ added: Kopecks,
  }),
  product: ProductTile,
  /** Only selected items count in the totals and are ordered. Absent = selected. */
  isSelected: v.optional(v.boolean()),
  /** Gross weight of one piece, grams. */
  weight: v.optional(Count),
  /** Volume of one packed piece, cm³; absent when unknown. */
  volume: v.optional(Count),
  /** What else was otherwise when the shopper last saw the item (`acknowledgeChanges`). */
  before: v.optional(
    v.object({
      /** Pieces that he wanted, more than there are. */
      quantity: v.optional(Count),
      /** Whether it could be bought. */
      isAvailable: v.optional(v.boolean()),
    }),
  ),
})
export type CartItem = v.InferOutput<typeof CartItem>

/** What a user's cart did when he signed in in a browser with a guest's cart. Counts are of different products. */
export const CartJoining = v.object({
  id: Guid,
  /** That came from the guest's cart. */
  addedCount: Count,
  /** That the user had in his cart before. */
  keptCount: Count,
  /** That were in both, and now have the guest's larger quantity. */
  raisedCount: Count,
  /** Product ids whose quantity was reduced to the stock. */
  limited: v.array(v.number()),
  /** That found no room, see {@link MAX_LINES}. */
  leftCount: Count,
})
export type CartJoining = v.InferOutput<typeof CartJoining>

/** A promo code of the cart, and what it gives now. Amounts in kopecks. */
export const CartPromo = v.object({
  code: v.string(),
  /** True once it was applied to the cart; a code that was refused to a page without scripts is only shown. */
  isActive: v.boolean(),
  /** Russian: what it gives. */
  name: v.string(),
  /** Off the goods; part of `totals`. */
  discount: Kopecks,
  /** At most this much off the delivery; null = all of it. */
  deliveryOff: v.nullable(Kopecks),
  /** Comes for nothing with the order. */
  gift: v.nullable(v.object({ productId: v.number(), name: v.string(), link: v.string(), image: v.string() })),
  /** Russian: why it gives nothing now; null when it applies. */
  error: v.nullable(v.string()),
  /** Goods that are missing for it; 0 when it needs anything else. */
  missing: Kopecks,
  /** What it gave when the shopper last changed his cart, if that is another discount now. */
  was: v.optional(Kopecks),
})
export type CartPromo = v.InferOutput<typeof CartPromo>

/** A line that was removed and can be brought back (`restoreItems`). */
export const RemovedItem = v.object({
  guid: Guid,
  name: v.string(),
  /** The item of the cart that stood before it; null for the first. */
  after: v.nullable(Guid),
})
export type RemovedItem = v.InferOutput<typeof RemovedItem>

/** Items in the order of adding, the oldest first, and their totals. */
export const Cart = v.object({
  items: v.array(CartItem),
  totals: CartTotals,
  /** Saved for later, the latest first; they count nowhere. */
  saved: v.optional(v.array(CartItem)),
  /** Removed in the last hour, in the order of the cart. */
  removed: v.optional(v.array(RemovedItem)),
  /** Until the user has seen it (`forgetCartJoining`). */
  joining: v.optional(CartJoining),
  promo: v.optional(CartPromo),
})
export type Cart = v.InferOutput<typeof Cart>

const MetaStatus = v.object({
  meta: v.object({
    status: v.picklist(['success', 'error']),
    /** Russian sentence for the shopper about the failure (ERR-001); omitted when there is none. */
    message: v.optional(v.string()),
  }),
})

export const getCartToken = defineEndpoint({
  method: 'GET',
  path: '/api/cart/token',
  summary: 'Makes a cart for a visitor without one and sets the cartToken cookie; keeps an existing cart.',
  /** The secret itself travels in the HttpOnly cookie only; `token` is the cart's public id. */
  response: v.object({ token: v.string() }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
})

export const addToCart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/product/add',
  summary: 'Puts a product into the cart, or sets the quantity of one that is in it.',
  body: v.object({
    productGuid: Guid,
    /** New quantity of the product in the cart (not an increment), so that a repeated call does no harm. */
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
    byPack: v.optional(v.boolean()),
    saleGuid: v.optional(v.string()),
    isForceAction: v.optional(v.boolean()),
    productId: v.optional(v.number()),
    cartId: v.optional(v.number()),
    multiplicity: v.optional(v.number()),
    /** What the tile shows (API-062); the answer never depends on it. */
    info: v.optional(
      v.object({
        id: v.number(),
        name: v.string(),
        oldPrice: v.nullable(v.number()),
        price: v.number(),
        discountPercent: v.number(),
        link: v.string(),
        linkMobile: v.string(),
        imageUrl: v.string(),
      }),
    ),
    regionId: RegionId,
  }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    data: MetaStatus,
    product: v.object({
      guid: Guid,
      cartItemGuid: Guid,
      price: Kopecks,
      /** Resulting quantity: at most the stock, a multiple of the multiplicity. */
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      packaging: v.nullable(v.string()),
      gift: v.nullable(v.string()),
    }),
    recommendations: v.array(ProductTile),
    /** Note for the shopper when the quantity had to be changed: 'quantity-limited', 'quantity-rounded' or null. */
    informer: v.nullable(v.picklist(['quantity-limited', 'quantity-rounded'])),
    cart: v.object({ totals: CartTotals, promo: v.optional(CartPromo) }),
  }),
  errors: ['cart-token-required', 'not-found', 'product-unavailable', 'rate-limited'],
  cache: { scope: 'personal' },
  isMetaStatusRead: true,
})

/**
 * Form action that adds a product to the cart without JavaScript. It redirects to the cart, or back if the product is
 * sold out.
 */
export const CART_FORM_PATH = '/api/v1/cart/form'

/** Fields of the form: layout and region come from the action, the product from the clicked button. */
export const CartForm = v.object({
  /** Guid; name and value of the button. */
  product: Guid,
  regionId: v.pipe(v.string(), v.regex(/^-?\d{1,10}$/), v.toNumber(), RegionId),
  layout: Layout,
})

/** Id of the shell's single cart form on a page: buttons refer to it. */
export const CART_FORM_ID = 'cart-form'

/** Action of the form. */
export const cartFormAction = (layout: Layout, regionId: number) =>
  `${CART_FORM_PATH}?regionId=${regionId}&layout=${layout}`

export const deleteFromCart = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cart/product/delete',
  summary: 'Removes an item from the cart; removing what is not there succeeds too.',
  body: v.object({ itemGuid: Guid, regionId: RegionId }),
  response: v.object({ success: v.boolean(), cart: v.object({ totals: CartTotals, promo: v.optional(CartPromo) }) }),
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

export const getCart = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cart/list',
  summary: 'The cart with live prices and stock; empty for a visitor without a cart.',
  query: v.object({ regionId: RegionId }),
  response: Cart,
  errors: [],
  cache: { scope: 'personal' },
})

/** The cart page calls it once it has shown what the cart did at sign-in. */
export const forgetCartJoining = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/joining/seen',
  summary: 'The user has seen what his cart did when he signed in.',
  body: v.object({ id: Guid }),
  response: v.object({ status: v.literal('success') }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
})
