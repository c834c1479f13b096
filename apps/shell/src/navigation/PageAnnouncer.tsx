import { useLocation } from '@verstak/router'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { CONTENT_ID } from './contentId.ts'

/** The title is set with the page, which may render after the address has changed. */
const TITLE_DELAY_MS = 200

/**
 * Does for client navigations what a browser does for a new document: announces the title and focuses the top.
 */
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

/** True when a control of the content, such as a filter, has the focus and keeps it. A followed link loses it. */
function isBusyInContent(): boolean {
  const focused = document.activeElement
  return focused?.closest(`#${CONTENT_ID}`) != null && focused.id !== CONTENT_ID && !focused.matches('a')
}
