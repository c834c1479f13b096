import type { Cart } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cartQuery } from './cartQuery.ts'
import { hasCartCookie } from './hasCartCookie.ts'

/** Who has a cart changes with the answer that is then written into the shared query. */
const subscribe = () => () => undefined
const nobodys = () => false

/**
 * What `select` finds in the visitor's cart. Undefined on the server, in the first render, and for a visitor without
 * a cart, for whom nothing is asked and no part of the page is rendered twice; one call serves all parts of the page.
 */
export function useCart<Selected>(select: (cart: Cart) => Selected): Selected | undefined {
  const { call } = useHost()
  const region = useRegion()
  const hasCart = useSyncExternalStore(subscribe, hasCartCookie, nobodys)
  const { data } = useQuery({ ...cartQuery(call, region.id), select, enabled: hasCart })
  return hasCart ? data : undefined
}
