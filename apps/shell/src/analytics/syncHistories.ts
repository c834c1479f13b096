import { SEARCH_LENGTH } from '@verstak/contracts/listing'
import { syncViewHistory } from '@verstak/contracts/recommendation'
import { syncSearchHistory } from '@verstak/contracts/searchHistory'
import { MAX_SEARCHES, forgetSearches, listSearches } from '@verstak/device/searchHistory'
import { MAX_VIEWS, forgetViews, listViews } from '@verstak/device/viewHistory'
import type { Host } from '@verstak/host'
import { isKnown } from '../search-panel/searchMemory.ts'

type Caller = Pick<Host, 'call' | 'user'>

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Uploads the device's search and view histories once the visitor is signed in (SEARCH-015, SESSION-019), and deletes
 * them from the device afterwards. Failed uploads are retried on the next page. Never throws.
 */
export async function syncHistories(host: Caller): Promise<void> {
  if (isKnown(host)) await Promise.all([syncSearches(host), syncViews(host)])
}

async function syncSearches({ call }: Caller): Promise<void> {
  const searches = await listSearches(MAX_SEARCHES)
  // Skip searches that the server would reject, so that they do not block the others.
  const items = searches
    .filter(({ query }) => query.length <= SEARCH_LENGTH)
    .map(({ query, date }) => ({ query, date: Date.parse(date) }))
  if (items.length === 0) return
  const isTaken = await hasSucceeded(call(syncSearchHistory, { body: { items } }))
  if (isTaken) await forgetSearches(searches.map(({ id }) => id))
}

/** Uploads the last hundred viewed products of the device. Never throws. */
export async function syncViews({ call }: Caller): Promise<void> {
  const views = await listViews(MAX_VIEWS)
  const items = views
    .filter(({ productGuid }) => GUID.test(productGuid))
    .map(({ productGuid, timestamp }) => ({ productGuid, timestamp }))
  if (items.length === 0) return
  const isTaken = await hasSucceeded(call(syncViewHistory, { body: { items } }))
  if (isTaken) await forgetViews(views)
}

const hasSucceeded = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )
