import { useLocation } from '@verstak/router'
import { useState, useSyncExternalStore } from 'react'
import { keepNote, lastPageBy, noteIn } from './historyEntry.ts'

/**
 * Last page that stands below the products of this entry of the history, and how to append another one.
 *
 * @param page page that the address shows by itself
 * @param isKept what stands there is of the entry before
 */
export function useLastPage(page: number, isKept: boolean): [lastPage: number, setLastPage: (page: number) => void] {
  const { key, state } = useLocation()
  const [appended, setAppended] = useState<{ key: string; lastPage: number }>()
  const read = () => lastPageBy(isKept || appended?.key === key ? appended : noteIn(state), page)
  // The server knows no history: what it sent is taken over first.
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
