import type { Host } from '@verstak/host'
import { identitiesQuery, sessionQuery, waysQuery } from './profileQueries.ts'

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
