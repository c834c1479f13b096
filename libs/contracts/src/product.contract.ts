import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks, PriceSet } from './price.contract.ts'

/** Name and address of something that has a page of its own. */
export const NamedLink = v.object({ id: Id, name: v.string(), link: v.string() })
export type NamedLink = v.InferOutput<typeof NamedLink>

/** Kinds of labels on a photo; each has its own colours. */
export const NameplateType = v.picklist(['discount', 'hit', 'new', 'pro'])

/** Label on the photo of a product. */
export const Nameplate = v.object({
  type: NameplateType,
  /** Russian, as drawn: «−18 %», «Хит». */
  name: v.string(),
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
})
export type AvailabilityInfo = v.InferOutput<typeof AvailabilityInfo>

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
  pricesV2: v.object({ default: PriceSet }),
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
  dates: v.object({ pickupText: v.nullable(v.string()), courierText: v.nullable(v.string()) }),
  button: v.object({ type: v.picklist(['toCart', 'reportLater']) }),
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
})
export type ProductDetails = v.InferOutput<typeof ProductDetails>

export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product',
  summary: 'One product with its characteristics, prices and availability in a region.',
  query: v.object({ productId: Id, regionId: RegionId }),
  response: ProductDetails,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 30 },
})

/** Other products of the same category near in price; popular ones first. */
export const listAlternatives = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/alternative',
  summary: 'Products that can be bought instead of the given one.',
  query: v.object({ productId: Id, regionId: RegionId }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 300 },
})

export const listFeatured = defineEndpoint({
  method: 'GET',
  path: '/api/v1/featured/personal',
  summary: 'Products that this visitor may like; popular ones for a visitor nothing is known about.',
  query: v.object({ regionId: RegionId }),
  response: v.object({ products: v.array(ProductTile) }),
  errors: [],
  cache: { scope: 'public', maxAge: 300 },
})
