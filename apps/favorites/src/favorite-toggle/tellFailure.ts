import type { Host } from '@verstak/host'
import type { FavoriteWish } from './changeFavorite.ts'
import { favoriteToggleTexts } from './favoriteToggle.texts.ts'

const PART = 'favorites/FavoriteToggle'

/**
 * Tells why a mark stayed as it was: a refusal in the server's words, or in those of a full list (ERR-005, ERR-006,
 * ERR-007); anything else in general ones (ERR-008, ERR-010).
 */
export function tellFailure({ modals }: Host, { isMarked, look }: FavoriteWish, error: unknown): void {
  // Read as it is: the host's class of errors is another copy than ours.
  const { status, body } = (error ?? {}) as { status?: number; body?: unknown }
  if (status !== 400) {
    modals.ask({ kind: 'error', advice: 'later' }, PART)
    return
  }
  const { refused, full, otherwise } = favoriteToggleTexts
  const text = messageOf(body) ?? (look === 'tile' && isMarked ? full : otherwise)
  modals.ask({ kind: 'error', title: refused, text }, PART)
}

function messageOf(body: unknown): string | null {
  const message = (body as { meta?: { message?: unknown } } | undefined)?.meta?.message
  return typeof message === 'string' && message.trim() !== '' ? message : null
}
