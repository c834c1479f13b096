import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { quickOrderQuery } from './quickOrderQuery.ts'
import { quickQuantityAtom } from './quickQuantityAtom.ts'

/** Resets the state after the order: the next one of the same product starts with fresh stock data. */
export function forgetQuickOrder(host: Host, goods: QuickOrderQuery): void {
  host.store.set(quickQuantityAtom, null)
  host.queryClient.removeQueries({ queryKey: quickOrderQuery(host, goods).queryKey, exact: true })
}
