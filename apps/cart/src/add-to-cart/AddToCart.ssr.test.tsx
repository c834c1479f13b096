/** @jest-environment node */
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeCart, makeCartItem, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { renderToString } from 'react-dom/server'
import { CartBadge } from '../cart-badge/CartBadge.tsx'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { AddToCart } from './AddToCart.tsx'

test('the server knows no visitor: the button, no badge, no call, even where the page has asked for the cart', () => {
  const api = createFakeApi()
  const host = createTestHost({ call: api.call, region: makeRegion() })
  const product = makeProductTile()
  host.queryClient.setQueryData(cartQuery(api.call, 1).queryKey, makeCart([makeCartItem({ product })]))
  const html = renderToString(
    <TestHost host={host}>
      <CartBadge />
      <AddToCart product={product} size="l" />
    </TestHost>,
  )
  expect(html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, '')).toBe('В корзину')
  expect(api.calls).toEqual([])
})

test('without scripts the button sends the form of the page and names the product', () => {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), layout: 'mobile' })
  const product = makeProductTile()
  const html = renderToString(
    <TestHost host={host}>
      <AddToCart product={product} size="m" />
    </TestHost>,
  )
  const [button] = /<button [^>]*>/.exec(html)!
  for (const part of ['type="submit"', 'form="cart-form"', 'name="product"', `value="${product.guid}"`])
    expect(button).toContain(part)
})
