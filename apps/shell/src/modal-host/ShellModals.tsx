import { isMobile, useHost } from '@verstak/host'
import type { Modals } from '@verstak/host'
import { ModalHost } from '@verstak/remote-kit/ModalHost'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { backListener } from './backListener.ts'
import { guardPage, isGuard, isShown } from './backGuard.ts'

/** The windows of the page and their interaction with the history; a separate chunk. */
export function ShellModals() {
  useCloseOnLeaving()
  useBackCloses()
  useBackStays()
  return <ModalHost />
}

/** Closes windows on navigation. Errors stay open: they may be the reason of the navigation. */
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
 * On a phone, when the first page of the store was opened directly, Back would leave the store before the router is
 * notified. So windows get their own history entry. It stays when they are closed, and Back skips it.
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
      // A move between the page and its guard entry must not reach the router.
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
