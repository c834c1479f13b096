import type { ErrorCode, ErrorDetail } from '@verstak/contracts/error'

/** Error data of a failed call, as in `ApiError`. */
export interface ApiFailure {
  code: ErrorCode
  /** HTTP status; 0 when no answer came (network, timeout). */
  status: number
  /** What is wrong in which field, as the server said. */
  details: readonly ErrorDetail[]
  /** Russian sentence for the shopper from the envelope's `meta`; null when the server sent none. */
  message: string | null
}

/**
 * Reads the error of a failed call, whichever bundle created it; null for anything else. Each bundle has its own copy
 * of the class `ApiError`, so `instanceof` is false for errors of the host or of another remote: only name and shape
 * can be checked.
 */
export function readApiError(error: unknown): ApiFailure | null {
  const { name, code, status, details, body } = (error ?? {}) as Partial<Record<string, unknown>>
  if (name !== 'ApiError' || typeof code !== 'string') return null
  return {
    code: code as ErrorCode,
    status: typeof status === 'number' ? status : 0,
    details: Array.isArray(details) ? (details as ErrorDetail[]) : [],
    message: metaMessageOf(body),
  }
}

/** The envelopes of the specification have `meta` at the top or in `data`. */
function metaMessageOf(body: unknown): string | null {
  const { meta, data } = (body ?? {}) as { meta?: Meta; data?: { meta?: Meta } }
  const message = meta?.message ?? data?.meta?.message
  return typeof message === 'string' && message.trim() !== '' ? message : null
}

interface Meta {
  message?: unknown
}
