const isField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Tracks which fields the visitor types into.
 * @returns `reload`, which waits until a reload would lose no typed text, and `stop`, which cancels both
 */
export function watchTyping(reload: () => void): { reload(): void; stop(): void } {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
  let isWanted = false
  const note = ({ target }: { target: unknown }) => void (isField(target) && typed.add(target))
  const tryReload = () => {
    if (isWanted && ![...typed].some((field) => field.isConnected && field.value !== '')) reload()
  }
  // Text that was typed before this code ran.
  note({ target: document.activeElement })
  document.addEventListener('input', note, true)
  document.addEventListener('focusout', tryReload)
  return {
    reload() {
      isWanted = true
      tryReload()
    },
    stop() {
      isWanted = false
      document.removeEventListener('input', note, true)
      document.removeEventListener('focusout', tryReload)
    },
  }
}
