import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { departmentsQuery } from '../departmentsQuery.ts'
import { recommendedQuery } from './recommendedQuery.ts'

/** Loads the products, and the departments if there are none. */
export function recommendedPageLoader({ call, queryClient, store, layout }: Host) {
  return async () => {
    const { id: regionId } = store.get(activeRegionAtom)
    const { products } = await queryClient.ensureQueryData(recommendedQuery(call, regionId, layout))
    if (products.length === 0) await queryClient.prefetchQuery(departmentsQuery(call))
    return null
  }
}
