import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and in the hydrating render, true after: for what only this visitor's browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
