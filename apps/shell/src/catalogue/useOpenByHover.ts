import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Point } from './isHeadingInto.ts'

/** A pointer that stays for so long on the button means it; one that passes by moves on before. */
const REST_MS = 120
/** How far a hand that rests may move, CSS px. */
const REST_PX = 8
/** A pointer may leave the menu for so long: it goes from the button to the panel around a corner. */
const LEAVE_MS = 300

/**
 * Opens a `details` element under a mouse that comes to rest on its summary, and closes it again when the mouse leaves.
 * Until then it is `data-by-hover`: the first press, however late, makes it stay instead of closing what a hand comes to
 * open; the next one closes it. A key closes it at once: whoever uses keys is told that it is open.
 */
export function useOpenByHover(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    const summary = details?.querySelector('summary')
    if (!details || !summary) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let resting: Point | undefined
    const isByHover = () => details.dataset['byHover'] !== undefined
    const stay = () => delete details.dataset['byHover']

    const open = () => {
      details.open = true
      details.dataset['byHover'] = ''
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
      if (details.open && isByHover()) timer = setTimeout(() => (details.open = false), LEAVE_MS)
    }
    const press = (event: MouseEvent) => {
      clearTimeout(timer)
      const isMouse = event.detail > 0
      if (details.open && isByHover() && isMouse) event.preventDefault()
      stay()
    }
    const forget = () => {
      if (!details.open) stay()
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
