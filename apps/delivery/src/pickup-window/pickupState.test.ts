import { pickupReducer, startOf, type PickupAction } from './pickupState.ts'

const after = (actions: PickupAction[], chosenId: number | null = null) =>
  actions.reduce(pickupReducer, startOf(chosenId))

test.each([
  ['ва', ''],
  ['  ва ', ''],
  ['вар', 'вар'],
])('typing «%s» searches for «%s» [PICKUP-028]', (text, query) => {
  expect(after([{ type: 'typed', text }, { type: 'searched' }])).toMatchObject({ typed: text, query })
})

test('another list begins without search and filters [PICKUP-033]', () => {
  const state = after([
    { type: 'typed', text: 'варш' },
    { type: 'searched' },
    { type: 'filtered', filter: 'today' },
    { type: 'area', area: 'parent' },
  ])
  expect(state).toMatchObject({ area: 'parent', typed: '', query: '', filters: [] })
})

test('the same tab again keeps the filter', () => {
  expect(
    after([
      { type: 'filtered', filter: 'today' },
      { type: 'area', area: 'own' },
    ]).filters,
  ).toEqual(['today'])
})

test('a filter that is pressed again is gone', () => {
  expect(
    after([
      { type: 'filtered', filter: 'today' },
      { type: 'filtered', filter: 'open' },
      { type: 'filtered', filter: 'today' },
    ]).filters,
  ).toEqual(['open'])
})

test.each([
  ['clears the selection', null, null],
  ['keeps it when a point was preselected', 9, 5],
])('closing the sheet %s [PICKUP-036]', (_what, chosenId, activeId) => {
  const state = after(
    [
      { type: 'pressed', id: 5, isSelectOnList: false },
      { type: 'sheetClosed', hasPreselected: chosenId !== null },
    ],
    chosenId,
  )
  expect(state).toMatchObject({ isDetailOpen: false, activeId })
})

test('in list mode a press marks the point and opens no detail [PICKUP-038]', () => {
  expect(after([{ type: 'pressed', id: 5, isSelectOnList: true }])).toMatchObject({ activeId: 5, isDetailOpen: false })
})
