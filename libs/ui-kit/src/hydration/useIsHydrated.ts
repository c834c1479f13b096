import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and in the hydrating render, then true: for data that only the visitor's browser has. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
