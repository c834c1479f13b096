/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { getPayment, type OrderPayment } from '@verstak/contracts/payment'
import { openRemote } from '@verstak/remote-kit/testing/renderRemote'
import { guidOf } from '@verstak/testing/factories'
import { createCartApi } from '../testing/cartApi.ts'
import { createCartHarness } from '../testing/renderCartPage.tsx'

const makePayment = (changes: Partial<OrderPayment> = {}): OrderPayment => ({
  guid: guidOf(500),
  number: '1042',
  orderState: 'awaiting-payment',
  step: 'due',
  sum: 2_498_000,
  owed: 2_498_000,
  dueAt: null,
  method: 'card',
  refusal: null,
  qr: null,
  ...changes,
})

async function openOnServer(address: string, payment: OrderPayment | null = makePayment()) {
  const api = createCartApi()
  api.on(getPayment, () => {
    if (!payment) throw new ApiError('not-found', 404)
    return payment
  })
  const { host, routes } = createCartHarness(api)
  const page = await openRemote(host, routes, address)
  return { ...page, calls: api.calls.map(({ input }) => input) }
}

const address = `/checkout/payment/?orderid=${guidOf(500)}&key=secret`

test('it shows the sum and pays by a plain form [ROUTE-065]', async () => {
  const { html, calls } = await openOnServer(address)
  expect(calls).toEqual([{ query: { guid: guidOf(500), key: 'secret' } }])
  expect(html).toContain('<title>Оплата заказа № 1042 — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  // Forms of a page without referrers have no origin, which the API refuses.
  expect(html).toContain('<meta name="referrer" content="strict-origin"/>')
  expect(html).toContain('24 980 ₽')
  const [form] = /<form[^>]*action="\/api\/v1\/payment\/start\/form".*?<\/form>/s.exec(html) ?? ['']
  for (const part of ['method="post"', `name="guid" value="${guidOf(500)}"`, 'name="key" value="secret"'])
    expect(form).toContain(part)
  expect(form).toMatch(/<button[^>]*value="card"[^>]*name="method"/)
  expect(form).toMatch(/<button[^>]*value="sbp"[^>]*name="method"/)
})

test.each<[Partial<OrderPayment>, string[]]>([
  [{ step: 'waiting' }, ['Ждём ответ банка', 'Проверить оплату', 'Вернуться к оплате картой']],
  [{ step: 'refused', refusal: 'funds' }, ['Оплата не прошла', 'На карте не хватает денег', 'Оплатить картой']],
  [
    { step: 'paid', orderState: 'paid' },
    ['Заказ оплачен', `/cart-checkout/thanks/?order=${guidOf(500)}&amp;key=secret`],
  ],
  [{ step: 'over', orderState: 'cancelled' }, ['Заказ отменён', 'товары вернулись в продажу']],
  [{ step: 'refunding', orderState: 'cancelled' }, ['Возвращаем деньги']],
  [{ step: 'other', orderState: 'new' }, ['Платить сейчас не нужно']],
])('%j is told in words', async (changes, texts) => {
  const { html } = await openOnServer(address, makePayment(changes))
  for (const text of texts) expect(html).toContain(text)
})

test('SBP shows its code and the link of the bank’s app', async () => {
  const qr = { link: 'https://qr.nspk.ru/AB', path: 'M4 4h1v1h-1z', size: 33 }
  const { html } = await openOnServer(address, makePayment({ step: 'waiting', method: 'sbp', qr }))
  expect(html).toContain('aria-label="QR-код для оплаты через СБП"')
  expect(html).toContain('d="M4 4h1v1h-1z"')
  expect(html).toMatch(/<a[^>]*href="https:\/\/qr\.nspk\.ru\/AB"/)
})

test('what went wrong with the form is told, while there is something to pay', async () => {
  const { html } = await openOnServer(`${address}&problem=payment-unavailable`)
  expect(html).toContain('Банк сейчас не отвечает')
  const paid = await openOnServer(`${address}&problem=payment-unavailable`, makePayment({ step: 'paid' }))
  expect(paid.html).not.toContain('Банк сейчас не отвечает')
})

test.each(['', '?orderid=1', `?orderid=${guidOf(1)}`])(
  'an unknown order «%s» leads to the orders [ROUTE-065]',
  async (search) => {
    const { html } = await openOnServer(`/checkout/payment/${search}`, null)
    expect(html).toContain('Такого заказа нет')
    expect(html).toMatch(/<a[^>]*href="\/user\/orders\/all\/"/)
    expect(html).toMatch(/<a[^>]*href="\/pay-order\/"/)
  },
)

test('an order is found by its number and phone by a plain form [ROUTE-064]', async () => {
  const { html } = await openOnServer('/pay-order/?problem=not-found')
  const [form] = /<form[^>]*action="\/api\/v1\/payment\/find\/form".*?<\/form>/s.exec(html) ?? ['']
  expect(form).toMatch(/<input[^>]*name="number"/)
  expect(form).toMatch(/<input[^>]*name="phone"/)
  expect(form).toContain('Заказа с таким номером и телефоном нет')
})
