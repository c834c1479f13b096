import type { CartItem, CartTotals } from '@verstak/contracts/cart'
import type { Marks } from '@verstak/contracts/marks'
import { linePriceOf, type BuyerPrices } from '@verstak/price'
import type { Buyer } from '@verstak/price/buyer'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { pricesOf, storedPricesOf } from '../price/pricesOf.ts'
import type { Terms } from '../price/terms.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { isCourierFreeFor, isRowAvailable, productTileOf } from '../product/productTile.ts'
import { handoverDaysOf } from '../region/handoverDays.ts'
import { selectItems } from './cart.sql.ts'

/** A cart item with the current price and stock of its product. */
export interface CartLine {
  guid: string
  quantity: number
  /** Price when the item was added, kopecks. */
  priceAdded: number
  product: TileRow
  /** Prices of the product for the buyer of the cart. */
  prices: BuyerPrices
  /** Price of one piece at this quantity, and before discounts, in kopecks; null when the product has no price. */
  price: number
  oldPrice: number | null
  /** True if the region can sell it now. Other lines are shown, but not counted. */
  isAvailable: boolean
  /** False for a line that the shopper does not order now: it counts in no sum. */
  isSelected: boolean
  /** What the shopper last saw: whether it could be bought, and pieces before the stock forced fewer. */
  wasAvailable: boolean
  quantityBefore: number | null
}

/** Whether a line counts in totals, in a promo code and in an order. */
export const isCounted = ({ isAvailable, isSelected }: Pick<CartLine, 'isAvailable' | 'isSelected'>) =>
  isAvailable && isSelected

/** The offices that serve a cart and its buyer. */
export interface CartTerms {
  officeIds: number[]
  buyer: Buyer
  terms: Terms
}

/** A product and a quantity to order, from a cart or not. */
export interface WantedItem {
  guid: string
  product_id: number
  /** Pieces. */
  quantity: number
  /** Price when the item was added to the cart, kopecks. */
  price_added: number
  /** Of lines of a cart. */
  is_selected?: boolean
  was_available?: boolean
  quantity_before?: number | null
}

/** The cart with live prices and the stock of the region. */
export async function listCartLines(db: Queryable, cartId: string, terms: CartTerms): Promise<CartLine[]> {
  return linesOf(db, await selectItems(db, cartId), terms)
}

/** Wanted products with live prices and the stock of the region. */
export async function linesOf(
  db: Queryable,
  items: WantedItem[],
  { officeIds, buyer, terms }: CartTerms,
): Promise<CartLine[]> {
  const tiles = await selectTiles(
    db,
    items.map(({ product_id }) => product_id),
    officeIds,
  )
  const tileById = new Map(tiles.map((tile) => [tile.id, tile]))
  return items.flatMap((item) => {
    const { guid, quantity, price_added, is_selected, was_available, quantity_before } = item
    const product = tileById.get(item.product_id)
    // A product without a retail price is not for sale.
    if (!product) return []
    const prices = pricesOf(product, buyer, terms.rules)
    const price = linePriceOf(prices, storedPricesOf(product), quantity)
    const before = prices.oldPrice ?? prices.price
    const oldPrice = before > price ? before : null
    const isAvailable = isRowAvailable(product)
    return [
      {
        ...{ guid, quantity, priceAdded: price_added, product, prices, price, oldPrice, isAvailable },
        isSelected: is_selected ?? true,
        wasAvailable: was_available ?? isAvailable,
        quantityBefore: quantity_before ?? null,
      },
    ]
  })
}

/**
 * Totals of the lines that are selected and can be bought now: grams, cm³, kopecks, pieces.
 * @param promoDiscount of the promo code, kopecks
 */
export function totalsOf(lines: CartLine[], promoDiscount = 0): CartTotals {
  const available = lines.filter(({ isAvailable }) => isAvailable)
  const counted = lines.filter(isCounted)
  const hasVolume = counted.length > 0 && counted.every(({ product }) => product.volume !== null)
  const sumOf = (valueOf: (line: CartLine) => number) =>
    counted.reduce((sum, line) => sum + valueOf(line) * line.quantity, 0)
  const discount = sumOf(({ price, oldPrice }) => (oldPrice ?? price) - price)
  return {
    weight: sumOf(({ product }) => product.weight),
    ...(hasVolume && { volume: sumOf(({ product }) => product.volume ?? 0) }),
    discount,
    discountExtended: discount + promoDiscount,
    sum: sumOf(({ price }) => price) - promoDiscount,
    quantity: sumOf(() => 1),
    skuQuantity: available.length,
    skuUnavailableQuantity: lines.length - available.length,
  }
}

/**
 * Cart lines in the format of the API.
 * @param marks the buyer's marked products; without them the lines omit these fields
 */
export function cartItemsOf(
  lines: CartLine[],
  region: Region,
  now: Date,
  { labels }: Terms,
  marks?: Marks,
): CartItem[] {
  const days = handoverDaysOf(region, now)
  return lines.map((line) => ({
    ...itemOf(line),
    product: {
      ...productTileOf(line.product, {
        ...{ days, prices: line.prices, labels },
        isCourierFree: isCourierFreeFor(line.product, line.price, region, now),
      }),
      isInCart: true,
      ...(marks && {
        isInCompare: marks.compare.includes(line.product.id),
        isInFavorites: marks.favorites.includes(line.product.id),
      }),
      cartItem: { guid: line.guid, id: line.product.id, quantity: line.quantity },
    },
  }))
}

/** All but the tile. */
function itemOf(line: CartLine): Omit<CartItem, 'product'> {
  const { guid, quantity, priceAdded, product, price, oldPrice, isAvailable, isSelected } = line
  const before = beforeOf(line)
  return {
    guid,
    isDeleted: !isAvailable,
    id: { site: product.id },
    quantity,
    available: isAvailable ? product.stock : 0,
    price: { now: price, old: oldPrice, added: priceAdded },
    isSelected,
    weight: product.weight,
    ...(product.volume !== null && { volume: product.volume }),
    ...(before && { before }),
  }
}

/** What the shopper has yet to be told besides the price; null for nothing. */
function beforeOf({
  quantity,
  quantityBefore,
  wasAvailable,
  isAvailable,
  product,
}: CartLine): CartItem['before'] | null {
  const isShort = isAvailable && (quantityBefore !== null || quantity > product.stock)
  const isChanged = wasAvailable !== isAvailable
  if (!isShort && !isChanged) return null
  return {
    ...(isShort && { quantity: quantityBefore ?? quantity }),
    ...(isChanged && { isAvailable: wasAvailable }),
  }
}
