/** Idempotency keys: the same content has the same key, so that a repeated request has no effect. */
export interface AttemptKey {
  of(content: unknown): string
  /** Ends the attempt: the next one gets a new key, even with the same content. */
  forget(): void
}

/** A key for one form. Browser only. */
export function createAttemptKey(): AttemptKey {
  let last: { content: string; key: string } | null = null
  return {
    of: (content) => {
      const written = JSON.stringify(content)
      if (last?.content !== written) last = { content: written, key: newKey() }
      return last.key
    },
    forget: () => {
      last = null
    },
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
