import type { ProductButton, ProductTile } from '@verstak/contracts/product'
import type { UnauthorizedDiscountPrice } from '@verstak/contracts/price'
import type { Buyer } from '@verstak/price/buyer'
import type { FullTileRow } from './fullTile.sql.ts'
import { pictureOf } from './pictureOf.ts'
import type { TileRow } from './product.sql.ts'
import { pickupMessage } from '../pickup/pickup.texts.ts'
import { saleTexts } from './product.texts.ts'
import { nameplatesOf, productTileOf, type TileTerms } from './productTile.ts'

/** A tile with everything that the specification knows of a product in a list. */
export function fullTileOf(row: TileRow, extra: FullTileRow, terms: TileTerms & { buyer: Buyer }): ProductTile {
  const tile = productTileOf(row, terms)
  const { isAvailable, availabilityInfo } = tile
  const hasCourier = isAvailable && !row.is_pickup_only
  const images = extra.picture_views.map((view) => pictureOf(row.picture, view))
  const { pickup } = terms.days
  return {
    ...tile,
    pricesV2: terms.prices.pricesV2,
    nameplates: nameplatesOf(row, terms.prices, terms.labels),
    dates: { ...tile.dates, hasFreeCourierDeliver: hasCourier && terms.isCourierFree },
    button: { ...tile.button, saleGuid: row.sale_guid },
    images,
    imageUrl: tile.image,
    productImages: images,
    prices: { current: tile.price, old: tile.oldPrice },
    ...(terms.buyer.role === 'guest' && { unauthorizedDiscountPrices: unauthorizedPricesOf(tile) }),
    quantity: row.stock,
    packQuantity: row.pack_quantity,
    ratingCount: row.reviews,
    responses: { averageRatio: row.rating, amount: row.reviews },
    characteristics: extra.characteristics,
    hasAnalogs: extra.has_analogs,
    hasCourier,
    hasPickup: isAvailable,
    isConsumable: row.is_consumable,
    buttons: buttonsOf(row, tile.button.type),
    availabilityInfo: {
      ...availabilityInfo,
      inWarehouse: extra.elsewhere,
      hasFreeDelivery: hasCourier && terms.isCourierFree,
      officePickupName: extra.office_name,
      officePickupMessage: isAvailable ? pickupMessage(pickup.text, pickup.fromText) : null,
      isForPickupOnly: row.is_pickup_only,
    },
  }
}

function unauthorizedPricesOf({ pricesV2 }: ProductTile): UnauthorizedDiscountPrice[] {
  return pricesV2.default.availableDiscountPrices.map(({ type, price }) => ({
    type,
    price,
    saleText: saleTexts[type],
    onlyNameplate: type === 'discountB2BNewClient',
  }))
}

/**
 * What a tile offers, the main thing first. «Где купить» stands where an office of the region has a piece, also where too
 * few are left for one step of the multiplicity.
 */
function buttonsOf({ sale_guid: saleGuid, is_active, offices }: TileRow, main: ProductButton['type']): ProductButton[] {
  return [
    { type: main, saleGuid },
    ...(is_active && offices > 0 ? [{ type: 'whereBuy' as const, saleGuid: null }] : []),
  ]
}
