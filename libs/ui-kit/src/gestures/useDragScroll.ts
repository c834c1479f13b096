import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** A mouse movement shorter than this, px, is a click. Source: the specification. */
const DRAG_THRESHOLD = 5

/** Fallback when no scrolling follows, or the browser does not fire `scrollend`. */
const SETTLE_MS = 600

interface Drag {
  pointer: number
  startX: number
  startScroll: number
  isDragging: boolean
}

/** Snapping would jump; it is restored when scrolling has ended. */
function settle(row: HTMLElement) {
  row.dataset['dragging'] = 'settling'
  const finish = () => {
    clearTimeout(timer)
    row.removeEventListener('scrollend', finish)
    if (row.dataset['dragging'] === 'settling') delete row.dataset['dragging']
  }
  const timer = setTimeout(finish, SETTLE_MS)
  row.addEventListener('scrollend', finish)
}

/**
 * Scrolls a horizontal row by dragging with the mouse; touch scrolling is native. Spread the handlers on it. While
 * dragged it has `data-dragging="on"`, then `"settling"` until scrolling ends: its styles disable snapping for both
 * and smooth scrolling for the first.
 *
 * @param onRelease called on release with the dragged distance in px, negative to the left
 */
export function useDragScroll(onRelease: (draggedBy: number) => void) {
  const drag = useRef<Drag>(undefined)
  // The click that ends a drag must not follow the link under the pointer.
  const hasDragged = useRef(false)

  function end(event: PointerEvent<HTMLElement>) {
    const { isDragging, startX } = drag.current ?? {}
    drag.current = undefined
    if (!isDragging || startX === undefined) return
    hasDragged.current = true
    // The click event, if any, comes before a timer.
    setTimeout(() => (hasDragged.current = false))
    settle(event.currentTarget)
    onRelease(event.clientX - startX)
  }

  return {
    onPointerDown({ pointerType, button, pointerId, clientX, currentTarget, target }: PointerEvent<HTMLElement>) {
      hasDragged.current = false
      if (pointerType !== 'mouse' || button !== 0 || (target as Element).closest('input, select, textarea')) return
      drag.current = { pointer: pointerId, startX: clientX, startScroll: currentTarget.scrollLeft, isDragging: false }
    },
    onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
      const pulled = drag.current
      if (!pulled || pulled.pointer !== pointerId) return
      const distance = clientX - pulled.startX
      if (!pulled.isDragging && Math.abs(distance) > DRAG_THRESHOLD) {
        pulled.isDragging = true
        currentTarget.dataset['dragging'] = 'on'
        currentTarget.setPointerCapture?.(pointerId)
      }
      if (pulled.isDragging) currentTarget.scrollLeft = pulled.startScroll - distance
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** Prevents the native dragging of links and pictures. */
    onDragStart(event: DragEvent) {
      if (drag.current) event.preventDefault()
    },
  }
}
