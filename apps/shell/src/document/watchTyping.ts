const isField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Tracks which fields the visitor types into.
 *
 * @returns `hasText`, whether a reload would lose typed text now
 */
export function trackTyping(): { hasText(): boolean; stop(): void } {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
  const note = ({ target }: { target: unknown }) => void (isField(target) && typed.add(target))
  // Text that was typed before this code ran.
  note({ target: document.activeElement })
  document.addEventListener('input', note, true)
  return {
    hasText: () => [...typed].some((field) => field.isConnected && field.value !== ''),
    stop: () => document.removeEventListener('input', note, true),
  }
}

/** @returns `reload`, which waits until a reload would lose no typed text, and `stop`, which cancels it */
export function watchTyping(reload: () => void): { reload(): void; stop(): void } {
  const typing = trackTyping()
  let isWanted = false
  const tryReload = () => {
    if (isWanted && !typing.hasText()) reload()
  }
  document.addEventListener('focusout', tryReload)
  return {
    reload() {
      isWanted = true
      tryReload()
    },
    stop() {
      isWanted = false
      typing.stop()
      document.removeEventListener('focusout', tryReload)
    },
  }
}
