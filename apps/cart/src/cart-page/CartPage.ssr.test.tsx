/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { getCart } from '@verstak/contracts/cart'
import type { Layout } from '@verstak/contracts/layout'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createCartApi, type CartApi } from '../testing/cartApi.ts'
import { createCartHarness } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 1_249_000 })

async function openOnServer(api: CartApi, address: string, layout: Layout) {
  const { host, routes } = createCartHarness(api, layout)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://verstak.example${address}`))
  if (context instanceof Response) return { redirect: context }
  const html = renderToString(
    <TestHost host={host}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </TestHost>,
  )
  return { html: html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' '), status: context.statusCode }
}

test.each<[Layout, string, string]>([
  ['desktop', '/cart-checkout/', '[ROUTE-032]'],
  ['mobile', '/cart/', '[ROUTE-033]'],
])('on %s, %s shows items and sums without JavaScript %s', async (layout, address) => {
  const api = createCartApi([makeCartItem({ product: drill, quantity: 2 })])
  const { html = '', status } = await openOnServer(api, address, layout)
  expect(status).toBe(200)
  expect(html).toContain('<title>Корзина — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<a[^>]*href="[^"]*"[^>]*>Дрель<\/a>/)
  expect(html).toContain('24 980 ₽')
  expect(html).toMatch(/<noscript>.*8 800 550-37-70.*<\/noscript>/)
  expect(api.names().filter((name) => name === 'list')).toHaveLength(1)
})

test('before its code is here the browser cannot send the form', async () => {
  const { html = '' } = await openOnServer(
    createCartApi([makeCartItem({ product: drill })]),
    '/cart-checkout/',
    'desktop',
  )
  expect(html).toMatch(/<form[^>]* method="post"/)
  expect(html).not.toContain('type="submit"')
})

test.each<[Layout, string, string, string]>([
  ['desktop', '/cart/', '/cart-checkout/', '[ROUTE-033]'],
  ['mobile', '/cart-checkout/', '/cart/', '[ROUTE-032]'],
])('a %s client on %s gets a 302 to %s with the query %s', async (layout, from, to) => {
  const { redirect } = await openOnServer(createCartApi(), `${from}?type=buyForSale`, layout)
  expect(redirect?.status).toBe(302)
  expect(redirect?.headers.get('location')).toBe(`${to}?type=buyForSale`)
})

test('a document without the cart is a 503 that says so', async () => {
  const api = createCartApi()
  api.on(getCart, () => Promise.reject(new ApiError('unavailable', 503)))
  const { html, status } = await openOnServer(api, '/cart-checkout/', 'desktop')
  expect(status).toBe(503)
  expect(html).toContain('Корзина не загрузилась')
})
