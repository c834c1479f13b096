import { type PointerEvent, useRef, useState } from 'react'

/** Minimum distance of a dismissing swipe, px. */
const THROW_DISTANCE = 64

/**
 * Swipe along one axis that dismisses an element. Spread `handlers` on it and move it by `offset` px.
 *
 * @param axis `x` to both sides; `y` downwards only
 * @param onThrow called on release after the minimum distance
 */
export function useSwipe(axis: 'x' | 'y', onThrow: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  function distanceOf(event: PointerEvent): number {
    const distance = (axis === 'x' ? event.clientX : event.clientY) - (start.current ?? 0)
    return axis === 'x' ? distance : Math.max(0, distance)
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return
      start.current = axis === 'x' ? event.clientX : event.clientY
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) setOffset(distanceOf(event))
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return
      const distance = distanceOf(event)
      start.current = null
      if (Math.abs(distance) >= THROW_DISTANCE) onThrow()
      else setOffset(0)
    },
    onPointerCancel() {
      start.current = null
      setOffset(0)
    },
  }

  return { offset, handlers }
}
