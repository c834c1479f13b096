import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@verstak/contracts/cart'
import { COOKIES } from '@verstak/contracts/cookie'
import { watchCookie } from '@verstak/device/cookies'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useAfterHydration } from '@verstak/remote-kit/useAfterHydration'
import { atom, useAtomValue } from 'jotai'
import { cartQuery } from './cartQuery.ts'

const hasCartAtom = atom(false)
hasCartAtom.onMount = watchCookie(COOKIES.hasCart)

/**
 * What `select` finds in the visitor's cart. Undefined on the server, in the first render, and for a visitor without
 * a cart, for whom nothing is asked and no part of the page is rendered twice; one call serves all parts of the page.
 */
export function useCart<Selected>(select: (cart: Cart) => Selected): Selected | undefined {
  const { call } = useHost()
  const region = useRegion()
  const hasCart = useAtomValue(hasCartAtom)
  // Who puts his first product into the cart here has an answer before his tab is looked at again.
  const { data } = useQuery({
    ...cartQuery(call, region.id),
    select,
    enabled: ({ state }) => hasCart || state.data !== undefined,
  })
  return useAfterHydration(data)
}
