import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { getMarks } from '@verstak/contracts/marks'
import type { Marks } from '@verstak/contracts/marks'
import { watchCookie } from '@verstak/device/cookies'
import { isCrawler, useHost, useUser } from '@verstak/host'
import { atom, useAtomValue } from 'jotai'
import { useSharedQuery } from './useSharedQuery.tsx'

/** The visitor's marks on a product. */
export interface ProductMarks {
  isInFavorites: boolean
  isInCompare: boolean
}

const NO_MARKS: ProductMarks = { isInFavorites: false, isInCompare: false }
const FAVORITE: ProductMarks = { isInFavorites: true, isInCompare: false }
const COMPARED: ProductMarks = { isInFavorites: false, isInCompare: true }
const BOTH: ProductMarks = { isInFavorites: true, isInCompare: true }

const hasMarksAtom = atom(false)
hasMarksAtom.onMount = watchCookie(PAGE_COOKIES.hasMarks)

/**
 * The visitor's marks on a product. Server-rendered pages are the same for everybody, so the browser makes one call
 * for all products of the page, and none for a visitor without marks. It is repeated when the tab gets the focus
 * again, because another tab may have changed the marks.
 */
export const useMarks = typeof document === 'undefined' ? () => NO_MARKS : useOwnMarks

function useOwnMarks(productId: number): ProductMarks {
  const { call, layout } = useHost()
  const isGuest = useUser() === 'guest'
  const canHave = useAtomValue(hasMarksAtom) || !isGuest
  const query = { ...endpointQuery(call, getMarks, {}), refetchOnWindowFocus: 'always' as const, meta: { slot: 'may' } }
  return useSharedQuery(query, canHave && !isCrawler(layout), (marks) => marksOf(marks, productId)) ?? NO_MARKS
}

function marksOf({ favorites, compare }: Marks, productId: number): ProductMarks {
  if (favorites.includes(productId)) return compare.includes(productId) ? BOTH : FAVORITE
  return compare.includes(productId) ? COMPARED : NO_MARKS
}
