import { brandAddress, categoryAddress, productAddress } from '@verstak/contracts/address'
import type { AvailabilityInfo, Nameplate, ProductTile } from '@verstak/contracts/product'
import { formatDiscountPercent } from '@verstak/money'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { firstZonePrice } from '../courier/firstZonePrice.ts'
import type { BuyerPrices } from '@verstak/price'
import type { LabelRow } from '../price/terms.ts'
import type { HandoverDays } from '../region/handoverDays.ts'
import { pictureOf } from './pictureOf.ts'
import type { TileRow } from './product.sql.ts'

/** At so few pieces the page says that little is left. */
const LOW_STOCK = 3

/** What a tile says beside its row: the days of the row's region, what the product costs the buyer, the shop's labels. */
export interface TileTerms {
  days: HandoverDays
  prices: BuyerPrices
  labels: LabelRow[]
  /** The region's courier brings one step of the product near by for nothing. */
  isCourierFree: boolean
}

/**
 * The one way from a row to what tiles, pages and the cart show of a product. Short, because pages carry dozens: what
 * there is none of is left out, and labels come without their colours.
 */
export function productTileOf(row: TileRow, { days, prices, labels, isCourierFree }: TileTerms): ProductTile {
  const isAvailable = isRowAvailable(row)
  const hasCourier = isAvailable && !row.is_pickup_only
  const mainButton = mainButtonOf(row)
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
    price: prices.price,
    oldPrice: prices.oldPrice,
    discountPercent: prices.discountPercent,
    pricesV2: {
      default: prices.pricesV2.default,
      ...(prices.pricesV2.alt && { alt: prices.pricesV2.alt }),
      ...(prices.pricesV2.buyPack && { buyPack: prices.pricesV2.buyPack }),
    },
    additionalPrice: prices.additionalPrice,
    multiplicity: prices.multiplicity,
    rating: row.rating,
    reviewsCount: row.reviews,
    isAvailable,
    nameplates: nameplatesOf(row, prices, labels).map(({ type, name }) => ({ type, name })),
    availabilityInfo: availabilityOf(row, days),
    dates: {
      pickupText: isAvailable ? days.pickup.text : null,
      courierText: hasCourier ? days.courier.text : null,
      ...(hasCourier && isCourierFree && { hasFreeCourierDeliver: true }),
    },
    button: {
      type: mainButton,
      ...(row.sale_guid !== null && { saleGuid: row.sale_guid }),
      // What has been withdrawn does not come back.
      ...(!isAvailable && row.is_active && { isNotifyAllowed: true }),
    },
    ...(mainButton === 'oneClick' && { buttons: [{ type: mainButton, saleGuid: row.sale_guid }] }),
    ...(row.delivery_warning !== null && { deliveryWarningMessage: row.delivery_warning }),
  }
}

/** Whether the courier takes nothing for as much as one buys at once. @param price of a piece, kopecks */
export function isCourierFreeFor(row: TileRow, price: number, region: Region, now: Date): boolean {
  const { multiplicity } = row
  const lines = [{ product: row, quantity: multiplicity }]
  return firstZonePrice(region, now, { lines, sum: price * multiplicity }) === 0
}

/** A product can be bought when the region holds at least one step of its multiplicity. */
export function isRowAvailable({ is_active, stock, multiplicity }: TileRow): boolean {
  return is_active && stock >= multiplicity
}

/** The main thing that is done with a product: goods of a one-click sale go past the cart. */
function mainButtonOf(row: TileRow): ProductTile['button']['type'] {
  if (!isRowAvailable(row)) return 'reportLater'
  return row.is_one_click ? 'oneClick' : 'toCart'
}

function brandOf({ brand_id, brand_name, brand_slug }: TileRow): ProductTile['brand'] {
  if (brand_id === null || brand_name === null || brand_slug === null) return null
  return { id: brand_id, name: brand_name, link: brandAddress(brand_slug, brand_id) }
}

/** Labels in the shop's order; the discount writes its percents instead of a name. */
export function nameplatesOf(
  { nameplates }: TileRow,
  { price, oldPrice }: BuyerPrices,
  labels: LabelRow[],
): Required<Nameplate>[] {
  const discount = oldPrice === null ? null : formatDiscountPercent(oldPrice, price)
  return labels.flatMap(({ type, name, background_color, text_color }) => {
    const shown = type === 'discount' ? discount : nameplates.includes(type) ? name : null
    return shown === null ? [] : [{ type, name: shown, backgroundColor: background_color, textColor: text_color }]
  })
}

function availabilityOf(row: TileRow, days: HandoverDays): AvailabilityInfo {
  const isInStock = isRowAvailable(row)
  return {
    countInStock: row.stock,
    currentlyAvailable: row.offices,
    isInStock,
    isLow: isInStock && row.stock <= LOW_STOCK,
    selfPickupDate: isInStock ? days.pickup.date : null,
    courierPickupDate: isInStock && !row.is_pickup_only ? days.courier.date : null,
    expectedDate: isInStock ? null : row.expected_at,
  }
}
