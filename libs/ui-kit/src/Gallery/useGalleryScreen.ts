import { useState } from 'react'
import type { GalleryScreen } from './GalleryScreen.tsx'

const load = () => import('./GalleryScreen.tsx')

/** The full-screen view, whose code comes when it is wanted: when the pointer or the focus comes near, at last when it is opened. */
export function useGalleryScreen() {
  const [Screen, setScreen] = useState<typeof GalleryScreen>()
  const [isOpen, setIsOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)

  return {
    /** The view, while it is open. */
    Screen: isOpen ? Screen : undefined,
    isLoading,
    /** Brings the code; when that fails, `open` tries again. */
    warmUp: () => void load().catch(() => undefined),
    /** @param instead what to do when the code cannot be had */
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
