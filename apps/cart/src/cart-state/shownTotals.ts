import type { Cart } from '@verstak/contracts/cart'
import { sumKopecks } from '@verstak/money'

/** Totals in the summary. Kopecks and pieces. */
export interface ShownTotals {
  /** Pieces. */
  quantity: number
  /** Different products. */
  products: number
  discount: number
  sum: number
}

/**
 * Totals of the available items, with the requested quantities as if confirmed.
 *
 * @param wishes quantities by product id
 */
export function shownTotals({ items }: Cart, wishes: ReadonlyMap<number, number>): ShownTotals {
  const lines = items
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id, quantity, price }) => ({ price, quantity: wishes.get(id.site) ?? quantity }))
    .filter(({ quantity }) => quantity > 0)
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    products: lines.length,
    discount: sumKopecks(lines.map(({ price, quantity }) => ((price.old ?? price.now) - price.now) * quantity)),
    sum: sumKopecks(lines.map(({ price, quantity }) => price.now * quantity)),
  }
}
