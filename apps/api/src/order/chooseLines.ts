import type { ErrorDetail } from '@verstak/contracts/error'
import type { CartLine } from '../cart/cartLines.ts'
import { DomainError } from '../DomainError.ts'

/**
 * Chooses the lines to order. Unavailable lines stay in the cart if the shopper saw the total without them. Otherwise
 * they sold out since then, and an error reports it.
 * @param extra kopecks besides the lines: the delivery, less the promo code's discount
 * @throws DomainError `cart-empty`, `stock-insufficient` with a detail per product, `price-changed` with the new sum
 */
export function chooseLines(lines: CartLine[], extra: number, expectedSum: number): CartLine[] {
  if (lines.length === 0) throw new DomainError('cart-empty')
  const available = lines.filter(({ isAvailable }) => isAvailable)
  const gone = lines.filter(({ isAvailable }) => !isAvailable)
  const short = available.filter(({ product, quantity }) => product.stock < quantity)
  const sum = available.reduce((total, { price, quantity }) => total + price * quantity, extra)
  const isGoneUnseen = gone.length > 0 && (available.length === 0 || sum !== expectedSum)
  if (short.length > 0 || isGoneUnseen) {
    throw new DomainError('stock-insufficient', [...short, ...(isGoneUnseen ? gone : [])].map(shortageOf))
  }
  if (sum !== expectedSum) {
    const message = `The order costs ${sum} kopecks now.`
    throw new DomainError('price-changed', { field: 'expectedSum', reason: 'price-changed', message, value: sum })
  }
  return available
}

function shortageOf({ product, quantity, isAvailable }: CartLine): ErrorDetail {
  const value = isAvailable ? product.stock : 0
  const message = `${value} of ${quantity} pieces are left.`
  return { field: '', reason: 'stock-insufficient', message, productId: product.id, value }
}
