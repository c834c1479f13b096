import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf, type EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo } from '@verstak/contracts/header'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'

/** Name of the lock, shared by all tabs of the store. */
const FIRST_MARK = 'verstak-first-mark'

/**
 * Query key of the last queued change. The queue is in the page's query cache, because each remote has its own copy
 * of this module.
 */
const NEWEST = [FIRST_MARK]

/**
 * Sends a change of marks. The first mark of a visitor creates the list, so further changes wait for it, in other
 * tabs too: otherwise each would create a separate list.
 */
export async function sendMark<Answer>(host: Host, send: () => Promise<Answer>): Promise<Answer> {
  if (hasCookie(PAGE_COOKIES.hasMarks)) return send()
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(FIRST_MARK, send) : enterQueue(host, send)
}

/** Fallback for browsers without the Web Locks API and for pages without TLS: a queue for this tab only. */
function enterQueue<Answer>({ queryClient }: Host, send: () => Promise<Answer>): Promise<Answer> {
  const answer = (queryClient.getQueryData<Promise<unknown>>(NEWEST) ?? Promise.resolve()).then(send)
  queryClient.setQueryData(
    NEWEST,
    answer.catch(() => undefined),
  )
  return answer
}

type Counts = EndpointResponse<typeof getAggregateInfo>

const TOTALS: Counts['cart']['totals'] = {
  weight: 0,
  discount: 0,
  discountExtended: 0,
  sum: 0,
  quantity: 0,
  skuQuantity: 0,
  skuUnavailableQuantity: 0,
}
/** Counts of a visitor who has nothing yet. */
const NOTHING: Counts = {
  compare: { count: 0 },
  favorites: { count: 0 },
  order: { activeOrdersCount: 0 },
  cart: { totals: TOTALS },
}

/** A mark confirmed by the API. */
export interface MovedMark {
  list: keyof Marks
  productId: number
  isMarked: boolean
  /** Number of products in the list, from the answer. */
  count: number
}

/** Applies a confirmed mark to the whole page: all toggles of the product, and the badges (COMPARE-004). */
export function applyConfirmedMark({ queryClient }: Host, { list, productId, isMarked, count }: MovedMark): void {
  const marks = change<Marks>(queryClient, queryKeyOf(getMarks, {}), (known = { favorites: [], compare: [] }) => {
    const others = known[list].filter((id) => id !== productId)
    return { ...known, [list]: isMarked ? [productId, ...others] : others }
  })
  change<Counts>(queryClient, [COUNTS_KEY], (known = NOTHING) => ({ ...known, [list]: { count } }))
  // Answers to concurrent changes may arrive out of order, and another device may have changed the list.
  if (marks?.[list].length !== count) void queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
}

/** Updates cached data; data that is loading or failed is invalidated instead. */
function change<Data>(queryClient: QueryClient, queryKey: QueryKey, update: (known: Data | undefined) => Data) {
  const { fetchStatus, status } = queryClient.getQueryState(queryKey) ?? {}
  // An answer requested before the change would overwrite it.
  void queryClient.cancelQueries({ queryKey })
  const changed = queryClient.setQueryData<Data>(queryKey, update)
  if (fetchStatus === 'fetching' || status === 'error') void queryClient.invalidateQueries({ queryKey })
  return changed
}
