import type { Cart } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useQuery } from '@tanstack/react-query'
import { cartQuery } from './cartQuery.ts'
import { hasCartCookie } from './hasCartCookie.ts'

/**
 * What `select` finds in the visitor's cart. Undefined on the server, in the first render, and for a visitor without
 * a cart, for whom nothing is asked; one call serves all parts of the page.
 */
export function useCart<Selected>(select: (cart: Cart) => Selected): Selected | undefined {
  const { call } = useHost()
  const region = useRegion()
  const isHydrated = useIsHydrated()
  const { data } = useQuery({
    ...cartQuery(call, region.id),
    select,
    enabled: isHydrated && hasCartCookie(),
  })
  return isHydrated ? data : undefined
}
