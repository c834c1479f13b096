/**
 * First part of the query key of the visitor's counts, as `getAggregateInfo` answers them. Code that changes a
 * counted thing writes the new number to the cache or invalidates the query.
 */
export const COUNTS_KEY = 'counts'
