import { useState } from 'react'
import type { GalleryScreen } from './GalleryScreen.tsx'

const load = () => import('./GalleryScreen.tsx')

/** Lazily loaded full-screen view: preloaded on hover or focus, at the latest on opening. */
export function useGalleryScreen() {
  const [Screen, setScreen] = useState<typeof GalleryScreen>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  return {
    /** The view, while it is open. */
    Screen: isOpen ? Screen : undefined,
    isLoading,
    /** Preloads the code; after a failure `open` retries. */
    warmUp: () => void load().catch(() => undefined),
    /** @param instead fallback when the code cannot be loaded */
    async open(instead: () => void) {
      setIsLoading(true)
      try {
        const loaded = await load()
        setScreen(() => loaded.GalleryScreen)
        setIsOpen(true)
      } catch {
        instead()
      } finally {
        setIsLoading(false)
      }
    },
    close: () => setIsOpen(false),
  }
}
