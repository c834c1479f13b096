import { MAX_FAVORITES } from '@verstak/contracts/favorites'
import { invalidInput } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { insertItems, selectProductIds, type NewItem } from './favoritesItems.sql.ts'
import { favoritesFullText } from './favorites.texts.ts'

export const favoritesFull = () =>
  invalidInput('', 'favorites-full', `A list holds at most ${MAX_FAVORITES} products.`, favoritesFullText)

/**
 * Puts a product on top of a list. The caller holds the lock of its owner.
 * @throws DomainError `invalid-input` when the list is full
 */
export async function putFavorite(db: Queryable, listId: number, item: NewItem, now: Date): Promise<void> {
  const held = await selectProductIds(db, listId)
  if (held.includes(item.productId)) return
  if (held.length >= MAX_FAVORITES) throw favoritesFull()
  await insertItems(db, listId, [item], now)
}
