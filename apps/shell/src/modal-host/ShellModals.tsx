import { isMobile, useHost } from '@verstak/host'
import type { Modals } from '@verstak/host'
import { ModalHost } from '@verstak/remote-kit/ModalHost'
import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'

/** The windows of the page and what the address has to do with them; a chunk of its own. */
export function ShellModals() {
  useCloseOnLeaving()
  useBackCloses()
  return <ModalHost />
}

/** A window belongs to its page. A failure is told all the same: it may be why the page has changed. */
function useCloseOnLeaving(): void {
  const { modals } = useHost()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)

  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    for (const { request, close } of modals.read().asked) if (!['error', 'toast'].includes(request.kind)) close()
  }, [modals, pathname])
}

/** On a phone the back button closes the topmost window instead of leaving the page. */
function useBackCloses(): void {
  const { modals, layout } = useHost()
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && isMobile(layout) && findTop(modals) !== undefined,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    findTop(modals)?.close()
    blocker.reset()
  }, [blocker, modals])
}

const findTop = (modals: Modals) => modals.read().asked.findLast(({ request }) => request.kind !== 'toast')
