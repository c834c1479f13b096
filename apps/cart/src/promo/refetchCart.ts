import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'

/** Loads the cart anew; the old one stays when that fails. */
export function refetchCart({ call, queryClient, store }: Host): Promise<void> {
  const { queryKey } = cartQuery(call, store.get(activeRegionAtom).id)
  return queryClient.invalidateQueries({ queryKey, exact: true })
}
