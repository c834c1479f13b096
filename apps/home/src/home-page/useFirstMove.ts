import { useEffect, useState } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** True after the visitor's first interaction: before it, slides do not rotate, because nobody may be looking. */
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
