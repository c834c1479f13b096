import { visitorIsThere } from './visitorIsThere.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
  '%s is a sign of the visitor',
  async (sign) => {
    const come = jest.fn()
    void visitorIsThere().then(come)
    await jest.advanceTimersByTimeAsync(3900)
    expect(come).not.toHaveBeenCalled()
    dispatchEvent(new Event(sign))
    await jest.advanceTimersByTimeAsync(0)
    expect(come).toHaveBeenCalled()
  },
)

test('who only looks is there after some seconds', async () => {
  const come = jest.fn()
  void visitorIsThere().then(come)
  await jest.advanceTimersByTimeAsync(4000)
  expect(come).toHaveBeenCalled()
})
