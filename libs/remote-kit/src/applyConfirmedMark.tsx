import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf, type EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo } from '@verstak/contracts/header'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hasCookie } from '@verstak/device/cookies'
import { broadcastMarks } from '@verstak/device/marksChannel'
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
 * tabs too: otherwise each would create a separate list. Pages of marks in other tabs hear of it.
 */
export async function sendMark<Answer>(host: Host, send: () => Promise<Answer>): Promise<Answer> {
  const answer = await inTurn(host, send)
  broadcastMarks()
  return answer
}

function inTurn<Answer>(host: Host, send: () => Promise<Answer>): Promise<Answer> {
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
  /** Of two answers the one with the bigger revision is newer; absent in answers of older APIs. */
  revision?: number | undefined
}

/** Applies a confirmed mark to the whole page: all toggles of the product, and the badges (COMPARE-004). */
export function applyConfirmedMark(host: Pick<Host, 'queryClient'>, mark: MovedMark): void {
  const { list, productId, isMarked } = mark
  const marks = change<Marks>(host.queryClient, queryKeyOf(getMarks, {}), (known = { favorites: [], compare: [] }) => {
    const others = known[list].filter((id) => id !== productId)
    return { ...known, [list]: isMarked ? [productId, ...others] : others }
  })
  const isNewest = applyMarkCount(host, mark)
  // Another device may have changed the list.
  if (isNewest && marks?.[list].length !== mark.count) {
    void host.queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
  }
}

/**
 * Writes the number of an answer to the badges. Answers to changes made at once may come in another order: the number of
 * an older one is left alone, so that no badge goes backwards.
 *
 * @returns false for an older one
 */
export function applyMarkCount(
  { queryClient }: Pick<Host, 'queryClient'>,
  { list, count, revision }: Pick<MovedMark, 'list' | 'count' | 'revision'>,
): boolean {
  const shown = queryClient.getQueryData<Counts>([COUNTS_KEY])?.[list].revision ?? 0
  if (revision !== undefined && revision < shown) return false
  change<Counts>(queryClient, [COUNTS_KEY], (known = NOTHING) => ({
    ...known,
    [list]: { count, ...(revision !== undefined && { revision }) },
  }))
  return true
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
