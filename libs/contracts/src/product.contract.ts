import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { ManagerInfo } from './manager.contract.ts'
import { Kopecks, PricesV2, UnauthorizedDiscountPrice } from './price.contract.ts'
import { ProductDocument, ProductVariants, ProductVideo } from './productPage.contract.ts'

/** Name and link of something that has its own page. */
export const NamedLink = v.object({ id: Id, name: v.string(), link: v.string() })
export type NamedLink = v.InferOutput<typeof NamedLink>

/** Kinds of labels on a photo; each has its own colours. */
export const NameplateType = v.picklist(['discount', 'sale', 'best-price', 'hit', 'new', 'pro'])

/** Label on the photo of a product. */
export const Nameplate = v.object({
  type: NameplateType,
  /** Russian, as drawn: «−18 %», «Хит». */
  name: v.string(),
  /** `#rrggbb`, background colour set by the shop. */
  backgroundColor: v.optional(v.string()),
  textColor: v.optional(v.string()),
})
export type Nameplate = v.InferOutput<typeof Nameplate>

/** Row of the product's specification. */
export const Characteristic = v.object({
  name: v.string(),
  value: v.string(),
  /** Unit after the value, such as «Вт»; null when the value needs none. */
  unit: v.nullable(v.string()),
})
export type Characteristic = v.InferOutput<typeof Characteristic>

/** Stock of a product in the requested region, and the earliest dates. */
export const AvailabilityInfo = v.object({
  /** Pieces on sale in this region. */
  countInStock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Offices of the region that have at least one piece. */
  currentlyAvailable: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isInStock: v.boolean(),
  /** True when so few pieces are left that the page says «мало». */
  isLow: v.boolean(),
  /** Day of the earliest pickup, ISO date in the region's time zone; null when out of stock. */
  selfPickupDate: v.nullable(v.string()),
  /** Day of the earliest courier delivery, ISO date; null when out of stock. */
  courierPickupDate: v.nullable(v.string()),
  /** ISO date when more is expected; null when in stock or unknown. */
  expectedDate: v.nullable(v.string()),
  /** Pieces in other regions (this and the following fields: full tiles only). */
  inWarehouse: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  hasFreeDelivery: v.optional(v.boolean()),
  /** Office of the region that has the product; null when none has. */
  officePickupName: v.optional(v.nullable(v.string())),
  /** «сегодня после 14:30»; null when out of stock. */
  officePickupMessage: v.optional(v.nullable(v.string())),
  isForPickupOnly: v.optional(v.boolean()),
})
export type AvailabilityInfo = v.InferOutput<typeof AvailabilityInfo>

/** Action offered on a tile (TILE-009, TILE-010). */
export const ProductButton = v.object({
  type: v.picklist(['toCart', 'oneClick', 'reportLater', 'whereBuy']),
  /** The running sale whose price applies; null for none. */
  saleGuid: v.nullable(v.string()),
})
export type ProductButton = v.InferOutput<typeof ProductButton>

/** The visitor's own data of a product: only in personal answers, such as the cart. */
const personalEntries = {
  isInCart: v.optional(v.boolean()),
  isInCompare: v.optional(v.boolean()),
  isInFavorites: v.optional(v.boolean()),
  cartItem: v.optional(v.nullable(v.object({ guid: v.string(), id: Id, quantity: Id }))),
}

/** Fields of full tiles only; some are aliases that the specification uses. */
const fullTileEntries = {
  /** All picture addresses of the gallery, the first equals `image`. */
  images: v.optional(v.array(v.string())),
  imageUrl: v.optional(v.string()),
  productImages: v.optional(v.array(v.string())),
  prices: v.optional(v.object({ current: Kopecks, old: v.nullable(Kopecks) })),
  unauthorizedDiscountPrices: v.optional(v.array(UnauthorizedDiscountPrice)),
  /** Pieces on sale in the region. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Pieces in one pack; null when the product does not come in packs. */
  packQuantity: v.optional(v.nullable(Id)),
  ratingCount: v.optional(v.number()),
  responses: v.optional(v.object({ averageRatio: v.number(), amount: v.number() })),
  characteristics: v.optional(v.array(Characteristic)),
  hasAnalogs: v.optional(v.boolean()),
  hasCourier: v.optional(v.boolean()),
  hasPickup: v.optional(v.boolean()),
  isConsumable: v.optional(v.boolean()),
  /** The main one first. */
  buttons: v.optional(v.array(ProductButton)),
  managerInfo: v.optional(ManagerInfo),
}

