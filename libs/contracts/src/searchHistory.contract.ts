import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { SEARCH_LENGTH } from './listing.contract.ts'

/** Number of entries shown, the newest first (SEARCH-016). */
export const HISTORY_LENGTH = 10
/** Maximum number of entries per call and in storage. */
export const MAX_KEPT_SEARCHES = 100

const SearchString = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_LENGTH))
const PATH = '/api/v1/search/history'

/** Search by a user (SEARCH-012). */
export const SearchHistoryItem = v.object({
  id: Id,
  attributes: v.object({
    query: v.string(),
    /** ISO 8601. */
    date: v.string(),
  }),
})

/** History of the signed-in user; guests' searches are stored on the device (SEARCH-013, SEARCH-014). */
export const SearchHistory = v.object({ data: v.array(SearchHistoryItem) })
export type SearchHistory = v.InferOutput<typeof SearchHistory>

export const listSearchHistory = defineEndpoint({
  method: 'GET',
  path: PATH,
  summary: 'What the user searched for last.',
  response: SearchHistory,
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
})

/** A query that already exists moves to the top (SEARCH-020). */
export const addToSearchHistory = defineEndpoint({
  method: 'POST',
  path: PATH,
  summary: 'Notes a search of the user, and answers what the history shows then.',
  body: v.object({ searchString: SearchString }),
  response: SearchHistory,
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { body: { searchString: 'gbh 2-26' } },
})

/** Removing an unknown entry succeeds too (SEARCH-019). */
export const deleteFromSearchHistory = defineEndpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Removes one search of the user, or all of them, and answers what the history shows then.',
  body: v.object({
    /** Omitted: all. */
    id: v.optional(Id),
  }),
  response: SearchHistory,
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { body: { id: 17 } },
})

/** After signing in; a repeated call changes nothing (SEARCH-015). */
export const syncSearchHistory = defineEndpoint({
  method: 'POST',
  path: '/api/v1/search/sync',
  summary: 'Hands over the searches that the user made on this device as a guest.',
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          query: SearchString,
          /** Milliseconds since 1970; by default now. */
          date: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
        }),
      ),
      v.maxLength(MAX_KEPT_SEARCHES),
    ),
  }),
  response: v.object({}),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { body: { items: [{ query: 'gbh 2-26', date: 1_795_000_000_000 }] }, response: {} },
})
