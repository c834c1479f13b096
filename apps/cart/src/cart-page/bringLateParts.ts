import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { bringActivePromo } from '../promo/activePromoAtom.ts'
import { bringCartContent } from './cartContentAtom.ts'
import { bringJoiningNotice } from './joiningNoticeAtom.ts'

/**
 * Loads the code of what not every cart shows, as far as the loaded cart has it. Without the code of a notice that is not
 * shown.
 * @throws when the code of the lines cannot be loaded
 */
export async function bringLateParts(host: Host): Promise<void> {
  const { queryKey } = cartQuery(host.call, host.store.get(activeRegionAtom).id)
  const cart = host.queryClient.getQueryData(queryKey)
  if (!cart || cart.items.length === 0) return
  await Promise.all([
    bringCartContent(host),
    Promise.allSettled([cart.promo?.isActive && bringActivePromo(host), cart.joining && bringJoiningNotice(host)]),
  ])
}
