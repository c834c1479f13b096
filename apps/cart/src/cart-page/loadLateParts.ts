import type { Cart } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { loadListEntry } from '../list-entry/listEntryAtom.ts'
import { loadActivePromo } from '../promo/activePromoAtom.ts'
import { loadCartContent } from './cartContentAtom.ts'
import { loadJoiningNotice } from './joiningNoticeAtom.ts'
import { loadLateLines } from './lateLinesAtom.ts'
import { guidsIn } from './useRemoved.ts'

/**
 * Loads the code of what not every cart shows, as far as the loaded cart has it. Without the code of a notice that is not
 * shown.
 * @throws when the code of the lines cannot be loaded
 */
export async function loadLateParts(host: Host, search: string): Promise<void> {
  const { queryKey } = cartQuery(host.call, host.store.get(activeRegionAtom).id)
  const cart = host.queryClient.getQueryData(queryKey)
  if (!cart) return
  const { items, promo, joining } = cart
  await Promise.all([
    items.length > 0 && loadCartContent(host),
    Promise.allSettled([
      promo?.isActive && loadActivePromo(host),
      joining && loadJoiningNotice(host),
      hasLateLines(cart, search) && loadLateLines(host),
      loadListEntry(host, search),
    ]),
  ])
}

/** Whether there are saved lines, lines that were just removed, or news of lines. */
function hasLateLines({ items, saved, promo }: Cart, search: string): boolean {
  const hasNews = items.some(({ before, price }) => before ?? price.added !== price.now)
  return saved !== undefined || promo?.was !== undefined || hasNews || guidsIn(search).length > 0
}
