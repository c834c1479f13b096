/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { guidOf } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeOrderRow, makeUserOrder, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']
const LIST = '/user/orders/all/'
const ORDER = `/user/orders/${guidOf(1)}/`

const renderAt = (at: string, input: OrdersHarnessInput = {}) => {
  const { host, routes } = createOrdersHarness(input)
  return renderRemote(host, routes, at)
}

test.each(layouts)(
  'on %s list and order stand in the page without scripts, and no crawler keeps them',
  async (layout) => {
    const list = await renderAt(LIST, { layout, orders: [makeOrderRow(1), makeOrderRow(2)] })
    expect(list).toContain('<title>Мои заказы — Верстак</title>')
    expect(list).toContain('<meta name="robots" content="noindex"/>')
    for (const words of [`href="${ORDER}"`, 'action="/user/orders/all/"', 'action="/api/v1/orders/repeat/form"'])
      expect(list).toContain(words)
    expect(list).toMatch(/name="attempt" value="\d{13}"/)
    const order = await renderAt(ORDER, { layout })
    expect(order).toContain('<title>Заказ № 1042 — Верстак</title>')
    // Cancelled and repeated without scripts, and what the latter would change is there to be read.
    for (const words of ['action="/api/v1/order/cancel/form"', 'value="cabinet"', 'Стремянка: сейчас не продаём'])
      expect(order).toContain(words)
  },
)

test.each(layouts)('on %s the start page tells what moves without scripts', async (layout) => {
  const html = await renderAt('/user/dashboard/', { layout, orders: [makeOrderRow(1)] })
  expect(html).toContain('<title>Мой кабинет — Верстак</title>')
  for (const words of ['В работе', 'Можно забрать завтра', `href="${LIST}"`]) expect(html).toContain(words)
})

test('an order that is none is not there, and one of somebody else neither', async () => {
  const { host, routes } = createOrdersHarness()
  expect((await openRemote(host, routes, '/user/orders/abc/')).status).toBe(404)
  const foreign = await openRemote(host, routes, `/user/orders/${guidOf(99)}/`)
  // The shell answers it with 404.
  expect(foreign.error).toMatchObject({ code: 'not-found' })
})

test.each([LIST, ORDER, '/user/dashboard/'])('a guest at %s gets the sign-in, which leads back', async (at) => {
  const html = await renderAt(at, { account: null })
  expect(html).toContain(`/login/?next=${encodeURIComponent(at)}`)
  expect(html).not.toContain('Варшавское')
})

test.each([LIST, ORDER, '/user/dashboard/'])("what one user sees at %s does not show in another's page", (at) =>
  expectNoLeakBetweenUsers(({ secret }) =>
    renderAt(at, {
      orders: [makeOrderRow(1, { delivery: { type: 'courier', address: secret, dateText: 'завтра' } })],
      order: makeUserOrder({ comment: secret }),
    }),
  ),
)
