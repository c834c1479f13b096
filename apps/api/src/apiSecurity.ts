import type { Endpoint } from '@verstak/contracts/endpoint'

/** How callers say who they are, in the words of OpenAPI. */
export const SECURITY_SCHEMES = {
  cartToken: { type: 'apiKey', in: 'cookie', name: 'cartToken' },
  session: { type: 'apiKey', in: 'cookie', name: 'acctoken' },
  releaseToken: { type: 'http', scheme: 'bearer', description: 'Token of the team that owns the remote.' },
} as const

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>

/** Which of the schemes an endpoint takes, any one of the list; `{}` allows calls without any. */
export function securityOf({ cache, errors }: Endpoint): readonly Requirement[] {
  if (errors.includes('release-token-refused')) return [{ releaseToken: [] }]
  if (cache.scope === 'buyer') return [{}, { session: [] }]
  return cache.scope === 'personal' ? [{ cartToken: [] }] : []
}
