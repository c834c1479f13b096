import { useQuery } from '@tanstack/react-query'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Account, Session } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'

/** Query key of `getSession`, without importing its schemas into every page. */
export const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}] as const

/** The signed-in user from the page's data; undefined for a guest. Makes no request of its own. */
export function useAccount(): Account | undefined {
  const { call } = useHost()
  // Other parts of the page ask again under this key, and the query asks with the function it was given last.
  const queryFn = async (): Promise<Session> =>
    (await import(/* webpackChunkName: "session" */ '../client/renewSession.ts')).readSession(call)
  return useQuery({ queryKey: SESSION_KEY, queryFn, enabled: false }).data?.account
}
