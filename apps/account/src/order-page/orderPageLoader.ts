import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { loadServerReturnForm } from '@verstak/remote-kit/order/returnFormAtom'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { previewQuery, userOrderQuery } from './userOrderQuery.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Loads the order of the address; one that is not the visitor's gives 404, like one that is not there. */
export function orderPageLoader({ call, queryClient, store }: Host) {
  return async ({ params: { orderGuid = '' } }: LoaderFunctionArgs): Promise<string> => {
    if (!GUID.test(orderGuid)) throw data(null, { status: 404 })
    await Promise.all([
      queryClient.ensureQueryData(userOrderQuery(call, orderGuid)),
      loadServerReturnForm({ store }),
      queryClient.prefetchQuery(previewQuery(call, orderGuid, store.get(regionAtom)?.id ?? 1)),
    ])
    return orderGuid
  }
}
