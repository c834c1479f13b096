/** What the entry of a listing in the browser's history remembers: coming back to it shows what was left. */
export interface EntryNote {
  /** Last page that «show more» has appended. */
  lastPage: number
  /** Where the page stood when its document was left, px. */
  top?: number
}

/** Nobody appends more, and nobody can make the page ask for more. */
const MOST_PAGES = 100

/** The note within a location's `state`; undefined when there is none that makes sense. */
export function noteIn(state: unknown): EntryNote | undefined {
  if (typeof state !== 'object' || state === null || !('lastPage' in state)) return undefined
  const { lastPage } = state
  if (!Number.isSafeInteger(lastPage)) return undefined
  const top = 'top' in state && Number.isFinite(state.top) ? { top: Number(state.top) } : {}
  return { lastPage: Number(lastPage), ...top }
}

/** The last page to show below `page` by a note. */
export function lastPageBy(note: EntryNote | undefined, page: number): number {
  return note && note.lastPage > page && note.lastPage < page + MOST_PAGES ? note.lastPage : page
}

/**
 * The note of the entry that an address is come back to; undefined for a way forward, during which the browser still
 * stands at the entry before, and on the server.
 */
export function noteOfReturn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EntryNote | undefined {
  if (typeof window === 'undefined' || location.pathname + location.search !== pathname + search) return undefined
  return noteNow()
}

/** The note of the entry that is shown now. */
export function noteNow(): EntryNote | undefined {
  return noteIn(routerState()?.usr)
}

/** Keeps a note with the entry that is shown now. It outlives the document; other entries of the address have none. */
export function keepNote(note: EntryNote): void {
  // Where the router keeps the `state` of a location. It is not asked: a navigation would scroll.
  history.replaceState({ ...routerState(), usr: note }, '')
}

const routerState = () => history.state as { usr?: unknown } | null
