import { act, fireEvent, render, screen } from '@testing-library/react'
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx'
import { Toast } from './Toast.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** jsdom has no PointerEvent: a mouse event of the same type carries what the handlers read. */
const pointer = (element: Element, type: string, clientX: number) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, clientX, button: 0 }))

test('a toast stays 4 s and leaves within 320 ms [WIDGET-012] [WIDGET-014] [WIDGET-015]', () => {
  const close = jest.fn()
  render(<Toast onClose={close}>Добавлено</Toast>)
  pass(3_999)
  expect(screen.getByText('Добавлено').parentElement).not.toHaveAttribute('data-leaving')
  pass(1)
  expect(screen.getByText('Добавлено').parentElement).toHaveAttribute('data-leaving')
  pass(319)
  expect(close).not.toHaveBeenCalled()
  pass(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('its time can be set', () => {
  const close = jest.fn()
  render(
    <Toast durationMs={2_000} onClose={close}>
      Промокод скопирован
    </Toast>,
  )
  pass(2_000)
  pass(320)
  expect(close).toHaveBeenCalledTimes(1)
})

test('under the pointer and in focus its time stands still', () => {
  const close = jest.fn()
  render(<Toast onClose={close}>Добавлено</Toast>)
  const toast = screen.getByText('Добавлено').parentElement as HTMLElement
  pass(3_000)
  fireEvent.pointerEnter(toast)
  pass(60_000)
  fireEvent.pointerLeave(toast)
  pass(999)
  expect(toast).not.toHaveAttribute('data-leaving')
  act(() => screen.getByRole('button', { name: 'Закрыть уведомление' }).focus())
  pass(60_000)
  expect(toast).not.toHaveAttribute('data-leaving')
})

test.each([100, -100])('a swipe by %i px throws it away [WIDGET-013]', (distance) => {
  const close = jest.fn()
  render(<Toast onClose={close}>Добавлено</Toast>)
  const words = screen.getByText('Добавлено')
  pointer(words, 'pointerdown', 200)
  pointer(words, 'pointermove', 200 + distance / 2)
  pointer(words, 'pointerup', 200 + distance)
  pass(320)
  expect(close).toHaveBeenCalledTimes(1)
})

test('moved to another place of the page, it goes on with the time that is left', () => {
  const close = jest.fn()
  const stop = jest.fn<void, [number]>()
  const { unmount } = render(
    <Toast onStop={stop} onClose={close}>
      Добавлено
    </Toast>,
  )
  pass(3_000)
  unmount()
  expect(stop).toHaveBeenLastCalledWith(3_000)
  render(
    <Toast elapsedMs={3_000} onStop={stop} onClose={close}>
      Добавлено
    </Toast>,
  )
  pass(999)
  expect(screen.getByText('Добавлено').parentElement).not.toHaveAttribute('data-leaving')
  pass(1)
  pass(320)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a swipe too short brings it back [WIDGET-013]', () => {
  const close = jest.fn()
  render(<Toast onClose={close}>Добавлено</Toast>)
  const words = screen.getByText('Добавлено')
  pointer(words, 'pointerdown', 200)
  pointer(words, 'pointermove', 230)
  expect(words.parentElement).toHaveStyle({ translate: '30px' })
  pointer(words, 'pointerup', 230)
  pass(320)
  expect(close).not.toHaveBeenCalled()
  expect(words.parentElement?.style.translate).toBe('')
})

test('the cross closes it', () => {
  const close = jest.fn()
  render(<Toast onClose={close}>Добавлено</Toast>)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
  pass(320)
  expect(close).toHaveBeenCalledTimes(1)
})

test('the region is a status that is there before the first toast', () => {
  const { rerender } = render(<ToastRegion>{[]}</ToastRegion>)
  const region = screen.getByRole('status', { name: 'Уведомления', hidden: true })
  rerender(
    <ToastRegion>
      <Toast onClose={() => {}}>Добавлено</Toast>
    </ToastRegion>,
  )
  expect(region).toHaveTextContent('Добавлено')
})
