/** @jest-environment node */
import { workerCountOf } from './workerCount.ts'

test.each([
  [undefined, 1, 2],
  ['', 1, 2],
  [undefined, 8, 8],
  ['1', 8, 1],
  ['3', 2, 3],
])('SHELL_WORKERS=%s on %d cores makes %d workers', (setting, cores, count) => {
  expect(workerCountOf(setting, cores)).toBe(count)
})

test.each(['0', '-1', '1.5', 'all', '257'])('SHELL_WORKERS=%s is refused', (setting) => {
  expect(() => workerCountOf(setting, 2)).toThrow(`SHELL_WORKERS=${setting} is no number of workers`)
})
