import { TestHost } from '@verstak/remote-kit/TestHost'
import { act, render, screen } from '@testing-library/react'
import { createProductHarness } from '../testing/createProductHarness.tsx'
import { LateRows } from './LateRows.tsx'

type Notify = (entries: { isIntersecting: boolean }[]) => void

test('rows of the listing remote come when the visitor scrolls near them, without the product of the page', () => {
  let notify: Notify | undefined
  globalThis.IntersectionObserver = jest.fn((callback: Notify) => {
    notify = callback
    return { observe: () => undefined, disconnect: () => undefined }
  }) as never
  const { host } = createProductHarness()
  const { container } = render(
    <TestHost host={host}>
      <LateRows product={{ id: 15 }} />
    </TestHost>,
  )
  expect(container.firstElementChild).toBeEmptyDOMElement()
  act(() => notify?.([{ isIntersecting: true }]))
  expect(screen.getByText('RecentProducts Вы смотрели 15')).toBeInTheDocument()
  expect(screen.getByText('FeaturedProducts')).toBeInTheDocument()
})
