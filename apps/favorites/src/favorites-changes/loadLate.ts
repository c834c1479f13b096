import type { Host } from '@verstak/host'

/** The part that asks for messages about favourites. */
export const PART = 'favorites/FavoriteToggle'

/** Code that comes with the first press; null when it cannot be had, which is told. */
export async function loadLate<Code>(
  { modals }: Pick<Host, 'modals'>,
  load: () => Promise<Code>,
): Promise<Code | null> {
  try {
    return await load()
  } catch {
    modals.ask({ kind: 'error', advice: 'later' }, PART)
    return null
  }
}
