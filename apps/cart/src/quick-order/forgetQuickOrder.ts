import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { quickOrderQuery } from './quickOrderQuery.ts'
import { quickQuantityAtom } from './quickQuantityAtom.ts'

/** After the order: the next one of the same product starts afresh, with the stock that is left. */
export function forgetQuickOrder(host: Host, goods: QuickOrderQuery): void {
  host.store.set(quickQuantityAtom, null)
  host.queryClient.removeQueries({ queryKey: quickOrderQuery(host, goods).queryKey, exact: true })
}
