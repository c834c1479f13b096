/** @jest-environment node */
import { readApiError } from '@verstak/api-client/readApiError'
import type { Layout } from '@verstak/contracts/layout'
import { getOrder, type Order } from '@verstak/contracts/order'
import { openRemote } from '@verstak/remote-kit/testing/renderRemote'
import { guidOf } from '@verstak/testing/factories'
import { createCartApi } from '../testing/cartApi.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { createCartHarness } from '../testing/renderCartPage.tsx'

async function openOnServer(search: string, order: Order | null = makeOrder(), layout: Layout = 'desktop') {
  const api = createCartApi()
  if (order) api.on(getOrder, () => order)
  const { host, routes } = createCartHarness(api, layout)
  const page = await openRemote(host, routes, `/cart-checkout/thanks/${search}`)
  return { ...page, calls: api.calls.map(({ input }) => input) }
}

const address = `?order=${guidOf(500)}&key=secret`

test.each<Layout>(['desktop', 'mobile'])('on %s it tells number, next steps, lines and sum', async (layout) => {
  const { html, calls } = await openOnServer(address, makeOrder(), layout)
  expect(calls).toEqual([{ query: { guid: guidOf(500), key: 'secret' } }])
  expect(html).toContain('<title>Заказ № 1042 — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Заказ № 1042 оформлен')
  for (const text of ['завтра', 'Варшавское шоссе, 97', '+7 (916) 204-18-18', 'Картой', '2 шт × 12 490 ₽', '24 980 ₽'])
    expect(html).toContain(text)
  expect(html).toMatch(/<a[^>]*href="\/product\/drel-1\/"[^>]*>Дрель<\/a>/)
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(<span[^>]*>)?Продолжить покупки/)
})

test('a courier order tells when and what it costs', async () => {
  const delivery = { type: 'courier', address: 'Москва, Тверская, 1', date: '', dateText: '22 ноября', price: 39_000 }
  const { html } = await openOnServer(address, makeOrder({ delivery: delivery as Order['delivery'] }))
  for (const text of ['Привезём', '22 ноября', 'Москва, Тверская, 1', '390 ₽']) expect(html).toContain(text)
})

test('a promo code and its gift are told', async () => {
  const [line] = makeOrder().lines
  const lines = [
    { ...line!, discount: 100_000 },
    { ...line!, quantity: 1, price: 0, isGift: true },
  ]
  const order = makeOrder({ lines, promo: { code: 'СКИДКА', discount: 100_000 }, sum: 2_398_000 })
  const { html } = await openOnServer(address, order)
  for (const text of ['Промокод СКИДКА', '−1 000 ₽', 'Подарок', '23 980 ₽']) expect(html).toContain(text)
})

test('the link works without a key, for the visitor whose order it is', async () => {
  const { calls } = await openOnServer(`?order=${guidOf(500)}`)
  expect(calls).toEqual([{ query: { guid: guidOf(500) } }])
})

test("an order that is unknown or somebody else's is not found", async () => {
  const { error } = await openOnServer(address, null)
  expect(readApiError(error)).toMatchObject({ code: 'not-found' })
})

test.each(['', '?order=1042', `?order=${guidOf(1)}x`, `?order=${guidOf(1)}&key=${'k'.repeat(101)}`])(
  'an address that names no order is not found: %s',
  async (search) => {
    const { error, calls } = await openOnServer(search)
    expect(error).toMatchObject({ status: 404 })
    expect(calls).toEqual([])
  },
)

const moment = (state: Order['status'], text: string) => ({ state, at: '2026-11-20T09:00:00.000Z', text })

test.each<Layout>(['desktop', 'mobile'])(
  'on %s the way of the order stands on the page without scripts',
  async (layout) => {
    const steps = [moment('new', '20 ноября, 12:00'), moment('assembling', '20 ноября, 13:05')]
    const { html } = await openOnServer(address, makeOrder({ status: 'assembling', steps, canCancel: true }), layout)
    expect(html).toContain('собирается')
    expect(html).toMatch(/aria-current="step"><span>Собираем/)
    for (const text of ['20 ноября, 13:05', 'Готов к выдаче', 'Получен']) expect(html).toContain(text)
  },
)

