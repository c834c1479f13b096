import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One function for the component's whole life that does what the newest `act` does: what is given it is not rendered
 * anew only because it is. For handlers, not for calls while rendering.
 */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args) => newest.current(...args), [])
}
