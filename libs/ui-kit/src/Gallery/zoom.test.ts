import fc from 'fast-check'
import { MAX_SCALE, pan, pinch, WHOLE, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 400 }

test('what is under the pointer stays there', () => {
  const view = zoomAt(WHOLE, { x: 100, y: -50 }, 2, frame)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  // The point of the picture that was at 100 lies at 100 again: 2 × 100 − 100.
  expect(view.scale * 100 + view.x).toBe(100)
})

test('made small again, the picture lies in its middle', () => {
  expect(zoomAt({ scale: 3, x: 320, y: -80 }, { x: 150, y: 10 }, 1, frame)).toEqual(WHOLE)
})

test('a picture moves up to its edges and not when it is whole', () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 900, y: -30 }, frame)).toEqual({ scale: 2, x: 200, y: -30 })
  expect(pan(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE)
})

test('two fingers that spread to the double enlarge to the double', () => {
  const before: [{ x: number; y: number }, { x: number; y: number }] = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  const after: typeof before = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ]
  expect(pinch(WHOLE, before, after, frame)).toEqual({ scale: 2, x: 0, y: 0 })
})

test('fingers on one point enlarge nothing', () => {
  const point = { x: 3, y: 3 }
  expect(pinch(WHOLE, [point, point], [point, point], frame)).toEqual(WHOLE)
})

test('whatever is done, the frame stays filled', () => {
  const coordinate = fc.integer({ min: -2_000, max: 2_000 })
  const point = fc.record({ x: coordinate, y: coordinate })
  const step = fc.oneof(
    fc.record({ point, scale: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
    fc.record({ by: point }),
    fc.record({ before: fc.tuple(point, point), after: fc.tuple(point, point) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let view = WHOLE
      for (const done of steps) {
        if ('scale' in done) view = zoomAt(view, done.point, done.scale, frame)
        else if ('by' in done) view = pan(view, done.by, frame)
        else view = pinch(view, done.before, done.after, frame)
        const room = (frame.width * (view.scale - 1)) / 2 + 1e-6
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE + 1e-9)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(room)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(room)
      }
    }),
  )
})
