interface HistoryState {
  /** Place of the entry among those of the store, as React Router counts. */
  idx?: number
  /** Key of the entry's location; the first one has none. */
  key?: string
  isGuard?: true
}

const read = (state: unknown): HistoryState => (typeof state === 'object' && state !== null ? state : {})

/** Puts an entry of the same page over the first entry of the store, unless it is there. */
export function guardPage(): void {
  const state = read(history.state)
  if (state.idx === 0 && !state.isGuard) history.pushState({ ...state, isGuard: true }, '')
}

/** True for the state of an entry that `guardPage` has put. */
export const isGuard = (state: unknown): boolean => read(state).isGuard === true

/** True for the state of an entry, first of the store or its guard, whose page is shown: its location's key. */
export function isShown(state: unknown, shownKey: string): boolean {
  const { idx, key = 'default' } = read(state)
  return idx === 0 && key === shownKey
}
