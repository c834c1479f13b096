import { act, render, screen } from '@testing-library/react'
import { WhenNear } from './WhenNear.tsx'

type Notify = (entries: { isIntersecting: boolean }[]) => void

function show() {
  const disconnect = jest.fn()
  let notify: Notify | undefined
  globalThis.IntersectionObserver = jest.fn((callback: Notify) => {
    notify = callback
    return { observe: () => undefined, disconnect }
  }) as never
  render(
    <WhenNear fallback="Место">
      <p>Ряд</p>
    </WhenNear>,
  )
  return { disconnect, come: (isIntersecting: boolean) => act(() => notify?.([{ isIntersecting }])) }
}

test('what stands far below the screen is not there, its place is', () => {
  const { come } = show()
  come(false)
  expect(screen.queryByText('Ряд')).not.toBeInTheDocument()
  expect(screen.getByText('Место')).toBeInTheDocument()
})

test('it comes with its place and stays; nothing is watched any more', () => {
  const { come, disconnect } = show()
  come(true)
  expect(screen.getByText('Ряд')).toBeInTheDocument()
  expect(screen.queryByText('Место')).not.toBeInTheDocument()
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(IntersectionObserver).toHaveBeenCalledTimes(1)
})
