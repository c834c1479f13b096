import { useHost } from '@verstak/host'
import { useCallback, useState } from 'react'
import type { MediaEntry } from '@verstak/contracts/reviewMedia'
import type { MediaWindow } from './MediaWindow.tsx'
import type { MediaOf } from './MediaOf.ts'
import type { OpenMedia } from './OpenMedia.ts'

const load = () => import(/* webpackChunkName: "media-window" */ './MediaWindow.tsx')

/** The window of media, whose code comes when it is opened. */
export function useMediaWindow({ productGuid, isCurrentVariant }: MediaOf) {
  const { modals } = useHost()
  const [Window, setWindow] = useState<typeof MediaWindow>()
  const [at, setAt] = useState<{ entry: MediaEntry; index: number } | null>(null)

  const open = useCallback<OpenMedia>(
    (entry, index) => {
      load().then(
        (loaded) => {
          setWindow(() => loaded.MediaWindow)
          setAt({ entry, index })
        },
        () => modals.ask({ kind: 'error', advice: 'call' }, 'reviews'),
      )
    },
    [modals],
  )

  return { of: { productGuid, isCurrentVariant }, Window, at, open, close: () => setAt(null) }
}
