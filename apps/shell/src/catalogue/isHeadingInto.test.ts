import { isHeadingInto } from './isHeadingInto.ts'

const BOX = { left: 300, top: 0, bottom: 480 }

test.each([
  ['straight to it', { x: 200, y: 100 }, { x: 210, y: 100 }, true],
  ['down to its lower corner', { x: 200, y: 100 }, { x: 210, y: 130 }, true],
  ['up to its upper corner', { x: 200, y: 100 }, { x: 210, y: 92 }, true],
  ['too steeply down', { x: 200, y: 100 }, { x: 210, y: 145 }, false],
  ['too steeply up', { x: 200, y: 100 }, { x: 210, y: 85 }, false],
  ['straight down', { x: 200, y: 100 }, { x: 200, y: 110 }, false],
  ['away from it', { x: 200, y: 100 }, { x: 190, y: 105 }, false],
  ['inside of it', { x: 310, y: 100 }, { x: 320, y: 105 }, false],
])('a pointer that goes %s', (_, from, to, heads) => {
  expect(isHeadingInto(from, to, BOX)).toBe(heads)
})
