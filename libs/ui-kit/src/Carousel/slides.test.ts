import { barsOf, currentBar, positionOf, slideAfterDrag } from './slides.ts'

const row = { scrollLeft: 0, width: 1_342, stride: 274.8, gap: 32, count: 12 }

test.each([
  [0, 0],
  [274.8, 1],
  [500, 2],
  // The last screen shows five slides: it starts with the eighth.
  [12 * 274.8, 7],
  [-30, 0],
])('scrolled by %d px the first slide is number %i', (scrollLeft, current) => {
  expect(positionOf({ ...row, scrollLeft })).toEqual({ current, shown: 5 })
})

test('slides as wide as the track are seen one by one', () => {
  expect(positionOf({ scrollLeft: 816, width: 800, stride: 816, gap: 16, count: 3 })).toEqual({ current: 1, shown: 1 })
})

test('a slide wider than the track is one slide', () => {
  expect(positionOf({ scrollLeft: 0, width: 200, stride: 252, gap: 16, count: 3 }).shown).toBe(1)
})

test('what is not laid out, or empty, is at its start', () => {
  expect(positionOf({ ...row, stride: 0 })).toEqual({ current: 0, shown: 12 })
  expect(positionOf({ ...row, count: 0 })).toEqual({ current: 0, shown: 1 })
})

test.each([
  [100, -100, 1],
  [90, -90, 0],
  [274.8 - 100, 100, 0],
  [274.8 - 80, 80, 1],
])('let go at %d px after a pull of %d px, slide %i comes to rest', (scrollLeft, draggedBy, slide) => {
  expect(slideAfterDrag({ ...row, scrollLeft }, draggedBy)).toBe(slide)
})

test.each([
  [1, [0]],
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [6, [0, 1, 3, 4, 5]],
  [40, [0, 10, 20, 29, 39]],
])('%i slides have bars for %j: five at most [WIDGET-039]', (count, bars) => {
  expect(barsOf(count)).toEqual(bars)
})

test('the nearest bar is the current one', () => {
  const bars = barsOf(40)
  expect([0, 4, 6, 20, 39].map((slide) => currentBar(bars, slide))).toEqual([0, 0, 1, 2, 4])
})
