type Watched = Window & { inputAt?: number }

/** Runs in the page before its own scripts: remembers the last press or key. */
export function watchList(): void {
  for (const type of ['click', 'input']) {
    const note = ({ timeStamp }: Event) => void ((window as Watched).inputAt = timeStamp)
    addEventListener(type, note, { capture: true })
  }
}

/** Runs in the page: when a list of another length than now is painted, the milliseconds since the last press or key. */
export function readListed(): Promise<number> {
  const lengthNow = () => document.querySelector('dialog [aria-setsize]')?.getAttribute('aria-setsize') ?? null
  const before = lengthNow()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const length = lengthNow()
      if (length === null || length === before) return
      observer.disconnect()
      // After the frame: a message is handled once it is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - ((window as Watched).inputAt ?? 0))
        port2.postMessage(null)
      })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-setsize'] })
  })
}
