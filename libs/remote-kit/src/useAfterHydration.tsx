import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const onServer = () => false

/**
 * What only the visitor's browser knows: undefined in the hydrating render, because the server had none, wherever it came
 * from meanwhile. What is not known at that time is not rendered a second time for it.
 */
export function useAfterHydration<Value>(value: Value | undefined): Value | undefined {
  const isShown = useSyncExternalStore(subscribe, () => value !== undefined, onServer)
  return isShown ? value : undefined
}
