/** By which column rows are ordered, and which way. */
export interface Sorting {
  column: string
  direction: 'ascending' | 'descending'
}

/** Order after a press on a column's header: ascending first, then the other way round. */
export function nextSorting(current: Sorting | undefined, column: string): Sorting {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}
