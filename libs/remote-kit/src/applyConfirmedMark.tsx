import { MARK_COOKIES } from '@verstak/contracts/cookie'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf, type EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo } from '@verstak/contracts/header'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'

/** Name of the lock, which all tabs of the store share. */
const FIRST_MARK = 'verstak-first-mark'

/** Key of the newest change that waits for its turn: in the page's cache, because remotes have copies of this module. */
const NEWEST = [FIRST_MARK]

/**
 * Sends a change of marks. A visitor without any gets his list with the first one, so the second waits for that, in another
 * tab too: each would make a list of its own.
 */
export async function sendMark<Answer>(host: Host, send: () => Promise<Answer>): Promise<Answer> {
  if (hasCookie(MARK_COOKIES.hasMarks)) return send()
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(FIRST_MARK, send) : enterQueue(host, send)
}

/** For browsers that know no locks, and pages without TLS: one after another in this tab at least. */
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
/** Of who has had nothing until now. */
const NOTHING: Counts = {
  compare: { count: 0 },
  favorites: { count: 0 },
  order: { activeOrdersCount: 0 },
  cart: { totals: TOTALS },
}

/** A mark as the API confirmed it. */
export interface MovedMark {
  list: keyof Marks
  productId: number
  isMarked: boolean
  /** Products of the list now, as the answer says. */
  count: number
}

/** Moves a confirmed mark on the whole page: toggles of the product wherever they stand, and the badges (COMPARE-004). */
export function applyConfirmedMark({ queryClient }: Host, { list, productId, isMarked, count }: MovedMark): void {
  const marks = change<Marks>(queryClient, queryKeyOf(getMarks, {}), (known = { favorites: [], compare: [] }) => {
    const others = known[list].filter((id) => id !== productId)
    return { ...known, [list]: isMarked ? [productId, ...others] : others }
  })
  change<Counts>(queryClient, [COUNTS_KEY], (known = NOTHING) => ({ ...known, [list]: { count } }))
  // Of two changes at once the older number may come last, and another device may have changed something.
  if (marks?.[list].length !== count) void queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
}

/** Writes into an answer of the cache; what is not known of it, because it is under way or failed, is asked for anew. */
function change<Data>(queryClient: QueryClient, queryKey: QueryKey, update: (known: Data | undefined) => Data) {
  const { fetchStatus, status } = queryClient.getQueryState(queryKey) ?? {}
  // An answer from before would take the change back.
  void queryClient.cancelQueries({ queryKey })
  const changed = queryClient.setQueryData<Data>(queryKey, update)
  if (fetchStatus === 'fetching' || status === 'error') void queryClient.invalidateQueries({ queryKey })
  return changed
}
