import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { color, layer, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { lostModalText } from './modalPlace.texts.ts'

/**
 * Container of the page's windows and toasts. Their code loads with the first request, once for all remotes; until then
 * requests are queued. When the load fails, their texts are shown plainly, and the next request retries.
 */
export function ModalPlace() {
  const { modals } = useHost()
  const { asked, isWanted } = useSyncExternalStore(modals.subscribe, modals.read, modals.read)
  const [View, setView] = useState<ComponentType>()
  const [isLost, setLost] = useState(false)
  const newest = asked.at(-1)

  useEffect(() => {
    if (isWanted && !View) loadView().then(setView, () => setLost(true))
  }, [isWanted, View, newest])

  if (View) return <View />
  if (!isLost || !newest) return null
  return (
    <p className={note} role="alert" onClick={() => asked.forEach((one) => one.close())}>
      {('text' in newest.request && newest.request.text) || lostModalText}
    </p>
  )
}

async function loadView() {
  const { ShellModals } = await import(/* webpackChunkName: "modals" */ './ShellModals.tsx')
  return () => ShellModals
}

const note = css`
  position: fixed;
  inset: auto ${space.s12} 40%;
  z-index: ${layer.toast};
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
`
