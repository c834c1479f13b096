import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { Countdown, type CountdownProps } from './Countdown.tsx'

const MINUTE = 60_000
const renderedAtMs = Date.UTC(2026, 10, 20, 12, 0, 0)

/** A countdown with a clock of its own, which starts at the moment of rendering. */
function show(leftMs: number, props: Partial<CountdownProps> = {}) {
  const clock = { now: renderedAtMs }
  const element = (
    <Countdown untilMs={renderedAtMs + leftMs} renderedAtMs={renderedAtMs} readClock={() => clock.now} {...props} />
  )
  const pass = (ms: number) =>
    act(() => {
      clock.now += ms
      jest.advanceTimersByTime(ms)
    })
  return { clock, element, pass }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  [3_757 * MINUTE, 'осталось 2 дня 14 часов 37 минут'],
  [1_441 * MINUTE, 'осталось 1 день 0 часов 1 минута'],
  [61 * MINUTE, 'осталось 1 час 1 минута'],
  [22 * MINUTE, 'осталось 22 минуты'],
  [MINUTE - 1, 'осталось меньше минуты'],
])('%i ms before the end it says «%s»', (left, words) => {
  render(show(left).element)
  expect(screen.getByRole('timer')).toHaveTextContent(words)
})

test('it is read anew every 60 s and not before [CART-016]', () => {
  const { element, pass } = show(10 * MINUTE)
  render(element)
  pass(59_999)
  expect(screen.getByRole('timer')).toHaveTextContent('10 минут')
  pass(1)
  expect(screen.getByRole('timer')).toHaveTextContent('9 минут')
  pass(60_000)
  expect(screen.getByRole('timer')).toHaveTextContent('8 минут')
})

test('when the time has come, other words take its place', () => {
  const { element, pass } = show(MINUTE, { ended: 'Распродажа закончилась' })
  const { container } = render(element)
  pass(MINUTE)
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(container).toHaveTextContent('Распродажа закончилась')
})

test('a browser whose clock is behind or ahead takes over what the server wrote, then counts by itself', async () => {
  const { clock, element } = show(10 * MINUTE)
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  expect(container).toHaveTextContent('10 минут')
  clock.now += 3 * MINUTE
  const onRecoverableError = jest.fn()
  const root = await act(() => hydrateRoot(container, element, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container).toHaveTextContent('7 минут')
  act(() => root.unmount())
})

test('its timer ends with it', () => {
  const { unmount } = render(show(10 * MINUTE).element)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
