import type { QueryClient } from '@tanstack/react-query'
import { COUNTS_KEY } from '@verstak/contracts/counts'

/** Part of the keys of queries of the cart. */
const CART_PATH = '/api/v1/cart/list'

/** Asks again for what shows the cart, after something came into it: the badge and parts of the cart remote. */
export function refreshCart(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === CART_PATH })
}
