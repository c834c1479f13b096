import { useQuery } from '@tanstack/react-query'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Account, Session } from '@verstak/contracts/session'

/** That of `getSession`, whose schemas no page shall carry for it. */
export const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}] as const

/** The signed-in user as the server told him to this page; undefined for a guest. Nothing is asked for here. */
export function useAccount(): Account | undefined {
  return useQuery({ queryKey: SESSION_KEY, queryFn: askNobody, enabled: false }).data?.account
}

const askNobody = (): Session => ({ user: 'guest' })
