/** State of a listing in the browser's history entry, restored on return. */
export interface EntryNote {
  /** Last page appended by «show more». */
  lastPage: number
  /** Scroll position when the document was left, px. */
  top?: number
}

/** Upper limit, so that a manipulated entry cannot request more pages. */
const MAX_PAGES = 100

/** The note in a location's `state`; undefined when missing or invalid. */
export function noteIn(state: unknown): EntryNote | undefined {
  if (typeof state !== 'object' || state === null || !('lastPage' in state)) return undefined
  const { lastPage } = state
  if (!Number.isSafeInteger(lastPage)) return undefined
  const top = 'top' in state && Number.isFinite(state.top) ? { top: Number(state.top) } : {}
  return { lastPage: Number(lastPage), ...top }
}

/** The last page to show below `page` according to a note. */
export function lastPageBy(note: EntryNote | undefined, page: number): number {
  return note && note.lastPage > page && note.lastPage < page + MAX_PAGES ? note.lastPage : page
}

/**
 * The note of the history entry to which the visitor returns; undefined on the server and in a forward navigation,
 * during which the browser is still at the previous entry.
 */
export function noteOfReturn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EntryNote | undefined {
  if (typeof window === 'undefined' || location.pathname + location.search !== pathname + search) return undefined
  return noteNow()
}

/** The note of the current entry. */
export function noteNow(): EntryNote | undefined {
  return noteIn(routerState()?.usr)
}

/**
 * Stores a note in the current history entry. It survives a reload; other entries of the same address do not have it.
 */
export function keepNote(note: EntryNote): void {
  // Written where the router stores the `state` of a location. A router navigation would scroll.
  history.replaceState({ ...routerState(), usr: note }, '')
}

const routerState = () => history.state as { usr?: unknown } | null
