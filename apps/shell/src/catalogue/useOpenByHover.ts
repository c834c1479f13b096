import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Point } from './isHeadingInto.ts'

/** How long the pointer must rest on the button to open the menu. */
const REST_MS = 120
/** How far a resting pointer may move, CSS px. */
const REST_PX = 8
/** How long the pointer may leave the menu, for example on its way from the button to the panel. */
const LEAVE_MS = 300

/**
 * Opens a `details` element when the mouse rests on its summary, and closes it when the mouse leaves. Meanwhile it has
 * `data-by-hover`: the first click keeps it open, because the user meant to open it; the next one closes it. A key
 * closes it at once, because keyboard users know from its state that it is open.
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

    // The mouse that triggered the loading of this code is already on the summary.
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
