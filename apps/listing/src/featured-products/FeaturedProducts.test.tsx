import { ApiError } from '@verstak/api-client/ApiError'
import { type ProductTile, listFeatured } from '@verstak/contracts/product'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { FeaturedProducts } from './FeaturedProducts.tsx'

async function show(answer: () => { products: ProductTile[] }) {
  const api = createFakeApi().on(listFeatured, answer)
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets: { 'cart/AddToCart': () => <i /> } })
  const { container } = await act(async () =>
    render(
      <TestHost host={host}>
        <Suspense fallback="Wait">
          <FeaturedProducts title="Вам это понравится" />
        </Suspense>
      </TestHost>,
    ),
  )
  return { api, container }
}

test('shows five products of the region under its title', async () => {
  const { api } = await show(() => ({ products: [1, 2, 3, 4, 5, 6].map((id) => makeProductTile({ id })) }))
  const block = await screen.findByRole('region', { name: 'Вам это понравится' })
  expect(within(block).getAllByRole('article')).toHaveLength(5)
  expect(api.calls[0]?.input).toEqual({ query: { regionId: 1 } })
})

test('is hidden when its call fails [LISTING-011]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, container } = await show(() => {
    throw new ApiError('unavailable', 503)
  })
  expect(api.calls).toHaveLength(1)
  expect(container).toBeEmptyDOMElement()
  jest.restoreAllMocks()
})

test('is hidden when there is nothing to show', async () => {
  const { container } = await show(() => ({ products: [] }))
  expect(container).toBeEmptyDOMElement()
})