test('an order is cancelled by a plain form, as long as that is possible', async () => {
  const { html } = await openOnServer(address, makeOrder({ canCancel: true }))
  expect(html).toMatch(/<form [^>]*action="\/api\/v1\/order\/cancel\/form" method="post"/)
  expect(html).toContain(`<input type="hidden" name="order" value="${guidOf(500)}"/>`)
  expect(html).toContain('<input type="hidden" name="key" value="secret"/>')
  // A page whose policy is «no-referrer» posts its forms without an origin, which the API refuses.
  expect(html).toContain('<meta name="referrer" content="strict-origin"/>')
  expect((await openOnServer(address, makeOrder({ canCancel: false }))).html).not.toContain('<form')
})

test('an unpaid order says until when it waits, and leads to its payment; one by invoice to the invoice', async () => {
  const paymentDue = { at: '2036-11-20T09:30:00.000Z', text: '20 ноября, 12:30' }
  const waits: Partial<Order> = {
    ...{ status: 'awaiting-payment', paymentDue },
    steps: [moment('awaiting-payment', '')],
  }
  const online = (await openOnServer(address, makeOrder({ ...waits, payment: 'online' }))).html
  expect(online).toContain('Заказ ждёт оплаты до 20 ноября, 12:30')
  expect(online).toContain('role="timer"')
  expect(online).toMatch(new RegExp(`href="/checkout/payment/\\?orderid=${guidOf(500)}&amp;key=secret"`))
  const invoice = (await openOnServer(address, makeOrder({ ...waits, payment: 'invoice' }))).html
  expect(invoice).toMatch(new RegExp(`href="/api/v1/order/invoice\\?guid=${guidOf(500)}&amp;key=secret"`))
  expect(invoice).not.toContain('/checkout/payment/')
})

test('returns are told with what came of them', async () => {
  const line = { position: 0, name: 'Дрель', quantity: 2, approved: 1, amount: 1_249_000 }
  const one = {
    ...{ guid: guidOf(7), state: 'approved' as const, reason: 'defect' as const, comment: '' },
    answer: 'Вторая исправна',
    ...{ requestedAt: '', refundDueAt: '', amount: 1_249_000, deliveryAmount: 0, lines: [line] },
  }
  const { html } = await openOnServer(address, makeOrder({ status: 'returned-in-part', returns: [one] }))
  for (const text of ['Возврат принят', 'Дрель — 1', '12 490', 'Вторая исправна']) expect(html).toContain(text)
})

test('without scripts the form of a return has all goods, and a refused one its errors and what was typed', async () => {
  const [line] = makeOrder().lines
  const returnable = {
    unfitUntil: '2026-11-27',
    lines: [
      { position: 0, quantity: 2, reasons: ['unfit' as const, 'defect' as const] },
      { position: 1, quantity: 1, reasons: ['defect' as const] },
    ],
  }
  const lines = [0, 1].map((position) => ({ ...line!, position }))
  const { html } = await openOnServer(address, makeOrder({ status: 'handed-over', lines, returnable }))
  const form = (page: string) => /<form[^>]*action="\/api\/v1\/order\/return\/form"[^]*?<\/form>/.exec(page)![0]
  expect(form(html)).toMatch(/method="post"/)
  const hidden = { order: guidOf(500), after: '0', key: 'secret' }
  for (const [name, value] of Object.entries(hidden)) expect(form(html)).toContain(`name="${name}" value="${value}"`)
  // What only a defect brings back can be asked for as well: the reason is chosen in the same form.
  for (const name of ['pieces-0', 'pieces-1', 'reason', 'comment']) expect(form(html)).toContain(`name="${name}"`)

  const fields = { reason: 'defect', comment: 'Искрит <b>', 'pieces-0': '3' }
  const refusedReturn = { fields, errors: { 'pieces-0': 'Вернуть можно не больше 2 шт' }, problem: '' }
  const order = makeOrder({ status: 'handed-over', lines, returnable, refusedReturn })
  const refused = (await openOnServer(address, order)).html
  expect(refused).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Вернуть товар/)
  for (const text of [
    'Заявка не отправлена. Исправьте отмеченное.',
    'Вернуть можно не больше 2 шт',
    'Искрит &lt;b&gt;',
  ])
    expect(form(refused)).toContain(text)
  expect(form(refused)).toMatch(/name="pieces-0"[^>]*value="3"/)
  expect(form(refused)).toMatch(/<input[^>]*checked=""[^>]*value="defect"|<input[^>]*value="defect"[^>]*checked=""/)
})
