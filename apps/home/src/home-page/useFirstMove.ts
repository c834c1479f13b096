import { useEffect, useState } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** True once the visitor has moved in any way: nothing turns over by itself for a page that nobody looks at. */
export function useFirstMove(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    const seen = new AbortController()
    const onMove = () => {
      seen.abort()
      setHasMoved(true)
    }
    for (const name of MOVES) addEventListener(name, onMove, { passive: true, capture: true, signal: seen.signal })
    return () => seen.abort()
  }, [])
  return hasMoved
}
