import { useLocation } from '@verstak/router'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Closes a `details` element as a menu closes: on Escape, on a press or focus outside, and when the page changes. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()

  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [details, key])

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.removeAttribute('open')
    }
    const closeByEscape = (event: KeyboardEvent) => {
      const menu = details.current
      if (event.key !== 'Escape' || !menu?.open) return
      menu.removeAttribute('open')
      menu.querySelector('summary')?.focus()
    }
    const ended = new AbortController()
    document.addEventListener('pointerdown', closeFromOutside, ended)
    document.addEventListener('focusin', closeFromOutside, ended)
    document.addEventListener('keydown', closeByEscape, ended)
    return () => ended.abort()
  }, [details])
}
