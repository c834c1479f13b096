import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How long the pointer must rest on the link to open the panel. */
const REST_MS = 200
/** How long the pointer may leave both, for example on its way from one to the other. */
const LEAVE_MS = 300

/** A panel, and by what it was opened last. */
interface Panel {
  isOpen: boolean
  by: 'mouse' | 'key'
}

const closed = (known: Panel) => (known.isOpen ? { ...known, isOpen: false } : known)

/**
 * A panel that the mouse above a link opens, or an arrow down on it; a press follows the link. It stays while the mouse
 * or the focus is in it; Esc closes it.
 *
 * @param id of the panel
 */
export function usePanelOfLink(
  anchor: RefObject<HTMLElement | null>,
  id: string,
  hasPanel: boolean,
): Panel & { close: () => void } {
  const [{ isOpen, by }, setPanel] = useState<Panel>({ isOpen: false, by: 'mouse' })

  useEffect(() => {
    const link = anchor.current
    if (!link || !hasPanel) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (isNext: boolean, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(setPanel, ms, isNext ? { isOpen: true, by: 'mouse' } : closed)
    }
    const panel = () => document.getElementById(id)
    const move = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const [isOnLink, isOnPanel] = [link, panel()].map((one) => one?.contains(target as Node) ?? false)
      if (isOnPanel || panel()?.contains(document.activeElement)) clearTimeout(timer)
      else if (!isOnLink) later(false, LEAVE_MS)
      else if (panel()) clearTimeout(timer)
      else later(true, REST_MS)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      clearTimeout(timer)
      setPanel({ isOpen: true, by: 'key' })
    }
    const follow = () => later(false, 0)

    // The mouse that brought this code is there already.
    if (link.matches(':hover')) later(true, REST_MS)
    document.addEventListener('pointerover', move)
    link.addEventListener('keydown', press)
    link.addEventListener('click', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', move)
      link.removeEventListener('keydown', press)
      link.removeEventListener('click', follow)
    }
  }, [anchor, id, hasPanel])

  // The link is the header's: it knows of no panel until this code is here.
  useEffect(() => {
    const link = anchor.current
    if (!link || !hasPanel) return
    link.setAttribute('aria-haspopup', 'dialog')
    link.setAttribute('aria-expanded', String(isOpen))
    return () => ['aria-haspopup', 'aria-expanded'].forEach((name) => link.removeAttribute(name))
  }, [anchor, hasPanel, isOpen])

  return { isOpen: isOpen && hasPanel, by, close: () => setPanel(closed) }
}
