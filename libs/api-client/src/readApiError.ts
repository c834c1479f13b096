import type { ErrorCode, ErrorDetail } from '@verstak/contracts/error'

/** What a failed call says, as `ApiError` does. */
export interface ApiFailure {
  code: ErrorCode
  /** HTTP status; 0 when no answer came (network, timeout). */
  status: number
  /** What is wrong in which field, as the server said. */
  details: readonly ErrorDetail[]
  /** Russian sentence for the shopper out of the envelope's `meta`; null when the server sent none. */
  message: string | null
}

/**
 * Reads a failed call, wherever its error was made; null when it is anything else. Each bundle carries its own copy of the
 * class `ApiError`, so `instanceof` is false for an error of the host's or of another remote's: only name and shape tell.
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

/** Envelopes of the specification hold `meta` at the top or in `data`. */
function metaMessageOf(body: unknown): string | null {
  const { meta, data } = (body ?? {}) as { meta?: Meta; data?: { meta?: Meta } }
  const message = meta?.message ?? data?.meta?.message
  return typeof message === 'string' && message.trim() !== '' ? message : null
}

interface Meta {
  message?: unknown
}
