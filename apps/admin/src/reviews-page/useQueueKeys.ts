import { useEffect, useRef } from 'react'

export interface QueueKeys {
  next: () => void
  previous: () => void
  approve: () => unknown
  refuse: () => unknown
  /** Takes the last decision back. */
  undo: () => unknown
  /** To the search. */
  search: () => void
  /** A figure key, 1 to 9. */
  number: (number: number) => void
}

/** Fields keep their letters, and so do windows above the page. */
const TYPES = 'input:not([type=radio]), textarea, select, [contenteditable], dialog'

/** Keys of the queue, by their place on the keyboard: with Russian letters A is «ф». */
export function useQueueKeys(keys: QueueKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || event.repeat || (event.target as Element).closest?.(TYPES)) return
      const figure = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)
      if (event.code === 'KeyJ') latest.current.next()
      else if (event.code === 'KeyK') latest.current.previous()
      else if (event.code === 'KeyA') latest.current.approve()
      else if (event.code === 'KeyR') latest.current.refuse()
      else if (event.code === 'KeyZ') latest.current.undo()
      else if (event.key === '/') latest.current.search()
      else if (figure) latest.current.number(Number(figure[1]))
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
