import type { Host } from '@verstak/host'
import { listsQuery } from './listsQueries.ts'

/** Loads the lists; a guest has none. */
export function listsPageLoader({ call, queryClient }: Host) {
  return async () => {
    await queryClient.ensureQueryData(listsQuery(call))
    return null
  }
}
