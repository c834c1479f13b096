import { readApiError } from '@verstak/api-client/readApiError'
import { getCartToken } from '@verstak/contracts/cart'
import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'

/**
 * Makes a call that needs a cart: creates a cart first if there is none, and retries once if the server no longer has
 * it.
 */
export async function withCartToken<Answer>(host: Host, run: () => Promise<Answer>): Promise<Answer> {
  if (!hasCookie(PAGE_COOKIES.hasCart)) await fetchCartToken(host)
  try {
    return await run()
  } catch (error) {
    if (readApiError(error)?.code !== 'cart-token-required') throw error
    await fetchCartToken(host)
    return run()
  }
}

/** Through the query cache, so that parallel callers share one request. */
function fetchCartToken({ call, queryClient }: Host) {
  return queryClient.fetchQuery({
    queryKey: queryKeyOf(getCartToken, {}),
    queryFn: () => call(getCartToken, {}),
    staleTime: 0,
  })
}
