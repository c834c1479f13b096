import autocannon from 'autocannon'
import { DESKTOP_AGENT } from './measuredPages.ts'

/** Number of concurrent browsers. */
export const CONNECTIONS = 8
const WARM_UP_S = 3
const SECONDS = 10
const REST_MS = 500

/** Requests one page repeatedly, after a warm-up. */
export async function loadPage(url: string, headers: Record<string, string> = {}): Promise<autocannon.Result> {
  const options = { url, headers: { 'user-agent': DESKTOP_AGENT, ...headers }, connections: CONNECTIONS }
  await autocannon({ ...options, duration: WARM_UP_S })
  // A connection stays with the worker that was free when it opened: a worker still busy with the last pages would get
  // none.
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return autocannon({ ...options, duration: SECONDS })
}

/** Requests each page once. */
export function loadPagesOnce(origin: string, pages: readonly autocannon.Request[]): Promise<autocannon.Result> {
  let client = 0
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: pages.length,
    setupClient: (connection) => {
      const own = client++
      connection.setRequests(pages.filter((_, place) => place % CONNECTIONS === own))
    },
  })
}

/** Row of the printed table, beside its baseline. */
export function pageRowOf({ requests, latency, non2xx, errors }: autocannon.Result, baseline: autocannon.Result) {
  return {
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
    ratio: (requests.average / baseline.requests.average).toFixed(3),
  }
}
