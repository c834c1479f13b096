import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getMarks } from '@verstak/contracts/marks'
import { isCrawler, useHost, useUser } from '@verstak/host'
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

function useOwnMarks(productId: number): ProductMarks {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  const { data = NO_MARKS } = useQuery({
    ...endpointQuery(call, getMarks, {}),
    select: ({ favorites, compare }) => ({
      isInFavorites: favorites.includes(productId),
      isInCompare: compare.includes(productId),
    }),
    refetchOnWindowFocus: 'always',
    meta: { slot: 'may' },
    // Asked each time: the first mark brings the cookie, perhaps in another tab.
    enabled: () => !isCrawler(layout) && (!isGuest || hasMarksCookie()),
  })
  return data
}
