import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import type { FavoriteWish } from './FavoriteWish.ts'
import { favoriteToggleTexts } from './favoriteToggle.texts.ts'

const PART = 'favorites/FavoriteToggle'

/**
 * Shows why a mark did not change: a rejection with the server's text, or as a full list (ERR-005, ERR-006, ERR-007);
 * anything else with a general text (ERR-008, ERR-010).
 */
export function showFailure({ modals }: Host, { isMarked, look }: FavoriteWish, error: unknown): void {
  const failure = readApiError(error)
  if (failure?.status !== 400) {
    modals.ask({ kind: 'error', advice: 'later' }, PART)
    return
  }
  const { refused, full, otherwise } = favoriteToggleTexts
  const text = failure.message ?? (look === 'tile' && isMarked ? full : otherwise)
  modals.ask({ kind: 'error', title: refused, text }, PART)
}
