import { useEffect, useState } from 'react'

/** What tells that the visitor is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const
/** Who only looks gets it by then. */
const LATEST_MS = 4000

/** Ends with the visitor's next sign: what a page can wait for comes then, so that it delays nothing before. */
export function visitorIsThere(): Promise<void> {
  return new Promise((come) => {
    const end = () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, end)
      come()
    }
    const timer = setTimeout(end, LATEST_MS)
    for (const sign of SIGNS) addEventListener(sign, end, { passive: true })
  })
}

/** False on the server and until `visitorIsThere`. */
export function useVisitorIsThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isShown = true
    void visitorIsThere().then(() => isShown && setThere(true))
    return () => {
      isShown = false
    }
  }, [])
  return isThere
}
