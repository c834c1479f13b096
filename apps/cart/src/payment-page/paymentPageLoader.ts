import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { paymentQuery, type PaymentAddress } from './paymentQuery.ts'

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_KEY_LENGTH = 100

/** What the page is about. */
export interface PaymentVisit {
  /** Null: there is no such order for this visitor. */
  address: PaymentAddress | null
  /** Code of what went wrong with a form; null without. */
  problem: string | null
}

/** Loads the payment of an order; an unknown order, or somebody else's, gives 404 with ways on (ROUTE-065). */
export function paymentPageLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const guid = searchParams.get('orderid') ?? ''
    const key = searchParams.get('key')
    const problem = searchParams.get('problem')
    const missing = () => data<PaymentVisit>({ address: null, problem }, { status: 404 })
    if (!GUID.test(guid) || (key?.length ?? 0) > MAX_KEY_LENGTH) return missing()
    const address = key === null ? { guid } : { guid, key }
    try {
      // Always asked: a shopper comes back here from the bank.
      await queryClient.fetchQuery({ ...paymentQuery(call, address), staleTime: 0 })
    } catch (error) {
      if (readApiError(error)?.code === 'not-found') return missing()
      throw error
    }
    return { address, problem } satisfies PaymentVisit
  }
}
