import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import type { DefaultError, QueryObserverOptions } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useSyncExternalStore } from 'react'

interface SharedQuery {
  observer: QueryObserver
  isWanted: boolean
}

/** By query key. One map per page. */
const sharedAtom = atom(() => new Map<string, SharedQuery>())

type Options<Answer> = Pick<
  QueryObserverOptions<Answer, DefaultError, Answer, Answer>,
  'queryFn' | 'refetchOnWindowFocus' | 'meta'
> & { queryKey: readonly unknown[] }

/**
 * Returns what `select` takes from the answer to a query that many parts of a page use, such as two dozen tiles. All
 * of them share one observer, where `useQuery` would create one for each. Undefined on the server and in the
 * hydrating render, because the server has no data. Nothing is fetched before `isWanted`; data that was put into the
 * cache otherwise, such as by adding the first product to the cart, is still refreshed.
 *
 * `select` must return the same value for the same answer.
 */
export function useSharedQuery<Answer, Selected>(
  options: Options<Answer>,
  isWanted: boolean,
  select: (answer: Answer) => Selected,
): Selected | undefined {
  const client = useQueryClient()
  const known = useAtomValue(sharedAtom)
  const key = JSON.stringify(options.queryKey)
  let shared = known.get(key)
  if (!shared) {
    shared = { observer: new QueryObserver(client, toObserved(options, isWanted)), isWanted }
    known.set(key, shared)
  }
  const { observer } = shared

  const subscribe = useCallback(
    (tell: () => void) => {
      const stop = observer.subscribe(tell)
      return () => {
        stop()
        if (!observer.hasListeners() && known.get(key)?.observer === observer) known.delete(key)
      }
    },
    [observer, known, key],
  )
  const selected = useSyncExternalStore(
    subscribe,
    () => {
      const answer = observer.getCurrentQuery().state.data as Answer | undefined
      return answer === undefined ? undefined : select(answer)
    },
    () => undefined,
  )

  useEffect(() => {
    const now = known.get(key)
    if (!now || now.isWanted === isWanted) return
    now.isWanted = isWanted
    now.observer.setOptions({ ...now.observer.options, ...enabledFor(isWanted) })
  }, [known, key, isWanted])

  return selected
}

const enabledFor = (isWanted: boolean): Pick<QueryObserverOptions, 'enabled'> => ({
  enabled: ({ state }) => isWanted || state.data !== undefined,
})

const toObserved = <Answer,>(options: Options<Answer>, isWanted: boolean) =>
  ({ ...options, ...enabledFor(isWanted) }) as unknown as QueryObserverOptions
