import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { invitationQuery, organizationsQuery } from './organizationsQuery.ts'

const LONGEST_KEY = 100

/** What the address of the page says. */
export interface OrganizationsAddress {
  /** Key of an invitation; null without one. */
  key: string | null
}

/** Loads the user's organizations, and the invitation of the address; a guest has neither. */
export function organizationsPageLoader({ call, queryClient, user }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<OrganizationsAddress> => {
    const key = new URL(request.url).searchParams.get('key')?.slice(0, LONGEST_KEY) || null
    const isSignedIn = user !== undefined && user !== 'guest'
    await Promise.all([
      queryClient.ensureQueryData(organizationsQuery(call)),
      ...(key !== null && isSignedIn ? [queryClient.prefetchQuery(invitationQuery(call, key))] : []),
    ])
    return { key }
  }
}
