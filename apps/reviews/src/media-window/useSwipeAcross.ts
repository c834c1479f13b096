import { useRef, type PointerEvent } from 'react'

/** Shortest way of a finger that counts, px. */
const DISTANCE = 48

/** Handlers for an element on which a finger moves to the next thing (to the left, 1) or the one before (−1). */
export function useSwipeAcross(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType !== 'mouse' && isPrimary ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) >= DISTANCE && Math.abs(across) > 2 * Math.abs(clientY - from.y))
        onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}

/** Handlers of {@link useSwipeAcross}. */
export type SwipeHandlers = ReturnType<typeof useSwipeAcross>
