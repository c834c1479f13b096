import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { ManagerInfo } from './manager.contract.ts'
import { Kopecks, PricesV2, UnauthorizedDiscountPrice } from './price.contract.ts'
import { ProductDocument, ProductVariants, ProductVideo } from './productPage.contract.ts'

/** Name and address of something that has a page of its own. */
export const NamedLink = v.object({ id: Id, name: v.string(), link: v.string() })
export type NamedLink = v.InferOutput<typeof NamedLink>

/** Kinds of labels on a photo; each has its own colours. */
export const NameplateType = v.picklist(['discount', 'sale', 'best-price', 'hit', 'new', 'pro'])

/** Label on the photo of a product. */
export const Nameplate = v.object({
  type: NameplateType,
  /** Russian, as drawn: «−18 %», «Хит». */
  name: v.string(),
  /** `#rrggbb`, as the shop wants the label drawn. */
  backgroundColor: v.optional(v.string()),
  textColor: v.optional(v.string()),
})
export type Nameplate = v.InferOutput<typeof Nameplate>

/** Row of the specification. */
export const Characteristic = v.object({
  name: v.string(),
  value: v.string(),
  /** Unit after the value, such as «Вт»; null when the value needs none. */
  unit: v.nullable(v.string()),
})
export type Characteristic = v.InferOutput<typeof Characteristic>

/** Stock of a product in the asked region, and when a shopper could have it. */
export const AvailabilityInfo = v.object({
  /** Pieces that this region can sell. */
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
  /** Pieces that other regions hold (full cards, like all below). */
  inWarehouse: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  hasFreeDelivery: v.optional(v.boolean()),
  /** Office of the region that has it; null when none has. */
  officePickupName: v.optional(v.nullable(v.string())),
  /** «сегодня после 14:30»; null when out of stock. */
  officePickupMessage: v.optional(v.nullable(v.string())),
  isForPickupOnly: v.optional(v.boolean()),
})
export type AvailabilityInfo = v.InferOutput<typeof AvailabilityInfo>

/** What a tile offers to do (TILE-009, TILE-010). */
export const ProductButton = v.object({
  type: v.picklist(['toCart', 'oneClick', 'reportLater', 'whereBuy']),
  /** The running sale whose price is taken; null for none. */
  saleGuid: v.nullable(v.string()),
})
export type ProductButton = v.InferOutput<typeof ProductButton>

/** What the visitor already did with a product: only in personal answers, such as his cart. */
const personalEntries = {
  isInCart: v.optional(v.boolean()),
  isInCompare: v.optional(v.boolean()),
  isInFavorites: v.optional(v.boolean()),
  cartItem: v.optional(v.nullable(v.object({ guid: v.string(), id: Id, quantity: Id }))),
}

/** What full cards have beside short ones, partly other names of the same that the specification knows. */
const fullCardEntries = {
  /** All picture addresses of the gallery, the first equals `image`. */
  images: v.optional(v.array(v.string())),
  imageUrl: v.optional(v.string()),
  productImages: v.optional(v.array(v.string())),
  prices: v.optional(v.object({ current: Kopecks, old: v.nullable(Kopecks) })),
  unauthorizedDiscountPrices: v.optional(v.array(UnauthorizedDiscountPrice)),
  /** Pieces that the region can sell. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Pieces of one pack; null when the product does not come in packs. */
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
  /** Price for one measure, such as a metre; null when the piece is the measure. */
  additionalPrice: v.nullable(v.object({ pricePerUnit: Kopecks, unitName: v.string() })),
  /** Pieces are sold in steps of this many. */
  multiplicity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Mean of 1…5, one decimal; 0 when nobody has rated. */
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
  /** The main one, the same as the first of `buttons` where those are told. */
  button: v.object({
    type: v.picklist(['toCart', 'oneClick', 'reportLater']),
    saleGuid: v.optional(v.nullable(v.string())),
    /** With `reportLater`: the shop tells by e-mail when there is more (TILE-025). */
    isNotifyAllowed: v.optional(v.boolean()),
  }),
  /** Sentence about the delivery of this product; left out when there is none. */
  deliveryWarningMessage: v.optional(v.string()),
  ...personalEntries,
  ...fullCardEntries,
})
export type ProductTile = v.InferOutput<typeof ProductTile>

/** Product as its own page shows it. */
export const ProductDetails = v.object({
  ...ProductTile.entries,
  /** All picture addresses of the gallery, the first equals `image`; placeholders as there. */
  images: v.array(v.string()),
  /** Manufacturer's article number. */
  article: v.string(),
  /** Plain text, paragraphs divided by a blank line. */
  description: v.string(),
  characteristics: v.array(Characteristic),
  /** Gross weight, grams. */
  weight: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Packed size, millimetres. */
  size: v.object({ length: v.number(), width: v.number(), height: v.number() }),
  breadcrumbs: v.array(v.object({ name: v.string(), link: v.string() })),
  /** Office nearest to the top of the region's list that has the product; null when none has. */
  nearestOffice: v.nullable(v.object({ id: Id, address: v.string() })),
  /** Left out for a product that stands alone. */
  variants: v.optional(ProductVariants),
  documents: v.optional(v.array(ProductDocument)),
  videos: v.optional(v.array(ProductVideo)),
  /** The shop does not sell it any more: its page is gone (410) and leads to others. */
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

/** By what he saw, put into carts and ordered; a visitor of whom nothing is known gets the popular ones (API-015). */
export const listFeatured = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/personal',
  summary: 'Products that this visitor may like; popular ones for a visitor nothing is known about.',
  query: v.object({
    /** The active region of the visitor unless told. */
    regionId: v.optional(RegionId),
    isMobile: v.optional(v.boolean()),
    /** Nothing rather than what everybody likes. */
    isOnlyPersonal: v.optional(v.boolean()),
  }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { regionId: 1, isMobile: false, isOnlyPersonal: false } },
})

/** What was wrong with a wish to be told of a product. */
export const ArrivalFault = v.object({ field: v.literal('email'), title: v.string() })

const MAX_EMAIL_LENGTH = 300

/** The e-mail is taken as it comes and checked by the rules of the form; the same wish twice is one (TILE-027). */
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
    /** Absent when nothing was kept. */
    result: v.optional(v.object({ isAccepted: v.literal(true) })),
    errors: v.optional(v.array(ArrivalFault)),
  }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', email: 'anna@mail.example' } },
})
