import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Account, Session } from '@verstak/contracts/session'
import { type Host, useHost } from '@verstak/host'
import { useSyncExternalStore } from 'react'

/** Query key of `getSession`, without importing its contract into the page. */
const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}]

/** The signed-in user from the page's data; undefined for a guest. Makes no request. */
export const readAccount = ({ queryClient }: Pick<Host, 'queryClient'>): Account | undefined =>
  queryClient.getQueryData<Session>(SESSION_KEY)?.account

/** The same as it is now: he may sign in, or buy for another organization, while the page is open. */
export function useAccount(): Account | undefined {
  const host = useHost()
  const read = () => readAccount(host)
  const subscribe = (notify: () => void) =>
    host.queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[1] === SESSION_KEY[1]) notify()
    })
  return useSyncExternalStore(subscribe, read, read)
}
