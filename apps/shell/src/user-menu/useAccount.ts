import { useQuery } from '@tanstack/react-query'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Account, Session } from '@verstak/contracts/session'

/** Query key of `getSession`, without importing its schemas into every page. */
export const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}] as const

/** The signed-in user from the page's data; undefined for a guest. Makes no request. */
export function useAccount(): Account | undefined {
  return useQuery({ queryKey: SESSION_KEY, queryFn: askNobody, enabled: false }).data?.account
}

const askNobody = (): Session => ({ user: 'guest' })
