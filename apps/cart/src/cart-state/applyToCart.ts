import type { Cart } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from './cartQuery.ts'

/** Writes a change into the shared query; a pending or missing answer is refetched. */
export function applyToCart({ call, queryClient, store }: Host, change: (cart: Cart | undefined) => Cart): void {
  const { queryKey } = cartQuery(call, store.get(activeRegionAtom).id)
  const before = queryClient.getQueryState(queryKey)
  queryClient.setQueryData(queryKey, change)
  if (before?.fetchStatus === 'fetching' || before?.status === 'error')
    void queryClient.invalidateQueries({ queryKey, exact: true })
}
