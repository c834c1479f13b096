import { LRUCache } from 'lru-cache'

const MAX_BYTES = 64 * 2 ** 20
/** Longer orders are made anew in the background, while the one before is still shown. */
const LONG_ORDER = 5_000

/** The order of a list, as it was at a revision of its reviews. */
interface Order {
  revision: number
  madeAt: number
  ids: Int32Array
}

/** What an order depends on. */
export interface OrderVersion {
  /** Grows when other reviews are published. */
  revision: number
  /** How old an order may be whose sort follows something else, such as votes. Default: any age. */
  maxAgeMs?: number
}

/** Ids of reviews by their place in a list: page N costs the same wherever it is and however many there are. */
export interface ReviewPositions {
  /** @param load reads the whole order */
  get(key: string, version: OrderVersion, load: () => Promise<number[]>): Promise<Int32Array>
}

/** @param now milliseconds */
export function createReviewPositions(now: () => number = () => performance.now()): ReviewPositions {
  const orders = new LRUCache<string, Order>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ ids }, key) => ids.byteLength + key.length + 200,
  })
  const flights = new Map<string, Promise<Order>>()
  const refresh = (key: string, revision: number, load: () => Promise<number[]>): Promise<Order> => {
    const flightKey = `${revision} ${key}`
    const flight =
      flights.get(flightKey) ??
      load()
        .then((ids) => {
          const order = { revision, madeAt: now(), ids: Int32Array.from(ids) }
          orders.set(key, order)
          return order
        })
        .finally(() => flights.delete(flightKey))
    flights.set(flightKey, flight)
    return flight
  }
  return {
    async get(key, { revision, maxAgeMs = Infinity }, load) {
      const known = orders.get(key)
      if (known && known.revision === revision && now() - known.madeAt < maxAgeMs) return known.ids
      const next = refresh(key, revision, load)
      if (known && known.ids.length > LONG_ORDER) {
        next.catch(() => undefined)
        return known.ids
      }
      return (await next).ids
    },
  }
}
