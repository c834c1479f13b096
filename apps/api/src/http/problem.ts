import type { ErrorCode, Problem } from '@verstak/contracts/error'
import { DomainError } from '../DomainError.ts'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'

/** The one table of statuses. */
const FORM_BY_CODE: Record<ErrorCode, { status: number; title: string }> = {
  'invalid-input': { status: 400, title: 'The request does not fit the endpoint' },
  'idempotency-key-required': { status: 400, title: 'The call needs an Idempotency-Key header' },
  'sign-in-required': { status: 401, title: 'The call is for signed-in users' },
  'release-token-refused': { status: 401, title: 'The token is none of this remote' },
  'origin-refused': { status: 403, title: 'The call did not come from a page of the store' },
  'not-found': { status: 404, title: 'There is no such thing' },
  'release-not-found': { status: 404, title: 'No such release was published' },
  'page-out-of-range': { status: 404, title: 'The listing has fewer pages' },
  'cart-item-not-found': { status: 404, title: 'The cart has no such item' },
  'cart-token-required': { status: 409, title: 'The visitor has no cart yet: ask for a cart token first' },
  'cart-empty': { status: 409, title: 'The cart holds nothing that can be bought' },
  'product-unavailable': { status: 409, title: 'The product cannot be bought in this region now' },
  'stock-insufficient': { status: 409, title: 'Fewer pieces are left than the order asks for' },
  'price-changed': { status: 409, title: 'The order costs another sum now' },
  'release-differs': { status: 409, title: 'Another release stands under this version' },
  'nothing-to-roll-back': { status: 409, title: 'There is no earlier release' },
  'idempotency-key-reused': { status: 422, title: 'The Idempotency-Key belongs to another request' },
  'rate-limited': { status: 429, title: 'Too many calls' },
  internal: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'The store cannot answer now' },
}

export interface ProblemReply {
  problem: Problem
  /** Seconds after which a repeated call may succeed; null when repeating does not help. */
  retryAfter: number | null
  /** The failure is ours, so it belongs into the log with its stack. */
  isFault: boolean
}

/** Problem details for any failure; an unknown one tells the caller nothing about the inside. */
export function problemOf(error: unknown, requestId: string): ProblemReply {
  const { code, status, errors } = describe(error)
  const form = FORM_BY_CODE[code]
  return {
    problem: {
      type: `urn:verstak:problem:${code}`,
      title: form.title,
      status: status ?? form.status,
      code,
      requestId,
      ...(errors && errors.length > 0 && { errors }),
    },
    retryAfter: code === 'rate-limited' ? (errors?.[0]?.value ?? 1) : code === 'unavailable' ? 1 : null,
    isFault: code === 'internal' || code === 'unavailable',
  }
}

function describe(error: unknown): { code: ErrorCode; status?: number; errors?: DomainError['details'] } {
  if (error instanceof DomainError) return { code: error.code, errors: error.details }
  if (isDatabaseUnavailable(error)) return { code: 'unavailable' }
  const { statusCode, message } = error as { statusCode?: number; message: string }
  // Fastify's own refusals: bad JSON, a body too large, a media type that nobody reads.
  if (isFastifyError(error) && statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: 'invalid-input', status: statusCode, errors: [{ field: '', reason: 'malformed', message }] }
  }
  return { code: 'internal' }
}

function isFastifyError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}
