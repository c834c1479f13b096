import { useLocation } from '@verstak/router'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { CONTENT_ID } from './contentId.ts'

/** The title comes with the page, which may follow the address. */
const TITLE_DELAY_MS = 200

/** Does for client navigations what a new document does by itself: says its title and begins at its top. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (!isBusyInContent()) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
}

/** A filter that was just ticked keeps the focus; a link that was followed has done its work. */
function isBusyInContent(): boolean {
  const focused = document.activeElement
  return focused?.closest(`#${CONTENT_ID}`) != null && focused.id !== CONTENT_ID && !focused.matches('a')
}
