import type { Host } from '@verstak/host'
import { consentsQuery, personalDataQuery } from './personalDataQueries.ts'

/** Loads the user's data; his consents may fail. */
export function personalDataPageLoader({ call, queryClient, user }: Host) {
  return async () => {
    await Promise.all([
      queryClient.ensureQueryData(personalDataQuery(call)),
      ...(user && user !== 'guest' ? [queryClient.prefetchQuery(consentsQuery(call))] : []),
    ])
    return null
  }
}
