import { DRILLS } from '../testing/compareHarness.tsx'
import { compareAddressOf, parseCompareAddress } from './compareAddress.ts'
import { columnsOf, moveTo } from './columns.ts'

const parse = (address: string) => {
  const { pathname, search } = new URL(address, 'https://verstak.example')
  return parseCompareAddress({ pathname, search })
}
const PLAIN = { categoryGuid: null, set: null, isOnlyDifferent: false, pinnedId: null }

test.each([
  ['/compare/', PLAIN],
  [`/compare/${DRILLS}/`, { ...PLAIN, categoryGuid: DRILLS }],
  ['/compare/?diff=1&pin=7&set=key', { categoryGuid: null, set: 'key', isOnlyDifferent: true, pinnedId: 7 }],
  ['/compare/?diff=yes&pin=-1', PLAIN],
  ['/compare/?pin=1e3', PLAIN],
])('the state of the page stands in %s', (address, state) => {
  expect(parse(address)).toEqual(state)
})

test('a state has one address, which says it', () => {
  const state = { categoryGuid: DRILLS, set: 'key', isOnlyDifferent: true, pinnedId: 7 }
  expect(compareAddressOf(state)).toBe(`/compare/${DRILLS}/?set=key&diff=1&pin=7`)
  expect(parse(compareAddressOf(state))).toEqual(state)
  expect(compareAddressOf({})).toBe('/compare/')
})

test('the pinned product stands first; an unknown one changes nothing', () => {
  expect(columnsOf([5, 6, 7], 7)).toEqual([2, 0, 1])
  expect(columnsOf([5, 6, 7], 8)).toEqual([0, 1, 2])
  expect(columnsOf([5, 6, 7], null)).toEqual([0, 1, 2])
})

test.each([
  [5, 7, [6, 7, 5]],
  [7, 5, [7, 5, 6]],
  [5, 6, [6, 5, 7]],
  [9, 5, [5, 6, 7]],
  [5, 9, [5, 6, 7]],
])('%i is moved to the place of %i', (id, target, order) => {
  expect(moveTo([5, 6, 7], id, target)).toEqual(order)
})
