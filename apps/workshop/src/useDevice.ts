import type { Device } from '@verstak/ui-kit/photoSize'
import { media } from '@verstak/ui-kit/tokens'
import { useSyncExternalStore } from 'react'

/** Device by window width: a phone below 768 px. */
export const useDevice = (): Device =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(media.phone)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => (matchMedia(media.phone).matches ? 'phone' : 'desktop'),
  )
