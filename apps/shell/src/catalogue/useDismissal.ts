import { useLocation } from '@verstak/router'
import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Closes a `details` element as a menu closes: on Escape, on a press or focus outside, and when a link of it is followed or the page changes. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()

  useEffect(() => details.current?.removeAttribute('open'), [details, key])

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
    const closeByLink = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && target instanceof Element && menu.contains(target.closest('a'))) menu.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeByEscape)
    document.addEventListener('click', closeByLink)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeByEscape)
      document.removeEventListener('click', closeByLink)
    }
  }, [details])
}
