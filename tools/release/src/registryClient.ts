import { createCall } from '@verstak/api-client/call'
import type { ApiCall } from '@verstak/api-client/call'
import { readApiError } from '@verstak/api-client/readApiError'

const TIMEOUT_MS = 30_000

/** Calls of the API at `origin`; with a token also calls that require one. */
export function createRegistryCall(origin: string, token?: string): ApiCall {
  return createCall((path, init) => {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    return fetch(new URL(path, origin), { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  })
}

const REFUSALS: Record<string, string> = {
  unavailable: 'does not answer: is the store running (npm start)?',
  'release-token-refused':
    "refused the token: it is not this remote's, or was revoked. Make a new one with npm run release:team.",
  'release-differs': 'has this version with other content. A release never changes: raise the version in package.json.',
  'release-not-found': 'does not know this release.',
  'nothing-to-roll-back': 'has no release to go back to.',
}

/** Explains an error of the API to a developer. */
export function describeRefusal(error: unknown, origin: string): string {
  const failure = readApiError(error)
  if (!failure) return error instanceof Error ? error.message : String(error)
  const details = failure.details.map(({ message }) => message).join(' ')
  const told = details ? `refused: ${details}` : `answered ${failure.status} ${failure.code}.`
  return `The registry at ${origin} ${REFUSALS[failure.code] ?? told}`
}
