/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { getCart } from '@verstak/contracts/cart'
import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import { getRefusedOrder } from '@verstak/contracts/checkout'
import type { Layout } from '@verstak/contracts/layout'
import { getQuickOrder } from '@verstak/contracts/order'
import { listLocalities } from '@verstak/contracts/transport'
import { openRemote } from '@verstak/remote-kit/testing/renderRemote'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { createCartApi, type CartApi } from '../testing/cartApi.ts'
import { makeDelivery } from '../testing/makeDelivery.ts'
import { createCartHarness } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 1_249_000 })

function openOnServer(api: CartApi, address: string, layout: Layout) {
  const { host, routes } = createCartHarness(api, layout)
  return openRemote(host, routes, address)
}

test.each<[Layout, string, string]>([
  ['desktop', '/cart-checkout/', '[ROUTE-032]'],
  ['mobile', '/cart/', '[ROUTE-033]'],
])('on %s, %s shows items and sums without JavaScript %s', async (layout, address) => {
  const api = createCartApi([makeCartItem({ product: drill, quantity: 2 })])
  const { html, status } = await openOnServer(api, address, layout)
  expect(status).toBe(200)
  expect(html).toContain('<title>Корзина — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<a[^>]*href="[^"]*"[^>]*>Дрель<\/a>/)
  expect(html).toContain('24 980 ₽')
  expect(html).toContain(`action="/api/v1/order/form?layout=${layout}&amp;regionId=1"`)
  expect(api.names().filter((name) => name === 'list')).toHaveLength(1)
})

test('plain fields of each way of delivery stand in the document for visitors without scripts', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const interval = { ...{ id: 1, start: '10:00', end: '14:00', isExact: false, left: 2, surcharge: 0 } }
  const day = { date: '2026-11-24', name: 'Вт', dayText: '24 ноября', isWorking: true }
  api.on(priceOrderDelivery, () =>
    makeDelivery({
      courier: {
        zones: [{ id: 3, name: 'Дальше', note: '', isPerKm: true }],
        intervals: [
          {
            ...day,
            intervals: [{ ...interval, status: 'few', orderUntil: '09:00', orderUntilDate: day.date }],
          },
        ],
        liftingPrice: [{ maxWeight: null, note: '', elevator: 0, stairsPerFloor: 0 }],
      },
    }),
  )
  api.on(listLocalities, () => ({
    localities: [{ id: 7, name: 'Пермь', area: '', regionId: null }],
    companies: [{ id: 'pek', title: 'ПЭК' }],
  }))
  const { html } = await openOnServer(api, '/cart-checkout/', 'desktop')
  const plain = [...html.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join('')
  const names = [...plain.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['officeId', 'zoneId', 'distanceKm', 'intervalDate', 'intervalId', 'floor', 'hasElevator'],
      ...['transportTown', 'transportCompany'],
    ]),
  )
})

const quickAddress = `/cart-checkout/?type=buyOneClickCard&productGuid=${drill.guid}`

test('a quick order is readable without JavaScript, and the cart is not asked for [ROUTE-034]', async () => {
  const api = createCartApi([makeCartItem({ product: makeProductTile({ id: 2, name: 'Пила' }) })])
  api.on(getQuickOrder, () => ({ ...makeCart([makeCartItem({ product: drill })]), isSaleOver: false }))
  const { html, status } = await openOnServer(api, quickAddress, 'desktop')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<a[^>]*href="[^"]*"[^>]*>Дрель<\/a>/)
  expect(html).not.toContain('Пила')
  expect(api.names()).not.toContain('list')
})

test.each<[number, 'not-found' | 'unavailable', string]>([
  [404, 'not-found', 'Такого товара нет'],
  [503, 'unavailable', 'Заказ не загрузился'],
])('a quick order whose product does not come is a %i', async (expected, code, words) => {
  const api = createCartApi()
  api.on(getQuickOrder, () => Promise.reject(new ApiError(code, expected)))
  const { html, status } = await openOnServer(api, quickAddress, 'desktop')
  expect(status).toBe(expected)
  expect(html).toContain(words)
})

test('the server fills in a signed-in buyer', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const account = { firstName: 'Борис', lastName: 'Котов', phone: '9031112233', email: 'boris@mail.ru' }
  const { host, routes } = createCartHarness(api, 'desktop', undefined, account)
  const { html } = await openRemote(host, routes, '/cart-checkout/')
  for (const text of ['Борис Котов', '+7 (903) 111-22-33', 'boris@mail.ru']) expect(html).toContain(`value="${text}"`)
})

test('without scripts the browser sends the form, with the sum that it shows and a mark of this page', async () => {
  const sent = async () => {
    const { html } = await openOnServer(createCartApi([makeCartItem({ product: drill })]), '/cart-checkout/', 'desktop')
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*form="checkout"/)
    expect(html).toContain('name="expectedSum" value="1249000"')
    return /name="attempt" value="([\da-f-]{36})"/.exec(html)?.[1]
  }
  const first = await sent()
  expect(first).toBeDefined()
  expect(await sent()).not.toBe(first)
})

