/** A shopper who leaves the tab for a moment finds the page unchanged, and nothing is refetched. */
const MIN_AGE_MS = 5_000

/**
 * Value of `refetchOnWindowFocus` for data that another tab or device may have changed: when the tab gets the focus
 * again, answers older than five seconds are refetched, although a newly mounted component would still treat them as
 * fresh.
 */
export const refetchOnReturn = ({ state }: { state: { dataUpdatedAt: number } }): 'always' | false =>
  Date.now() - state.dataUpdatedAt > MIN_AGE_MS && 'always'
