import { MAX_COMPARED } from '@verstak/contracts/compare'
import { MAX_FAVORITES } from '@verstak/contracts/favorites'
import type { Queryable } from '../db/openDatabase.ts'
import { putCommonList } from '../favorites/favorites.sql.ts'
import type { Services } from '../services.ts'
import { hasNewMarks, joinCompared, joinFavorites } from './joinMarks.sql.ts'
import { deleteOwner, findOwnerId, lockOwner, putOwner } from './markOwner.sql.ts'
import { countMarks } from './marks.sql.ts'
import type { MarkVisitor } from './markVisitor.ts'

/**
 * Moves the marks that a browser made before sign-in to its user. Marks beyond the user's limits stay with the guest,
 * visible after sign-out. They are not moved later: otherwise they would appear unexpectedly when the user frees space.
 */
export async function joinGuestMarks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, tokenHash }: MarkVisitor,
): Promise<void> {
  if (userId === null || tokenHash === null || !(await hasNewMarks(db, tokenHash))) return
  await db.transaction().execute((transaction) => moveGuestMarks(transaction, { userId, tokenHash }, now()))
}

/** The same in the caller's transaction, for a user who has no session yet. */
export async function moveGuestMarks(
  db: Queryable,
  { userId, tokenHash }: { userId: number; tokenHash: Buffer },
  now: Date,
): Promise<void> {
  if (!(await hasNewMarks(db, tokenHash))) return
  // Always locks the guest first, to prevent deadlocks.
  const guestId = await findOwnerId(db, { tokenHash })
  if (guestId === null || !(await lockOwner(db, guestId))) return
  const ownerId = await putOwner(db, { userId }, now)
  const listId = await putCommonList(db, ownerId, now)
  await joinCompared(db, { guestId, ownerId, most: MAX_COMPARED })
  await joinFavorites(db, { guestId, ownerId, most: MAX_FAVORITES, listId })
  const { favorites, compare } = await countMarks(db, guestId)
  if (favorites + compare === 0) await deleteOwner(db, guestId)
}
