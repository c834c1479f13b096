import type { Cart } from '@verstak/contracts/cart'

/** News of a cart: what was, and what is. Kopecks, pieces. */
export type CartChange = { key: string; name: string } & (
  { kind: 'price' | 'quantity' | 'promo'; before: number; now: number } | { kind: 'gone' | 'back' }
)

/** What changed in the cart without the shopper since he last saw it. */
export function changesOf({ items, promo }: Cart): CartChange[] {
  const changes = items.flatMap(({ guid, product: { name }, price, quantity, available, isDeleted, before }) => {
    const own: CartChange[] = []
    if (before?.isAvailable !== undefined) own.push({ key: `${guid} state`, name, kind: isDeleted ? 'gone' : 'back' })
    if (before?.quantity !== undefined && !isDeleted) {
      const now = Math.min(quantity, available)
      if (now < before.quantity)
        own.push({ key: `${guid} quantity`, name, kind: 'quantity', before: before.quantity, now })
    }
    if (price.added !== price.now && !isDeleted) {
      own.push({ key: `${guid} price`, name, kind: 'price', before: price.added, now: price.now })
    }
    return own
  })
  if (promo?.was === undefined) return changes
  return [...changes, { key: 'promo', name: promo.code, kind: 'promo', before: promo.was, now: promo.discount }]
}
