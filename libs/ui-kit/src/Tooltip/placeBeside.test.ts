import { placeBeside } from './placeBeside.ts'

const viewport = { width: 400, height: 300 }
const popup = { width: 100, height: 40 }

test.each([
  ['above, centred', { left: 180, top: 150 }, 'top', { left: 150, top: 102 }],
  ['below, centred', { left: 180, top: 150 }, 'bottom', { left: 150, top: 198 }],
  ['below, where there is no room above', { left: 180, top: 40 }, 'top', { left: 150, top: 88 }],
  ['above, where there is no room below', { left: 180, top: 240 }, 'bottom', { left: 150, top: 192 }],
  ['not over the left edge', { left: 0, top: 150 }, 'top', { left: 8, top: 102 }],
  ['not over the right edge', { left: 370, top: 150 }, 'top', { left: 292, top: 102 }],
] as const)('%s', (_, at, side, place) => {
  expect(placeBeside({ ...at, width: 40, height: 40 }, popup, viewport, side)).toEqual(place)
})

test('where no side has room, it is the one that was asked for below, else above', () => {
  const low = { width: 400, height: 80 }
  const anchor = { left: 180, top: 20, width: 40, height: 40 }
  expect(placeBeside(anchor, popup, low, 'bottom').top).toBe(68)
  expect(placeBeside(anchor, popup, low, 'top').top).toBe(-28)
})
