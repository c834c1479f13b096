import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/** True, permanently, if this was rendered by the server; content rendered later may belong to a back navigation. */
export function useIsFresh(): boolean {
  const [isLater] = useState(useIsHydrated())
  return !isLater
}
