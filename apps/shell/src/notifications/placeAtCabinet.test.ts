import { placeAtCabinet } from './placeAtCabinet.ts'

const entry = { bottom: 60, right: 1400, width: 80 }

test('the card begins below the entry, in line with its right edge, and points to its middle', () => {
  expect(placeAtCabinet(entry, 1440)).toEqual({ top: 68, right: 1400, tip: 40 })
})

test('an entry that has scrolled away leaves it at the top of the window', () => {
  expect(placeAtCabinet({ ...entry, bottom: -300 }, 1440).top).toBe(8)
})

test('an entry at the edge keeps the card within the window', () => {
  expect(placeAtCabinet({ ...entry, right: 1440, width: 20 }, 1440)).toEqual({ top: 68, right: 1432, tip: 16 })
})