test('a form that was refused comes back from the server with what was typed and what is wrong', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const refused = {
    fields: {
      name: 'Anna',
      phone: '123',
      deliveryType: 'courier',
      address: 'Тверская',
      payment: 'online',
      comment: 'Код 5',
    },
    errors: { name: 'Русскими буквами', address: 'Адрес полностью' },
    title: 'Сумма изменилась',
    text: 'Подтвердите заказ.',
    sum: 1_288_000,
  }
  api.on(getRefusedOrder, () => ({ refused }))
  const { html } = await openOnServer(api, '/cart-checkout/?refused=1', 'desktop')
  for (const text of [
    'value="Anna"',
    'Русскими буквами',
    'Адрес полностью',
    '>Тверская</textarea>',
    '>Код 5</textarea>',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/name="deliveryType" checked="" value="courier"/)
  expect(html).toMatch(/name="payment" checked="" value="online"/)
  expect(html).toContain('name="expectedSum" value="1288000"')
  expect(html).toContain('Сумма изменилась')
  expect(html.replaceAll('\u00A0', ' ')).toContain('Подтвердить: 12 880 ₽')
})

test('the promo code’s field is a plain form, and says why a code was refused', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const promo = { code: 'НЕТ', isActive: false, name: '', discount: 0, deliveryOff: 0, gift: null, missing: 0 }
  api.cart = { ...api.cart, promo: { ...promo, error: 'Промокод не найден' } }
  const { html } = await openOnServer(api, '/cart/', 'mobile')
  const form = /<form[^>]*action="\/api\/v1\/cart\/promocode\/form\?layout=mobile".*?<\/form>/.exec(html)?.[0]
  expect(form).toMatch(/^<form[^>]* method="post"/)
  expect(form).toMatch(/<input[^>]* name="promocode"[^>]* value="НЕТ"/)
  expect(form).toContain('Промокод не найден')
  expect(form).toMatch(/<button[^>]*type="submit"/)
})

test('lines are selected, saved, removed and brought back by plain forms', async () => {
  const saw = makeProductTile({ id: 2, name: 'Пила' })
  const api = createCartApi([makeCartItem({ product: drill })])
  const [item] = api.cart.items
  const saved = makeCartItem({ product: saw })
  const removed = [{ guid: guidOf(77), name: 'Рулетка', after: item!.guid }]
  api.cart = { ...api.cart, saved: [saved], removed }
  const { html } = await openOnServer(api, `/cart-checkout/?removed=${guidOf(77)}`, 'desktop')
  const form = /<form id="cart-lines"[^>]*>/.exec(html)?.[0]
  expect(form).toContain('method="post"')
  expect(form).toContain('action="/api/v1/cart/lines/form?regionId=1&amp;layout=desktop"')
  expect(html).toContain(`name="lines" value="${item!.guid}"`)
  const buttons = [`save:${item!.guid}`, `remove:${item!.guid}`, `restore:${guidOf(77)}`, `return:${saved.guid}`]
  for (const value of [...buttons, 'select', 'remove-selected']) {
    const button = new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(html)?.[0]
    expect([value, button]).toEqual([value, expect.stringMatching(/type="submit".*form="cart-lines"/)])
  }
  expect(new RegExp(`<input[^>]*name="line:${item!.guid}"[^>]*>`).exec(html)?.[0]).toContain('checked')
  // What was not removed by this page cannot be undone here.
  const plain = await openOnServer(api, '/cart-checkout/', 'desktop')
  expect(plain.html).not.toContain('Рулетка')
})

test('an active promo code is on the page without JavaScript, with a form that takes it off', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const promo = { code: 'СКИДКА5', isActive: true, name: '−5 % на всё', deliveryOff: 0, gift: null, missing: 0 }
  api.cart = { ...api.cart, promo: { ...promo, discount: 62_450, error: null } }
  const { html } = await openOnServer(api, '/cart-checkout/', 'desktop')
  expect(html).toContain('СКИДКА5')
  expect(html).toContain('11 865,50 ₽')
  expect(html).toMatch(/<input type="hidden" name="promocode" value=""\/>/)
})

test.each<[Layout, string, string, string]>([
  ['desktop', '/cart/', '/cart-checkout/', '[ROUTE-033]'],
  ['mobile', '/cart-checkout/', '/cart/', '[ROUTE-032]'],
])('a %s client on %s gets a 302 to %s with the query %s', async (layout, from, to) => {
  const { redirect, status } = await openOnServer(createCartApi(), `${from}?type=buyForSale`, layout)
  expect(status).toBe(302)
  expect(redirect).toBe(`${to}?type=buyForSale`)
})

test('a document without the cart is a 503 that says so', async () => {
  const api = createCartApi()
  api.on(getCart, () => Promise.reject(new ApiError('unavailable', 503)))
  const { html, status } = await openOnServer(api, '/cart-checkout/', 'desktop')
  expect(status).toBe(503)
  expect(html).toContain('Корзина не загрузилась')
})
