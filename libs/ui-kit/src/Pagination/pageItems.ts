/** A page number, or `gap` for those left out. */
export type PageItem = number | 'gap'

/** Up to so many pages all are listed. */
const MAX_LISTED = 7

/**
 * Pages to list: the first, the last, and those around the current one; never a gap of a single page.
 * The number of items stays the same while one walks through, so that the links do not move.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= MAX_LISTED) return numbers(1, pageCount)
  if (page <= 4) return [...numbers(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...numbers(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}

const numbers = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
