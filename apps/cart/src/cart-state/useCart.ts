import { refetchOnReturn } from '@verstak/api-client/refetchOnReturn'
import type { Cart } from '@verstak/contracts/cart'
import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { watchCookie } from '@verstak/device/cookies'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useSharedQuery } from '@verstak/remote-kit/useSharedQuery'
import { atom, useAtomValue } from 'jotai'
import { cartQuery } from './cartQuery.ts'

const hasCartAtom = atom(false)
hasCartAtom.onMount = watchCookie(PAGE_COOKIES.hasCart)

/**
 * Returns what `select` takes from the visitor's cart; it must return the same value for the same cart. Undefined on
 * the server, in the first render, and for a visitor without a cart, for whom nothing is fetched. All parts of the
 * page share one call, repeated when the tab gets the focus again.
 */
export function useCart<Selected>(select: (cart: Cart) => Selected): Selected | undefined {
  const { call } = useHost()
  const region = useRegion()
  const query = { ...cartQuery(call, region.id), refetchOnWindowFocus: refetchOnReturn }
  return useSharedQuery(query, useAtomValue(hasCartAtom), select)
}
