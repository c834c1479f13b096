import type { Host } from '@verstak/host'
import { data } from '@verstak/router'
import { sessionQuery } from '../own-page/sessionQuery.ts'

/** Loads who is signed in; for a purchaser the page does not exist (ROLE-010). */
export function addPageLoader({ call, queryClient }: Host) {
  return async () => {
    const { account } = await queryClient.ensureQueryData(sessionQuery(call))
    if (account?.currentUserRole === 'purchaser') throw data(null, { status: 404 })
    return null
  }
}
