/**
 * First part of the key under which a page's query cache holds what its visitor has, as `getAggregateInfo` answers it. Who
 * changes something that is counted writes the new number there, or makes it stale.
 */
export const COUNTS_KEY = 'counts'
