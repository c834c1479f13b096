import { isMobile, useHost } from '@verstak/host'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { findSuperseded } from './modals/findSuperseded.ts'
import { ModalWindow } from './modals/ModalWindow.tsx'
import { readRequest } from './modals/readRequest.ts'
import { Toasts } from './modals/Toasts.tsx'

/**
 * Shows the windows, popups and toasts that parts of the page open: dialogs and sheets in a stack of native dialogs,
 * toasts above all of them. Once per page: the shell loads it on the first request, `TestHost` always includes it.
 */
export function ModalHost() {
  const { modals, layout, supportPhone } = useHost()
  const { asked } = useSyncExternalStore(modals.subscribe, modals.read, modals.read)
  const wishes = useMemo(
    () => asked.map((one) => ({ asked: one, request: readRequest(one.request, supportPhone) })),
    [asked, supportPhone],
  )
  const superseded = useMemo(() => findSuperseded(wishes), [wishes])
  const device = isMobile(layout) ? 'phone' : 'desktop'

  const [elapsedMs] = useState(() => new Map<number, number>())

  useEffect(() => superseded.forEach((wish) => wish.asked.close()), [superseded])

  const live = wishes.filter((wish) => !superseded.includes(wish))
  const windows = live.filter(({ request }) => request.kind !== 'toast')
  const toasts = live.flatMap(({ asked, request }) => (request.kind === 'toast' ? [{ asked, request }] : []))
  const notices = <Toasts toasts={toasts} elapsedMs={elapsedMs} />
  return (
    <>
      {windows.map((wish, index) => (
        <ModalWindow key={wish.asked.id} wish={wish} device={device}>
          {/* All windows but the topmost are inert, so the toasts render inside that one. */}
          {index === windows.length - 1 && notices}
        </ModalWindow>
      ))}
      {windows.length === 0 && notices}
    </>
  )
}
