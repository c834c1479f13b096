import type { Cart, CartItem } from '@verstak/contracts/cart'
import type { Marks } from '@verstak/contracts/marks'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'
import { selectAside } from './asideItem.sql.ts'
import { cartItemsOf, linesOf, type CartTerms } from './cartLines.ts'
import { restorableSince } from './restorableSince.ts'

export interface CartWithAside {
  cartId: string
  /** Items of the cart, in its order. */
  held: readonly { guid: string; place: number }[]
  region: Region
  cartTerms: CartTerms
  marks: Marks | undefined
}

/** What the shopper saved for later from a cart, and what he has just removed from it. */
export async function asideOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { cartId, held, region, cartTerms, marks }: CartWithAside,
): Promise<Pick<Cart, 'saved' | 'removed'>> {
  const rows = await selectAside(db, cartId, restorableSince(now()))
  const saved = rows.filter(({ removed_at }) => removed_at === null)
  const removed = rows.filter(({ removed_at }) => removed_at !== null).sort((one, other) => one.place - other.place)
  const items = cartItemsOf(await linesOf(db, saved, cartTerms), region, now(), cartTerms.terms, marks).map(outOfCart)
  return {
    ...(items.length > 0 && { saved: items }),
    ...(removed.length > 0 && {
      removed: removed.map(({ guid, name, is_saved, place }) => ({
        ...{ guid, name },
        after: is_saved ? null : (held.findLast((item) => item.place < place)?.guid ?? null),
      })),
    }),
  }
}

/** A saved product is not in the cart. */
function outOfCart({ product, ...item }: CartItem): CartItem {
  const { isInCart: _in, cartItem: _item, ...tile } = product
  return { ...item, product: tile }
}
