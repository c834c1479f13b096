import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import type { PasswordRules } from '@verstak/validators/password'
import { signInWaysQuery } from '../social/signInWaysQuery.ts'

/** The shop's rules of new passwords; those of the specification as long as nothing else is known. */
export function usePasswordRules(): PasswordRules | undefined {
  const { call } = useHost()
  return useQuery(signInWaysQuery(call)).data?.passwords
}
