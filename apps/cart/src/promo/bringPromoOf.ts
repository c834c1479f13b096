import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { bringActivePromo } from './activePromoAtom.ts'

/** Loads the code of an active promo code, if the loaded cart has one; without it the field is shown. */
export async function bringPromoOf(host: Host): Promise<void> {
  const { queryKey } = cartQuery(host.call, host.store.get(activeRegionAtom).id)
  if (host.queryClient.getQueryData(queryKey)?.promo?.isActive) await bringActivePromo(host).catch(() => undefined)
}
