/** Names the attempts to do something once: the same content has the same key, so a repeated request does no harm. */
export interface AttemptKey {
  of(content: unknown): string
  /** The attempt has come to its end: the next one is another, even with the same content. */
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

/** 128 random bits; `crypto.randomUUID` is missing where the page came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
