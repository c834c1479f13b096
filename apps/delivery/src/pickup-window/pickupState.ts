/** The point filter applies from so many characters (PICKUP-028). */
const MIN_QUERY = 3

/** Narrows the list. */
export type PickupFilter = 'today' | 'available' | 'open'

/** What the visitor has done in the window; knows no points and no map. */
export interface PickupState {
  /** Points of the region itself, or of the common region around it. */
  area: 'own' | 'parent'
  /** Side of the phone's toggle (PICKUP-021). */
  view: 'list' | 'map'
  /** What stands in the search field. */
  typed: string
  /** What the list is searched by. */
  query: string
  filters: readonly PickupFilter[]
  /** Nearest points come first. */
  isNearestFirst: boolean
  /** The marked point (PICKUP-032). */
  activeId: number | null
  /** Its detail is open: in the list's place, on a phone in the sheet. */
  isDetailOpen: boolean
}

/** An action of the visitor. */
export type PickupAction =
  | { type: 'typed'; text: string }
  | { type: 'searched' }
  | { type: 'filtered'; filter: PickupFilter }
  | { type: 'sorted'; isNearestFirst: boolean }
  | { type: 'area'; area: PickupState['area'] }
  | { type: 'view'; view: PickupState['view'] }
  /** A point was pressed; in list mode it is chosen without its detail. */
  | { type: 'pressed'; id: number; isSelectOnList: boolean }
  /** «К списку магазинов». */
  | { type: 'returned' }
  /** The sheet was closed. */
  | { type: 'sheetClosed'; hasPreselected: boolean }

/** State of a window that has just opened. */
export const startOf = (chosenId: number | null): PickupState => ({
  area: 'own',
  view: 'list',
  typed: '',
  query: '',
  filters: [],
  isNearestFirst: false,
  activeId: chosenId,
  isDetailOpen: false,
})

/** The state after an action. */
export function pickupReducer(state: PickupState, action: PickupAction): PickupState {
  switch (action.type) {
    case 'typed':
      return { ...state, typed: action.text }
    case 'searched': {
      const query = state.typed.trim()
      return { ...state, query: query.length < MIN_QUERY ? '' : query }
    }
    case 'filtered':
      return { ...state, filters: toggled(state.filters, action.filter) }
    case 'sorted':
      return { ...state, isNearestFirst: action.isNearestFirst }
    case 'area':
      if (action.area === state.area) return state
      // Another list begins without a filter (PICKUP-033).
      return { ...state, area: action.area, typed: '', query: '', filters: [], isDetailOpen: false }
    case 'view':
      return { ...state, view: action.view, isDetailOpen: false }
    case 'pressed':
      return { ...state, activeId: action.id, isDetailOpen: !action.isSelectOnList }
    case 'returned':
      return { ...state, isDetailOpen: false }
    case 'sheetClosed':
      return { ...state, isDetailOpen: false, activeId: action.hasPreselected ? state.activeId : null }
  }
}

const toggled = (filters: readonly PickupFilter[], one: PickupFilter) =>
  filters.includes(one) ? filters.filter((other) => other !== one) : [...filters, one]
