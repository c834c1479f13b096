import { MAX_QUANTITY } from '@verstak/contracts/cart'

export interface FittedQuantity {
  quantity: number
  /** How the wanted quantity was adjusted; null if it was not. */
  informer: 'quantity-limited' | 'quantity-rounded' | null
}

/** The largest multiple of the multiplicity that the stock and a cart allow, pieces. */
export const mostOf = (stock: number, multiplicity: number) =>
  Math.floor(Math.min(stock, MAX_QUANTITY) / multiplicity) * multiplicity

/**
 * The quantity that a cart can hold: the wanted one rounded up to a multiple of the multiplicity, limited by the stock.
 * @param stock pieces, at least one multiplicity
 */
export function fitQuantity(wanted: number, multiplicity: number, stock: number): FittedQuantity {
  const rounded = Math.ceil(wanted / multiplicity) * multiplicity
  const most = mostOf(stock, multiplicity)
  if (rounded > most) return { quantity: most, informer: 'quantity-limited' }
  return { quantity: rounded, informer: rounded === wanted ? null : 'quantity-rounded' }
}
