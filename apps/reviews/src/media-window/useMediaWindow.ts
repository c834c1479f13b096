import { useModals } from '@verstak/remote-kit/useModals'
import { useCallback, useState } from 'react'
import type { MediaEntry } from '@verstak/contracts/reviewMedia'
import type { MediaWindow } from './MediaWindow.tsx'
import type { MediaOf } from './MediaOf.ts'
import type { OpenMedia } from './OpenMedia.ts'

const load = () => import(/* webpackChunkName: "media-window" */ './MediaWindow.tsx')

/** The window of media, whose code comes when it is opened. */
export function useMediaWindow({ productGuid, isCurrentVariant }: MediaOf) {
  const { showError } = useModals()
  const [Window, setWindow] = useState<typeof MediaWindow>()
  const [at, setAt] = useState<{ entry: MediaEntry; index: number } | null>(null)

  const open = useCallback<OpenMedia>(
    (entry, index) => {
      load().then(
        (loaded) => {
          setWindow(() => loaded.MediaWindow)
          setAt({ entry, index })
        },
        () => showError({ advice: 'call' }),
      )
    },
    // `showError` is new in each render and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )

  return { of: { productGuid, isCurrentVariant }, Window, at, open, close: () => setAt(null) }
}
