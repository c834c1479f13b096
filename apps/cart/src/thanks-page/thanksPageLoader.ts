import type { Host } from '@verstak/host'
import { loadServerReturnForm } from '@verstak/remote-kit/order/returnFormAtom'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { orderQuery, type OrderAddress } from './orderQuery.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_KEY_LENGTH = 100

/** Loads the order; an unknown order, or somebody else's, gives 404. */
export function thanksPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<OrderAddress> => {
    const { searchParams } = new URL(request.url)
    const guid = searchParams.get('order') ?? ''
    const key = searchParams.get('key')
    if (!GUID.test(guid) || (key?.length ?? 0) > MAX_KEY_LENGTH) throw data(null, { status: 404 })
    const address = key === null ? { guid } : { guid, key }
    await Promise.all([queryClient.ensureQueryData(orderQuery(call, address)), loadServerReturnForm({ store })])
    return address
  }
}
