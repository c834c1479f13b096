import { readApiError } from '@verstak/api-client/readApiError'
import { getCartToken } from '@verstak/contracts/cart'
import { COOKIES } from '@verstak/contracts/cookie'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'

/** Makes a call that needs a cart: gets a cart first where there is none, or once more when the server lost it. */
export async function withCartToken<Answer>(host: Host, run: () => Promise<Answer>): Promise<Answer> {
  if (!hasCookie(COOKIES.hasCart)) await fetchCartToken(host)
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
