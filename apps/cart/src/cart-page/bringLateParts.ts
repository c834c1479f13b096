import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { bringActivePromo } from '../promo/activePromoAtom.ts'
import { bringJoiningNotice } from './joiningNoticeAtom.ts'

/** Loads the code of what few carts show, as far as the loaded cart has it; without it that is not shown. */
export async function bringLateParts(host: Host): Promise<void> {
  const { queryKey } = cartQuery(host.call, host.store.get(activeRegionAtom).id)
  const cart = host.queryClient.getQueryData(queryKey)
  await Promise.allSettled([cart?.promo?.isActive && bringActivePromo(host), cart?.joining && bringJoiningNotice(host)])
}
