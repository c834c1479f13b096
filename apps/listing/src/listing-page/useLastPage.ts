import { useLocation } from '@verstak/router'
import { useState, useSyncExternalStore } from 'react'
import { keepNote, lastPageBy, noteIn } from './historyEntry.ts'

/**
 * Last appended page of this history entry, and a function to append another one.
 *
 * @param page page in the address
 * @param isKept the shown products are those of the previous entry
 */
export function useLastPage(page: number, isKept: boolean): [lastPage: number, setLastPage: (page: number) => void] {
  const { key, state } = useLocation()
  const [appended, setAppended] = useState<{ key: string; lastPage: number }>()
  const read = () => lastPageBy(isKept || appended?.key === key ? appended : noteIn(state), page)
  // The server has no history: the first render must match its markup.
  const lastPage = useSyncExternalStore(neverChanges, read, () => page)
  return [
    lastPage,
    (next) => {
      setAppended({ key, lastPage: next })
      keepNote({ lastPage: next })
    },
  ]
}

const neverChanges = () => () => undefined
