import type { ErrorCode, ErrorDetail } from '@verstak/contracts/error'

/**
 * A failure that the store knows by name. Domains throw it; only `http/` knows which status and which body it becomes.
 * Details go out to the caller, so they hold no secret.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: ErrorDetail[]

  constructor(code: ErrorCode, details: ErrorDetail | ErrorDetail[] = []) {
    const list = Array.isArray(details) ? details : [details]
    super([code, ...list.map(({ message }) => message)].join(': '))
    this.code = code
    this.details = list
  }
}

/** Something that the caller named does not exist. */
export const notFound = (field: string, message: string) =>
  new DomainError('not-found', { field, reason: 'not-found', message })

/** An input field has a value that cannot be used. @param text what the shopper is told of it, in Russian */
export const invalidInput = (field: string, reason: string, message: string, text?: string) =>
  new DomainError('invalid-input', { field, reason, message, ...(text !== undefined && { text }) })
