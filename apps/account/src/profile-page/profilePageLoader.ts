import type { Host } from '@verstak/host'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { identitiesQuery, waysQuery } from './profileQueries.ts'

/** Loads who is signed in; the ways of sign-in may fail. */
export function profilePageLoader({ call, queryClient, user }: Host) {
  return async () => {
    await Promise.all([
      queryClient.ensureQueryData(sessionQuery(call)),
      queryClient.prefetchQuery(waysQuery(call)),
      ...(user && user !== 'guest' ? [queryClient.prefetchQuery(identitiesQuery(call))] : []),
    ])
    return null
  }
}
