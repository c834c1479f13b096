import { ApiError } from '@verstak/api-client/ApiError'
import { type ProductTile, listFeatured } from '@verstak/contracts/product'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { FeaturedProducts } from './FeaturedProducts.tsx'

async function show(answer: () => { products: ProductTile[] }, title?: string) {
  const api = createFakeApi().on(listFeatured, answer)
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets: { 'cart/AddToCart': () => <i /> } })
  const { container } = await act(async () =>
    render(
      <TestHost host={host}>
        <Suspense fallback="Wait">
          <FeaturedProducts {...(title && { title })} />
        </Suspense>
      </TestHost>,
    ),
  )
  return { api, container }
}

const six = () => ({ products: [1, 2, 3, 4, 5, 6].map((id) => makeProductTile({ id })) })

test('shows five products of the region under the default title [LISTING-010]', async () => {
  const { api } = await show(six)
  const block = await screen.findByRole('region', { name: 'Вам это понравится' })
  expect(within(block).getAllByRole('article')).toHaveLength(5)
  // No other link leads to this page.
  expect(within(block).getByRole('link', { name: 'Вам это понравится' })).toHaveAttribute('href', '/recommended/')
  expect(api.calls[0]?.input).toEqual({ query: { regionId: 1 } })
})

test('the page may have another title for it', async () => {
  await show(six, 'Похожие на ваши')
  await screen.findByRole('region', { name: 'Похожие на ваши' })
  expect(screen.queryByText('Вам это понравится')).not.toBeInTheDocument()
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
