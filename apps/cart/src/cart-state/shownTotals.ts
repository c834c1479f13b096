import type { Cart, CartItem } from '@verstak/contracts/cart'
import { sumKopecks } from '@verstak/money'

/** Totals in the summary. Kopecks and pieces. */
export interface ShownTotals {
  /** Pieces. */
  quantity: number
  /** Different products that can be bought, selected or not. */
  products: number
  discount: number
  sum: number
}

/** Whether an item counts in sums and is ordered. */
export const isCounted = ({ isDeleted, isSelected }: Pick<CartItem, 'isDeleted' | 'isSelected'>) =>
  !isDeleted && isSelected !== false

/**
 * Totals of the selected items, with the requested quantities as if confirmed.
 *
 * @param wishes quantities by product id
 */
export function shownTotals({ items }: Cart, wishes: ReadonlyMap<number, number>): ShownTotals {
  const held = items
    .filter(({ isDeleted }) => !isDeleted)
    .map((item) => ({ ...item, quantity: wishes.get(item.id.site) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const lines = held.filter(isCounted)
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    products: held.length,
    discount: sumKopecks(lines.map(({ price, quantity }) => ((price.old ?? price.now) - price.now) * quantity)),
    sum: sumKopecks(lines.map(({ price, quantity }) => price.now * quantity)),
  }
}
