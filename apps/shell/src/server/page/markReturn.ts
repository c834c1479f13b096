/**
 * Marks a document that is restored (a reload, or Back from another document) for the styles. The browser restores its
 * scroll position at once, so content above must have its full height, which lazily laid out content does not have.
 */
export const MARK_RETURN =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"||document.documentElement.setAttribute("data-returned","")'
