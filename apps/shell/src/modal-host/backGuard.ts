interface HistoryState {
  /** Index of the entry in React Router's history. */
  idx?: number
  /** Key of the entry's location; the first one has none. */
  key?: string
  isGuard?: true
}

const read = (state: unknown): HistoryState => (typeof state === 'object' && state !== null ? state : {})

/** Pushes a guard entry of the same page after the store's first entry, unless there is one. */
export function guardPage(): void {
  const state = read(history.state)
  if (state.idx === 0 && !state.isGuard) history.pushState({ ...state, isGuard: true }, '')
}

/** True for the state of an entry from `guardPage`. */
export const isGuard = (state: unknown): boolean => read(state).isGuard === true

/** True for the state of the store's first entry, or of its guard, when its page (location key) is shown. */
export function isShown(state: unknown, shownKey: string): boolean {
  const { idx, key = 'default' } = read(state)
  return idx === 0 && key === shownKey
}
