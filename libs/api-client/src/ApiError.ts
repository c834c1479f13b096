import type { ErrorCode, ErrorDetail } from '@verstak/contracts/error'

/** Failure of an API call. The view turns `code` into a Russian text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** HTTP status; 0 when no answer came (network, timeout). */
  readonly status: number
  /** What is wrong in which field, as the server said. */
  readonly details: readonly ErrorDetail[]
  /** The answer's body, for the envelopes that the specification fixes; undefined when it was not JSON. */
  readonly body: unknown

  constructor(code: ErrorCode, status: number, details: readonly ErrorDetail[] = [], body?: unknown) {
    super(`API call failed: ${code} (${status})`)
    this.code = code
    this.status = status
    this.details = details
    this.body = body
  }
}
