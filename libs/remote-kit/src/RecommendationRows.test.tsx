import type { WidgetProps } from '@verstak/contracts/widget'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen } from '@testing-library/react'
import { RecommendationRows } from './RecommendationRows.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

type Notify = (entries: { isIntersecting: boolean }[]) => void

test('rows of the listing remote come when the visitor scrolls near them, without the product of the page', () => {
  let notify: Notify | undefined
  globalThis.IntersectionObserver = jest.fn((callback: Notify) => {
    notify = callback
    return { observe: () => undefined, disconnect: () => undefined }
  }) as never
  const widgets = {
    'listing/RecentProducts': ({ title, exceptId }: WidgetProps['listing/RecentProducts']) => (
      <p>{`RecentProducts ${title} ${exceptId}`}</p>
    ),
    'listing/FeaturedProducts': () => <p>FeaturedProducts</p>,
  }
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), widgets })
  const { container } = render(
    <TestHost host={host}>
      <RecommendationRows recentTitle="Вы смотрели" exceptId={15} />
    </TestHost>,
  )
  expect(container.firstElementChild).toBeEmptyDOMElement()
  act(() => notify?.([{ isIntersecting: true }]))
  expect(screen.getByText('RecentProducts Вы смотрели 15')).toBeInTheDocument()
  expect(screen.getByText('FeaturedProducts')).toBeInTheDocument()
})
