import { readApiError } from '@verstak/api-client/readApiError'
import { cartAddress } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, redirect } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadBuyer } from '../checkout/buyerAtom.ts'
import { deliveryQuery } from '../checkout/deliveryQuery.ts'
import { officesQuery } from '../checkout/officesQuery.ts'
import { orderedQuery } from '../checkout/ordered.ts'
import { loadPlainDelivery } from '../checkout/plainDeliveryAtom.ts'
import { loadServerForm } from '../checkout/refusedOrder.ts'
import { parseQuickGoods } from '../quick-order/quickGoods.ts'
import { loadQuickOrderPage } from '../quick-order/quickOrderPageAtom.ts'
import { loadLateParts } from './loadLateParts.ts'

/**
 * Redirects to the address of the visitor's layout; then loads the current items and the offices. A failure of either
 * does not fail the page: its part shows an error with a retry. Without the items the document answers 503, or 404
 * for a quick order of an unknown product.
 */
export function cartPageLoader(host: Host) {
  const { call, layout, queryClient, store } = host
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    const address = cartAddress(layout)
    if (pathname !== address) throw redirect(address + search)
    const goods = parseQuickGoods(search)
    const [ordered] = await Promise.allSettled([
      // Prices and stock must be current here, so cached data is not enough.
      queryClient.fetchQuery({ ...orderedQuery(host, goods), staleTime: 0 }),
      queryClient.ensureQueryData(officesQuery(call, store.get(activeRegionAtom).id)),
      queryClient.fetchQuery({ ...deliveryQuery(host, goods, 'courier'), staleTime: 0 }),
      loadPlainDelivery(host),
    ])
    await Promise.all([loadServerForm(host, search), loadBuyer(host).catch(() => {})])
    if (goods) await loadQuickOrderPage(host)
    else await loadLateParts(host, search)
    if (ordered.status === 'fulfilled') return null
    const isMissing = goods !== null && readApiError(ordered.reason)?.code === 'not-found'
    if (isMissing) return data({ isMissing }, { status: 404 })
    return data(null, { status: 503, headers: { 'retry-after': '5' } })
  }
}
