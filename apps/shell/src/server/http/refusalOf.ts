import type { ErrorCode, Problem } from '@verstak/contracts/error'
import { crashPage } from '../page/crashPage.ts'
import { isApiAddress } from './isApiAddress.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

/** `Retry-After` while the API is unavailable, seconds. */
const RETRY_AFTER_S = '5'

export interface Refusal {
  status: number
  headers: Record<string, string>
  body: string
}

/** The shell's own error answers: problem details for API addresses, a self-contained page for all others. */
export function refusalOf(url: string, status: number, requestId: string): Refusal {
  const retry: Record<string, string> = status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}
  if (!isApiAddress(url))
    return { status, headers: { ...SECURITY_HEADERS.plainPage, ...retry }, body: crashPage(pageFor(status)) }
  const code = codeFor(status)
  const problem: Problem = { type: `urn:verstak:problem:${code}`, title: TITLES[code], status, code, requestId }
  const headers = {
    ...SECURITY_HEADERS.every,
    ...retry,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  }
  return { status, headers, body: JSON.stringify(problem) }
}

const TITLES = {
  'invalid-input': 'The request is not readable as HTTP, or too large',
  'not-found': 'There is no such address',
  'rate-limited': 'Too many calls',
  unavailable: 'The store cannot answer now',
  internal: 'Something went wrong here',
} as const satisfies Partial<Record<ErrorCode, string>>

function codeFor(status: number): keyof typeof TITLES {
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status < 500) return 'invalid-input'
  return status === 500 ? 'internal' : 'unavailable'
}

function pageFor(status: number): Parameters<typeof crashPage>[0] {
  if (status === 404) return 404
  if (status < 500) return 400
  return status === 500 ? 500 : 503
}
