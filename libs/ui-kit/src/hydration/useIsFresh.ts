import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/** True, for good, where this came with the page from the server; what is shown later may be a way back. */
export function useIsFresh(): boolean {
  const [isLater] = useState(useIsHydrated())
  return !isLater
}
