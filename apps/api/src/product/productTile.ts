import { brandAddress, categoryAddress, productAddress } from '@verstak/contracts/address'
import type { AvailabilityInfo, Nameplate, ProductTile } from '@verstak/contracts/product'
import { discountPercent, formatDiscountPercent } from '@verstak/money'
import type { HandoverDays } from '../region/handoverDays.ts'
import { pictureOf } from './pictureOf.ts'
import type { TileRow } from './product.sql.ts'
import { nameplateNames } from './product.texts.ts'

/** At so few pieces the page says that little is left. */
const LOW_STOCK = 3

/** The one way from a row to what tiles, pages and the cart show of a product. `days` are those of the row's region. */
export function productTileOf(row: TileRow, days: HandoverDays): ProductTile {
  const isAvailable = isRowAvailable(row)
  return {
    id: row.id,
    guid: row.guid,
    name: row.name,
    link: productAddress(row.slug, row.id),
    image: pictureOf(row.picture),
    productCode: row.sku,
    brand: brandOf(row),
    category: {
      id: row.category_id,
      name: row.category_name,
      link: categoryAddress(row.category_slug, row.category_id),
    },
    price: row.price,
    oldPrice: row.old_price,
    discountPercent: row.old_price === null ? 0 : discountPercent(row.old_price, row.price),
    pricesV2: { default: { current: row.price, old: row.old_price, availableDiscountPrices: businessPrices(row) } },
    additionalPrice: additionalPriceOf(row),
    multiplicity: row.multiplicity,
    rating: row.rating,
    reviewsCount: row.reviews,
    isAvailable,
    nameplates: nameplatesOf(row),
    availabilityInfo: availabilityOf(row, days),
    dates: { pickupText: isAvailable ? days.pickup.text : null, courierText: isAvailable ? days.courier.text : null },
    button: { type: isAvailable ? 'toCart' : 'reportLater' },
  }
}

/** A product can be bought when the region holds at least one step of its multiplicity. */
export function isRowAvailable({ is_active, stock, multiplicity }: TileRow): boolean {
  return is_active && stock >= multiplicity
}

function brandOf({ brand_id, brand_name, brand_slug }: TileRow): ProductTile['brand'] {
  if (brand_id === null || brand_name === null || brand_slug === null) return null
  return { id: brand_id, name: brand_name, link: brandAddress(brand_slug, brand_id) }
}

function businessPrices({ business_price, price }: TileRow) {
  if (business_price === null || business_price >= price) return []
  return [{ type: 'discountB2B' as const, price: business_price }]
}

function additionalPriceOf({ price, unit_name, units_per_piece }: TileRow): ProductTile['additionalPrice'] {
  if (unit_name === null || units_per_piece === null || units_per_piece <= 0) return null
  return { pricePerUnit: Math.round(price / units_per_piece), unitName: unit_name }
}

function nameplatesOf({ nameplates, price, old_price }: TileRow): Nameplate[] {
  const discount = old_price === null ? null : formatDiscountPercent(old_price, price)
  const types = (['hit', 'new', 'pro'] as const).filter((type) => nameplates.includes(type))
  return [
    ...(discount === null ? [] : [{ type: 'discount' as const, name: discount }]),
    ...types.map((type) => ({ type, name: nameplateNames[type] })),
  ]
}

function availabilityOf(row: TileRow, days: HandoverDays): AvailabilityInfo {
  const isInStock = isRowAvailable(row)
  return {
    countInStock: row.stock,
    currentlyAvailable: row.offices,
    isInStock,
    isLow: isInStock && row.stock <= LOW_STOCK,
    selfPickupDate: isInStock ? days.pickup.date : null,
    courierPickupDate: isInStock ? days.courier.date : null,
    expectedDate: isInStock ? null : row.expected_at,
  }
}
