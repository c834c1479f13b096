import { MOST_FAVORITES } from '@verstak/contracts/favorites'
import { invalidInput } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { insertItem, selectProductIds } from './favorites.sql.ts'
import { favoritesFullText } from './favorites.texts.ts'

/**
 * Adds a product to a list. The caller holds the lock of its owner.
 * @throws DomainError `invalid-input` when the list is full
 */
export async function putFavorite(db: Queryable, listId: number, productId: number, now: Date): Promise<void> {
  const held = await selectProductIds(db, listId)
  if (held.includes(productId)) return
  if (held.length >= MOST_FAVORITES) {
    throw invalidInput('', 'favorites-full', `A list holds at most ${MOST_FAVORITES} products.`, favoritesFullText)
  }
  await insertItem(db, listId, productId, now)
}
