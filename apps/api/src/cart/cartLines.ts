import type { CartItem, CartTotals } from '@verstak/contracts/cart'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { isRowAvailable, productTileOf } from '../product/productTile.ts'
import { handoverDaysOf } from '../region/handoverDays.ts'
import { selectItems } from './cart.sql.ts'

/** An item together with what its product costs and how much of it there is now. */
export interface CartLine {
  guid: string
  quantity: number
  /** Kopecks, when it was put in. */
  priceAdded: number
  product: TileRow
  /** The region can sell it now; other lines are shown, but not counted. */
  isAvailable: boolean
}

/** The cart with live prices and the stock of the region. */
export async function listCartLines(db: Queryable, cartId: string, officeIds: number[]): Promise<CartLine[]> {
  const items = await selectItems(db, cartId)
  const tiles = await selectTiles(
    db,
    items.map(({ product_id }) => product_id),
    officeIds,
  )
  const tileById = new Map(tiles.map((tile) => [tile.id, tile]))
  return items.flatMap(({ guid, product_id, quantity, price_added }) => {
    const product = tileById.get(product_id)
    // A product without a retail price is none.
    if (!product) return []
    return [{ guid, quantity, priceAdded: price_added, product, isAvailable: isRowAvailable(product) }]
  })
}

/** Totals of the lines that can be bought now: grams, kopecks, pieces. */
export function totalsOf(lines: CartLine[]): CartTotals {
  const counted = lines.filter(({ isAvailable }) => isAvailable)
  const sumOf = (valueOf: (product: TileRow) => number) =>
    counted.reduce((sum, { product, quantity }) => sum + valueOf(product) * quantity, 0)
  const discount = sumOf(({ price, old_price }) => (old_price ?? price) - price)
  return {
    weight: sumOf(({ weight }) => weight),
    discount,
    // Promo codes will add to it.
    discountExtended: discount,
    sum: sumOf(({ price }) => price),
    quantity: sumOf(() => 1),
    skuQuantity: counted.length,
    skuUnavailableQuantity: lines.length - counted.length,
  }
}

/** Lines as they go over the wire. */
export function cartItemsOf(lines: CartLine[], region: Region, now: Date): CartItem[] {
  const days = handoverDaysOf(region.time_zone, now)
  return lines.map(({ guid, quantity, priceAdded, product, isAvailable }) => ({
    guid,
    isDeleted: !isAvailable,
    id: { site: product.id },
    quantity,
    available: isAvailable ? product.stock : 0,
    price: { now: product.price, old: product.old_price, added: priceAdded },
    product: productTileOf(product, days),
  }))
}
