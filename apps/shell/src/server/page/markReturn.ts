/**
 * Tells styles of a document that is come back to (a reload, or a way back from another document): it stands in the
 * middle at once, and all above must have its height, which what is laid out only when it is near has not.
 */
export const MARK_RETURN =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"||document.documentElement.setAttribute("data-returned","")'
