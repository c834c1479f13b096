import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { MARK_COOKIES } from '@verstak/contracts/cookie'
import { getMarks } from '@verstak/contracts/marks'
import { watchCookie } from '@verstak/device/cookies'
import { isCrawler, useHost, useUser } from '@verstak/host'
import { atom, useAtomValue } from 'jotai'
import { useAfterHydration } from './useAfterHydration.tsx'

/** What the visitor has marked a product as. */
export interface ProductMarks {
  isInFavorites: boolean
  isInCompare: boolean
}

const NO_MARKS: ProductMarks = { isInFavorites: false, isInCompare: false }

const hasMarksAtom = atom(false)
hasMarksAtom.onMount = watchCookie(MARK_COOKIES.hasMarks)

/**
 * How the visitor has marked a product. Pages are the same for everybody, so one call of the browser serves all products
 * of the page, and none is made for who has marked nothing. It is made again when the tab is looked at again: another one
 * may have changed something.
 */
export const useMarks = typeof document === 'undefined' ? () => NO_MARKS : useOwnMarks

function useOwnMarks(productId: number): ProductMarks {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  const canHave = useAtomValue(hasMarksAtom) || !isGuest
  const { data } = useQuery({
    ...endpointQuery(call, getMarks, {}),
    select: ({ favorites, compare }) => ({
      isInFavorites: favorites.includes(productId),
      isInCompare: compare.includes(productId),
    }),
    refetchOnWindowFocus: 'always',
    meta: { slot: 'may' },
    // Who marks his first product here has an answer before his tab is looked at again.
    enabled: ({ state }) => !isCrawler(layout) && (canHave || state.data !== undefined),
  })
  return useAfterHydration(data) ?? NO_MARKS
}
