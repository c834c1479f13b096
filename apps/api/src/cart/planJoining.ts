import { MAX_LINES, type CartJoining } from '@verstak/contracts/cart'

/** A line of a cart. */
export interface JoinedItem {
  guid: string
  product_id: number
  /** Pieces. */
  quantity: number
  /** Price when it was added, kopecks. */
  price_added: number
}

/** What a joining must know of a product. */
export interface JoinedProduct {
  id: number
  is_active: boolean
  /** Pieces in the region. */
  stock: number
  multiplicity: number
}

export interface JoiningPlan {
  /** Guest's lines that become the user's. */
  moved: string[]
  /** Guest's lines of products that the user has in his cart, too. */
  merged: string[]
  /** Guest's lines that find no room. */
  left: string[]
  /** Lines that get another quantity. */
  changed: JoinedItem[]
  /** What the user is told; null when his cart was empty and simply took over the guest's. */
  joining: Omit<CartJoining, 'id'> | null
}

/**
 * Joins a guest's cart into a user's: every line of both, in the larger quantity, at most the stock. The user's lines
 * come first, then the guest's latest; a cart has room for `MAX_LINES`. Both lists are in the order of adding.
 */
export function planJoining({
  own,
  guests,
  products,
}: {
  own: readonly JoinedItem[]
  guests: readonly JoinedItem[]
  products: readonly JoinedProduct[]
}): JoiningPlan {
  const productById = new Map(products.map((product) => [product.id, product]))
  const ownById = new Map(own.map((item) => [item.product_id, item]))
  const merged = guests.filter(({ product_id }) => ownById.has(product_id))
  const others = guests.filter(({ product_id }) => !ownById.has(product_id))
  const room = Math.max(0, MAX_LINES - own.length)
  const left = others.slice(0, Math.max(0, others.length - room))
  const moved = others.slice(left.length)

  const wanted = new Map([...own, ...moved].map((item) => [item.product_id, item]))
  const raised = merged.filter(({ product_id, quantity }) => quantity > wanted.get(product_id)!.quantity)
  for (const { product_id, quantity, price_added } of raised) {
    // The price is that of the quantity: whole packs may have another one than pieces.
    wanted.set(product_id, { ...wanted.get(product_id)!, quantity, price_added })
  }
  const held = new Map([...own, ...moved].map(({ guid, quantity }) => [guid, quantity]))
  const results = [...wanted.values()].map((item) => ({ item, most: mostOf(productById.get(item.product_id)) }))
  const limited = results.filter(({ item, most }) => item.quantity > most).map(({ item }) => item.product_id)
  const changed = results
    .map(({ item, most }) => ({ ...item, quantity: Math.min(item.quantity, most) }))
    .filter(({ guid, quantity }) => held.get(guid) !== quantity)
  const isTold = own.length > 0 || limited.length > 0 || left.length > 0
  return {
    moved: moved.map(({ guid }) => guid),
    merged: merged.map(({ guid }) => guid),
    left: left.map(({ guid }) => guid),
    changed,
    joining: isTold
      ? {
          addedCount: moved.length,
          keptCount: own.length,
          raisedCount: raised.filter(({ product_id }) => !limited.includes(product_id)).length,
          limited,
          leftCount: left.length,
        }
      : null,
  }
}

/** The largest quantity that the region can sell. Lines that it cannot sell at all keep theirs: they are not counted. */
function mostOf(product: JoinedProduct | undefined): number {
  if (!product?.is_active) return Number.POSITIVE_INFINITY
  const { stock, multiplicity } = product
  return Math.floor(stock / multiplicity) * multiplicity || Number.POSITIVE_INFINITY
}
