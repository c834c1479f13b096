import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { parseCompareAddress } from './compareAddress.ts'
import type { ComparePageData } from './ComparePageData.ts'
import { comparisonQuery } from './comparisonQuery.ts'

/**
 * Loads the comparison at the address anew, because products may have come since. A failure of the API is told on the
 * page (COMPARE-012).
 */
export function comparePageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const query = comparisonQuery(call, parseCompareAddress(new URL(request.url)), store.get(activeRegionAtom).id)
    const answer = (failure: ComparePageData['failure']): ComparePageData => ({ failure })
    try {
      await queryClient.fetchQuery({ ...query, staleTime: 0 })
      return answer(null)
    } catch (error) {
      if (readApiError(error)?.code === 'not-found') return data(answer('unknown-set'), { status: 404 })
      return data(answer('failed'), { status: 503, headers: { 'retry-after': '5' } })
    }
  }
}
