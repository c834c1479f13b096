import { MAX_QUANTITY } from '@verstak/contracts/cart'

export interface FittedQuantity {
  quantity: number
  /** What had to be done to the wish; null when nothing. */
  informer: 'quantity-limited' | 'quantity-rounded' | null
}

/**
 * The quantity that a cart can hold for a wish: a multiple of the multiplicity, rounded up, and no more than there is.
 * @param stock pieces, at least one multiplicity
 */
export function fitQuantity(wanted: number, multiplicity: number, stock: number): FittedQuantity {
  const rounded = Math.ceil(wanted / multiplicity) * multiplicity
  const most = Math.floor(Math.min(stock, MAX_QUANTITY) / multiplicity) * multiplicity
  if (rounded > most) return { quantity: most, informer: 'quantity-limited' }
  return { quantity: rounded, informer: rounded === wanted ? null : 'quantity-rounded' }
}
