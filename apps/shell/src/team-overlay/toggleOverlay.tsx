import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { overlaySheet } from './overlayStyles.ts'
import { TeamOverlay } from './TeamOverlay.tsx'
import type { OverlayInput } from './watchOverlayKeys.ts'

let open: { element: HTMLElement; root: Root; focused: Element | null } | undefined

/** Shows the overlay, or removes it and restores the focus. Its shadow tree isolates the styles of page and overlay. */
export function toggleOverlay(input: OverlayInput): void {
  if (open) return close()
  const focused = document.activeElement
  const element = document.createElement('team-overlay')
  const shadow = element.attachShadow({ mode: 'open' })
  // Not a style element: the content security policy forbids it.
  shadow.adoptedStyleSheets = [overlaySheet()]
  document.body.append(element)
  const root = createRoot(shadow)
  root.render(<TeamOverlay {...input} onClose={close} />)
  open = { element, root, focused }
}

function close(): void {
  if (!open) return
  const { element, root, focused } = open
  open = undefined
  root.unmount()
  element.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
