import type { Host } from '@verstak/host'
import { localitiesQuery } from '../transport-window/transportQueries.ts'

/** Brings the towns; the page says the rest without them. */
export function regionDeliveryLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.prefetchQuery(localitiesQuery(call))
    return null
  }
}
