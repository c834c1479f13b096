import { listSaleProducts } from '@verstak/contracts/home'
import type { ProductTile } from '@verstak/contracts/product'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { SaleProducts } from './SaleProducts.tsx'

const NOW = Date.UTC(2026, 10, 20, 9)
const HOUR = 3_600_000
const SALE = {
  slug: 'big',
  title: 'Большая распродажа',
  url: '/sale/big/',
  count: 312,
  endsAtMs: NOW + 50 * HOUR,
  renderedAtMs: NOW,
}

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

async function show(products: ProductTile[], change: Partial<WidgetProps['listing/SaleProducts']> = {}) {
  const api = createFakeApi().on(listSaleProducts, () => ({ products }))
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets: { 'cart/AddToCart': () => <i /> } })
  const { container } = await act(async () =>
    render(
      <TestHost host={host}>
        <Suspense fallback="Wait">
          <SaleProducts {...SALE} {...change} />
        </Suspense>
      </TestHost>,
    ),
  )
  await act(() => jest.advanceTimersByTimeAsync(10))
  return { api, container }
}

const two = [1, 2].map((id) => makeProductTile({ id, name: `Товар ${id}` }))

test('shows products of the sale in the visitor’s region, how long it lasts, and the way to all', async () => {
  const { api } = await show(two)
  const block = screen.getByRole('region', { name: 'Большая распродажа' })
  expect(within(block).getAllByRole('article')).toHaveLength(2)
  expect(within(block).getByRole('timer')).toHaveTextContent('2 дня 2 часа 0 минут')
  expect(within(block).getByRole('link', { name: /^Все 312.товаров$/ })).toHaveAttribute('href', '/sale/big/')
  expect(api.calls[0]?.input).toEqual({ query: { slug: 'big', regionId: 1 } })
})

test('a sale without an end counts nothing down', async () => {
  await show(two, { endsAtMs: null })
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('when its time has come it says so', async () => {
  await show(two, { endsAtMs: NOW + HOUR })
  await act(() => jest.advanceTimersByTimeAsync(HOUR))
  expect(screen.getByRole('region')).toHaveTextContent('Распродажа закончилась')
})

test('shows nothing when the sale has no products there', async () => {
  const { container } = await show([])
  expect(container).toBeEmptyDOMElement()
})
