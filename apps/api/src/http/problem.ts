import type { ErrorCode, Problem } from '@verstak/contracts/error'
import { DomainError } from '../DomainError.ts'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import { isUserGone } from '../db/isUserGone.ts'
import { ERRORS } from '../errors.data.ts'
import { RangeNotSatisfiable } from './RangeNotSatisfiable.ts'

export interface ProblemReply {
  problem: Problem
  /** Seconds after which a repeated call may succeed; null when repeating does not help. */
  retryAfter: number | null
  /** Nobody foresaw the failure, so it belongs into the log with its stack. */
  isFault: boolean
}

/** Problem details for any failure; an unknown one tells the caller nothing about the inside. */
export function problemOf(error: unknown, requestId: string): ProblemReply {
  const { code, status, errors } = describe(error)
  const form = ERRORS[code]
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
    isFault: !(error instanceof DomainError) && (code === 'internal' || code === 'unavailable'),
  }
}

function describe(error: unknown): { code: ErrorCode; status?: number; errors?: DomainError['details'] } {
  if (error instanceof RangeNotSatisfiable) return { code: 'invalid-input', status: 416, errors: error.details }
  if (error instanceof DomainError) return { code: error.code, errors: error.details }
  if (isDatabaseUnavailable(error)) return { code: 'unavailable' }
  if (isUserGone(error)) return { code: 'sign-in-required' }
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
