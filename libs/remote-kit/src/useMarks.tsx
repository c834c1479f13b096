import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getMarks } from '@verstak/contracts/marks'
import { isCrawler, useHost, useUser } from '@verstak/host'
import { useSyncExternalStore } from 'react'
import { hasMarksCookie } from './hasMarksCookie.ts'

/** What the visitor has marked a product as. */
export interface ProductMarks {
  isInFavorites: boolean
  isInCompare: boolean
}

const NO_MARKS: ProductMarks = { isInFavorites: false, isInCompare: false }

/**
 * How the visitor has marked a product. Pages are the same for everybody, so one call of the browser serves all products
 * of the page, and none is made for who has marked nothing. It is made again when the tab is looked at again: another one
 * may have changed something.
 */
export const useMarks = typeof document === 'undefined' ? () => NO_MARKS : useOwnMarks

/** As queries do that are made again. */
const LOOKED_AT = 'visibilitychange'
function subscribe(onChange: () => void) {
  addEventListener(LOOKED_AT, onChange)
  return () => removeEventListener(LOOKED_AT, onChange)
}
const isNobodys = () => false

function useOwnMarks(productId: number): ProductMarks {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  // Pages of those who have marked nothing are not rendered a second time for it.
  const canHave = useSyncExternalStore(subscribe, () => !isGuest || hasMarksCookie(), isNobodys)
  const { data } = useQuery({
    ...endpointQuery(call, getMarks, {}),
    select: ({ favorites, compare }) => ({
      isInFavorites: favorites.includes(productId),
      isInCompare: compare.includes(productId),
    }),
    refetchOnWindowFocus: 'always',
    meta: { slot: 'may' },
    enabled: canHave && !isCrawler(layout),
  })
  return (canHave && data) || NO_MARKS
}
