import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pan, pinch, type Point, type View, WHOLE, zoomAt } from './zoom.ts'

/** Scale after a click. */
const PRESS_SCALE = 2.5
/** Factor of a button, a key or a wheel step. */
const STEP = 1.5
/** Minimum distance of a swipe on a picture that is not enlarged, px. */
const SWIPE_DISTANCE = 48
/** Maximum movement of a click, px. */
const PRESS_DISTANCE = 5

const CENTER: Point = { x: 0, y: 0 }

/** A place of an event, px from the middle of its frame. */
function pointIn(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/**
 * Zoom of a picture in a frame: click, pinch, wheel, drag.
 *
 * @param onSwipe a picture at scale 1 was swiped: 1 to the next, −1 to the previous one
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point>(undefined)

  const zoom = (point: Point, scaleOf: (scale: number) => number) =>
    setView((known) => (frame.current ? zoomAt(known, point, scaleOf(known.scale), sizeOf(frame.current)) : known))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    if (frame.current) zoom(pointIn(frame.current, event), (scale) => (event.deltaY < 0 ? scale * STEP : scale / STEP))
  })

  // React adds passive wheel listeners, which cannot prevent the page from zooming.
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const point = pointIn(event.currentTarget, event)
    pointers.current.set(event.pointerId, point)
    start.current = pointers.current.size === 1 ? point : undefined
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const after = pointIn(event.currentTarget, event)
    const size = sizeOf(event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, after)
    if (other) setView((known) => pinch(known, [before, other], [after, other], size))
    else setView((known) => pan(known, { x: after.x - before.x, y: after.y - before.y }, size))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const point = pointers.current.get(event.pointerId)
    const from = start.current
    pointers.current.delete(event.pointerId)
    if (!point || !from) return
    const [x, y] = [point.x - from.x, point.y - from.y]
    if (Math.hypot(x, y) <= PRESS_DISTANCE) zoom(point, (scale) => (scale > 1 ? 1 : PRESS_SCALE))
    else if (view.scale === 1 && Math.abs(x) > SWIPE_DISTANCE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  return {
    frame,
    view,
    reset: () => setView(WHOLE),
    zoomIn: () => zoom(CENTER, (scale) => scale * STEP),
    zoomOut: () => zoom(CENTER, (scale) => scale / STEP),
    move: (x: number, y: number) =>
      setView((known) => (frame.current ? pan(known, { x, y }, sizeOf(frame.current)) : known)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId),
      /** Prevents the native dragging of pictures. */
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  }
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height })
