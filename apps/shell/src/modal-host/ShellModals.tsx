import { isMobile, useHost } from '@verstak/host'
import type { Modals } from '@verstak/host'
import { ModalHost } from '@verstak/remote-kit/ModalHost'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { backListener } from './backListener.ts'
import { guardPage, isGuard, isShown } from './backGuard.ts'

/** The windows of the page and what the address has to do with them; a chunk of its own. */
export function ShellModals() {
  useCloseOnLeaving()
  useBackCloses()
  useBackStays()
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

/**
 * On a phone whose page was opened directly, nothing of the store is behind it, and Back would leave before the router
 * hears of it: the windows get an entry of the history of their own. It stays when they are closed, and Back goes on
 * over it.
 */
function useBackStays(): void {
  const { modals, layout } = useHost()
  const { key } = useLocation()
  const hasWindow = useSyncExternalStore(modals.subscribe, () => findTop(modals) !== undefined)
  const isPhone = isMobile(layout)

  useEffect(() => {
    if (isPhone && hasWindow) guardPage()
  }, [isPhone, hasWindow, key])

  useEffect(() => {
    if (!isPhone) return
    const goBack = (event: PopStateEvent) => {
      if (!isShown(event.state, key)) return
      // Between the page and its guard: nothing for the router.
      event.stopImmediatePropagation()
      if (isGuard(event.state)) return
      const top = findTop(modals)
      if (!top) history.back()
      else {
        top.close()
        if (findTop(modals)) guardPage()
      }
    }
    backListener.hear = goBack
    return () => {
      delete backListener.hear
    }
  }, [isPhone, key, modals])
}

const findTop = (modals: Modals) => modals.read().asked.findLast(({ request }) => request.kind !== 'toast')
