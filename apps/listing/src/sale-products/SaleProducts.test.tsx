import { listSaleProducts } from '@verstak/contracts/home'
import type { ProductTile } from '@verstak/contracts/product'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { SaleProducts } from './SaleProducts.tsx'

async function show(products: ProductTile[]) {
  const api = createFakeApi().on(listSaleProducts, () => ({ products }))
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets: { 'cart/AddToCart': () => <i /> } })
  const { container } = await act(async () =>
    render(
      <TestHost host={host}>
        <Suspense fallback="Wait">
          <SaleProducts slug="big" label="Большая распродажа" />
        </Suspense>
      </TestHost>,
    ),
  )
  return { api, container }
}

test('shows products of the sale in the visitor’s region', async () => {
  const { api } = await show([1, 2].map((id) => makeProductTile({ id, name: `Товар ${id}` })))
  const row = await screen.findByRole('list', { name: 'Большая распродажа' })
  expect(within(row).getAllByRole('article')).toHaveLength(2)
  expect(api.calls[0]?.input).toEqual({ query: { slug: 'big', regionId: 1 } })
})

test('shows nothing when the sale has none there', async () => {
  const { container } = await show([])
  expect(container).toBeEmptyDOMElement()
})