/** Product as tiles and lists show it. */
export const ProductTile = v.object({
  id: Id,
  guid: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  /** Path of the product page. */
  link: v.string(),
  /** Picture address with a `{size}` and a `{format}` placeholder. */
  image: v.string(),
  /** Article number shown to shoppers. */
  productCode: v.string(),
  brand: v.nullable(NamedLink),
  category: NamedLink,
  price: Kopecks,
  oldPrice: v.nullable(Kopecks),
  /** Whole percent, floored; 0 when there is no old price. */
  discountPercent: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pricesV2: PricesV2,
  /** Price per unit, such as a metre; null when the unit is the piece. */
  additionalPrice: v.nullable(v.object({ pricePerUnit: Kopecks, unitName: v.string() })),
  /** Quantity step, pieces. */
  multiplicity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Mean of 1…5, one decimal; 0 without ratings. */
  rating: v.number(),
  reviewsCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isAvailable: v.boolean(),
  nameplates: v.array(Nameplate),
  availabilityInfo: AvailabilityInfo,
  /** The same days in words for the region: «сегодня», «завтра», «23 ноября»; null when out of stock. */
  dates: v.object({
    pickupText: v.nullable(v.string()),
    courierText: v.nullable(v.string()),
    hasFreeCourierDeliver: v.optional(v.boolean()),
  }),
  /** The main one, same as the first of `buttons` where those are present. */
  button: v.object({
    type: v.picklist(['toCart', 'oneClick', 'reportLater']),
    saleGuid: v.optional(v.nullable(v.string())),
    /** With `reportLater`: the shop can notify by e-mail when it is available (TILE-025). */
    isNotifyAllowed: v.optional(v.boolean()),
  }),
  /** Sentence about the delivery of this product; omitted when there is none. */
  deliveryWarningMessage: v.optional(v.string()),
  ...personalEntries,
  ...fullTileEntries,
})
export type ProductTile = v.InferOutput<typeof ProductTile>

/** Product as its own page shows it. */
export const ProductDetails = v.object({
  ...ProductTile.entries,
  /** All picture addresses of the gallery, with the same placeholders; the first equals `image`. */
  images: v.array(v.string()),
  /** What each of them shows, '' = nothing is said of it; omitted when nothing is said of any. */
  imageAlts: v.optional(v.array(v.string())),
  /** Manufacturer's article number. */
  article: v.string(),
  /** Plain text, paragraphs separated by a blank line. */
  description: v.string(),
  characteristics: v.array(Characteristic),
  /** Gross weight, grams. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Packed size, millimetres. */
  size: v.object({ length: v.number(), width: v.number(), height: v.number() }),
  breadcrumbs: v.array(v.object({ name: v.string(), link: v.string() })),
  /** First office in the region's list that has the product; null when none has. */
  nearestOffice: v.nullable(v.object({ id: Id, address: v.string() })),
  /** Omitted for a product without variants. */
  variants: v.optional(ProductVariants),
  documents: v.optional(v.array(ProductDocument)),
  videos: v.optional(v.array(ProductVideo)),
  /** The product is no longer sold: its page answers 410 and links to others. */
  isWithdrawn: v.optional(v.literal(true)),
})
export type ProductDetails = v.InferOutput<typeof ProductDetails>

export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product',
  summary: 'One product with its characteristics, prices and availability in a region.',
  query: v.object({ productId: Id, regionId: RegionId }),
  response: ProductDetails,
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { productId: 1, regionId: 1 } },
})

/** Other products of the same category near in price; popular ones first. */
export const listAlternatives = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/alternative',
  summary: 'Products that can be bought instead of the given one.',
  query: v.object({ productId: Id, regionId: v.optional(RegionId, 1), isMobile: v.optional(v.boolean()) }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 30 },
  example: { query: { productId: 1, regionId: 1, isMobile: false } },
})

/** Based on viewed, added and ordered products; an unknown visitor gets the popular ones (API-015). */
export const listFeatured = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/personal',
  summary: 'Products that this visitor may like; popular ones for a visitor nothing is known about.',
  query: v.object({
    /** By default the visitor's active region. */
    regionId: v.optional(RegionId),
    isMobile: v.optional(v.boolean()),
    /** Returns nothing instead of popular products when there is no data about the visitor. */
    isOnlyPersonal: v.optional(v.boolean()),
  }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { regionId: 1, isMobile: false, isOnlyPersonal: false } },
})

/** Invalid field of a notification request. */
export const ArrivalFault = v.object({ field: v.literal('email'), title: v.string() })

const MAX_EMAIL_LENGTH = 300

/**
 * The schema accepts any e-mail; the server checks it by the form's rules. A repeated request is stored once
 * (TILE-027).
 */
export const notifyOnArrival = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/notify-on-arrival',
  summary:
    'Keeps an e-mail address that is told when a product can be bought again. What is wrong with it is named in errors.',
  body: v.object({
    productGuid: v.pipe(v.string(), v.uuid()),
    email: v.pipe(v.string(), v.maxLength(MAX_EMAIL_LENGTH)),
  }),
  response: v.object({
    /** Absent when nothing was saved. */
    result: v.optional(v.object({ isAccepted: v.literal(true) })),
    errors: v.optional(v.array(ArrivalFault)),
  }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', email: 'anna@mail.example' } },
})
