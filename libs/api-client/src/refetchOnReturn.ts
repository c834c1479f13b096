/** Who looks elsewhere for a moment finds his page as it was, and asks for nothing. */
const LEAST_AGE_MS = 5_000

/**
 * For `refetchOnWindowFocus` of what another tab or device may have changed meanwhile: when the tab is looked at again, an
 * answer of more than five seconds is asked for anew, though it would be fresh enough for a part of the page that appears.
 */
export const refetchOnReturn = ({ state }: { state: { dataUpdatedAt: number } }): 'always' | false =>
  Date.now() - state.dataUpdatedAt > LEAST_AGE_MS && 'always'
