import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Point } from './isHeadingInto.ts'

/** A pointer that stays for so long on the button means it; one that passes by moves on before. */
const REST_MS = 120
/** How far a hand that rests may move, CSS px. */
const REST_PX = 8
/** A pointer may leave the menu for so long: it goes from the button to the panel around a corner. */
const LEAVE_MS = 300
/** A press so soon after the menu has opened by itself was meant to open it. */
const SAME_WISH_MS = 500

/** Opens a `details` element under a mouse that comes to rest on its summary, and closes it again when the mouse leaves. */
export function useOpenByHover(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    const summary = details?.querySelector('summary')
    if (!details || !summary) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let resting: Point | undefined
    /** When it was opened by hover; a press makes it stay. */
    let openedAt: number | undefined

    const open = () => {
      details.open = true
      openedAt = performance.now()
    }
    const rest = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'mouse' || details.open) return
      if (resting && Math.hypot(x - resting.x, y - resting.y) <= REST_PX) return
      resting = { x, y }
      clearTimeout(timer)
      timer = setTimeout(open, REST_MS)
    }
    const come = () => details.open && clearTimeout(timer)
    const leave = () => {
      clearTimeout(timer)
      resting = undefined
      if (details.open && openedAt !== undefined) timer = setTimeout(() => (details.open = false), LEAVE_MS)
    }
    const press = (event: MouseEvent) => {
      clearTimeout(timer)
      if (details.open && openedAt !== undefined && performance.now() - openedAt < SAME_WISH_MS) event.preventDefault()
      openedAt = undefined
    }
    const forget = () => {
      if (!details.open) openedAt = undefined
    }

    // The mouse that has brought this code rests there already.
    if (summary.matches(':hover') && !details.open) timer = setTimeout(open, REST_MS)
    summary.addEventListener('pointermove', rest)
    summary.addEventListener('click', press)
    details.addEventListener('pointerenter', come)
    details.addEventListener('pointerleave', leave)
    details.addEventListener('toggle', forget)
    return () => {
      clearTimeout(timer)
      summary.removeEventListener('pointermove', rest)
      summary.removeEventListener('click', press)
      details.removeEventListener('pointerenter', come)
      details.removeEventListener('pointerleave', leave)
      details.removeEventListener('toggle', forget)
    }
  }, [menu])
}
