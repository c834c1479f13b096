const isField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Notes which fields are typed into from now on.
 * @returns `reload`, which waits until no text would be lost with the page, and `stop`, which forgets both
 */
export function watchTyping(reload: () => void): { reload(): void; stop(): void } {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
  let isWanted = false
  const note = ({ target }: { target: unknown }) => void (isField(target) && typed.add(target))
  const tryReload = () => {
    if (isWanted && ![...typed].some((field) => field.isConnected && field.value !== '')) reload()
  }
  // What was typed before.
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
