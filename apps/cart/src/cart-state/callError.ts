import type { ErrorCode, ErrorDetail } from '@verstak/contracts/error'

/** What a failed call says; null when the failure is no answer of the API. */
export interface CallError {
  code: ErrorCode
  details: readonly ErrorDetail[]
  /** Sentence for the shopper, if the server sent one. */
  message: string | null
}

/** Reads an `ApiError`. By its name, because the host's class is another copy than ours. */
export function callErrorOf(error: unknown): CallError | null {
  if (!(error instanceof Error) || error.name !== 'ApiError') return null
  const { code, details = [], body } = error as Error & Partial<CallError> & { body?: unknown }
  return code ? { code, details, message: metaMessageOf(body) } : null
}

function metaMessageOf(body: unknown): string | null {
  const message = (body as { data?: { meta?: { message?: unknown } } } | undefined)?.data?.meta?.message
  return typeof message === 'string' && message !== '' ? message : null
}
