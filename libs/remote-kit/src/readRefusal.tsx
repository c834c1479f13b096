/** A refusal (400) of the API. */
export interface Refusal {
  /** Sentence for the shopper; null when the server sent none. */
  message: string | null
}

/**
 * What a failed call of favourites or comparison says; null when it is no refusal. Read as it is: the host's class of errors
 * is another copy than a remote's.
 */
export function readRefusal(error: unknown): Refusal | null {
  const { status, body } = (error ?? {}) as { status?: unknown; body?: { meta?: { message?: unknown } } }
  if (status !== 400) return null
  const message = body?.meta?.message
  return { message: typeof message === 'string' && message.trim() !== '' ? message : null }
}
