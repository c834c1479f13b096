import { afterNextPaint } from './afterNextPaint.ts'

test('waits for the frame and for its painting', async () => {
  const steps: string[] = []
  requestAnimationFrame(() => steps.push('frame'))
  const painted = afterNextPaint()?.then(() => steps.push('painted'))
  await Promise.resolve()
  expect(steps).toEqual([])
  await painted
  expect(steps).toEqual(['frame', 'painted'])
})

test('a tab that paints nothing is not waited for', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  await expect(afterNextPaint()).resolves.toBeUndefined()
})
