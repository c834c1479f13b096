import { useLocation } from '@verstak/router'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Closes a `details` element like a menu: on Escape, scrolling, a click or focus outside, and navigation. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    if (key !== shown.current) details.current?.removeAttribute('open')
    shown.current = key
  }, [details, key])

  useEffect(() => {
    const close = () => details.current?.removeAttribute('open')
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const closeByEscape = (event: KeyboardEvent) => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    // Scrolling of the page: events from within the menu do not reach the window.
    window.addEventListener('scroll', close, { passive: true })
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      window.removeEventListener('scroll', close)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [details])
}
