import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { getRefusedOrder, ORDER_FORM_PATH } from '@verstak/contracts/checkout'
import { getOrder } from '@verstak/contracts/order'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })

const PRICE = 100_000
const COURIER = 49_000
const ORIGIN = 'http://127.0.0.1:3000'

beforeEach(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

async function shopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 } })
  return visitor
}

let lastAttempt = 0
const filledIn = (change: Record<string, string> = {}) => ({
  attempt: `attempt-${++lastAttempt}`,
  expectedSum: String(PRICE),
  name: 'Иван Петров',
  phone: '8 (999) 123-45-67',
  email: '',
  deliveryType: 'pickup',
  officeId: '1',
  address: '',
  payment: 'card',
  comment: 'Домофон\r\nне работает',
  ...change,
})

/** The request of a browser whose button was pressed. */
async function press(
  visitor: Visitor,
  fields: Record<string, string>,
  { action = 'layout=desktop&regionId=1', origin = ORIGIN } = {},
) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${api.url}${ORDER_FORM_PATH}?${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'sec-fetch-site': origin === ORIGIN ? 'same-origin' : 'cross-site' },
    body: new URLSearchParams(fields),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    visitor.cookies.set(name, value)
  }
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

const orderOf = (to: string) => {
  const { searchParams } = new URL(to, ORIGIN)
  return { guid: searchParams.get('order') ?? searchParams.get('orderid') ?? '', key: searchParams.get('key') ?? '' }
}
const refusedOf = async (visitor: Visitor) => (await visitor.call(getRefusedOrder, {})).refused
const cartOf = async (visitor: Visitor) => (await visitor.call(getCart, { query: { regionId: 1 } })).items
const countOrders = async () => (await api.db.selectFrom('customer_order').select('guid').execute()).length
const plain = (text = '') => text.replaceAll('\u00A0', ' ')

test('a form without scripts places an order and leads to its thank-you page', async () => {
  const visitor = await shopper()
  const { status, to } = await press(visitor, filledIn())
  expect(status).toBe(303)
  expect(to).toMatch(/^\/cart-checkout\/thanks\/\?order=[\da-f-]{36}&key=[\w-]{43}$/)
  const order = await api.newVisitor().call(getOrder, { query: orderOf(to) })
  expect(order).toMatchObject({ contactName: 'Иван Петров', phone: '9991234567', payment: 'card', sum: PRICE })
  expect(await cartOf(visitor)).toEqual([])
  expect(await refusedOf(visitor)).toBeNull()
})

test('an order that is paid online leads to its payment', async () => {
  const { to } = await press(await shopper(), filledIn({ payment: 'online' }))
  expect(to).toMatch(/^\/checkout\/payment\/\?orderid=[\da-f-]{36}&key=[\w-]{43}$/)
})

test('a second press, and two at once, lead to the same order', async () => {
  const visitor = await shopper()
  const before = await countOrders()
  const fields = filledIn()
  const answers = await Promise.all([press(visitor, fields), press(visitor, fields)])
  const again = await press(visitor, fields)
  expect(new Set([...answers, again].map(({ to }) => to)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
})

test('a refused form comes back with each error at its field and all that was typed', async () => {
  const visitor = await shopper()
  const fields = filledIn({ name: 'Anna', phone: '123', email: 'почта', officeId: '', payment: 'gold' })
  const { status, to } = await press(visitor, fields)
  expect([status, to]).toEqual([303, '/cart-checkout/?refused=1#checkout'])
  const refused = await refusedOf(visitor)
  expect(refused).toMatchObject({
    title: 'Заказ не оформлен',
    text: 'Проверьте отмеченные поля.',
    errors: {
      name: 'Заполните поле русскими буквами без цифр и знаков препинания',
      phone: expect.stringMatching(/^Номер телефона должен/),
      email: expect.any(String),
      officeId: 'Выберите магазин, где заберёте заказ',
      payment: 'Выберите способ оплаты',
    },
  })
  expect(refused?.fields).toMatchObject({ name: 'Anna', phone: '123', email: 'почта', comment: fields.comment })
  expect(Object.keys(refused?.fields ?? {})).not.toContain('attempt')
  expect(await cartOf(visitor)).toHaveLength(1)
})

test('a number that was right comes back as its ten digits, from which the page makes its mask', async () => {
  const visitor = await shopper()
  await press(visitor, filledIn({ name: '', phone: '8 (916) 123-45-67' }))
  expect((await refusedOf(visitor))?.fields['phone']).toBe('9161234567')
})

test('what is wrong beside the fields is told above them', async () => {
  const visitor = await shopper()
  await press(visitor, filledIn({ deliveryType: 'pigeon' }))
  expect((await refusedOf(visitor))?.text).toBe('Выберите, как получить заказ')
})

test('on a phone, and in a quick order, the form leads back to its own page', async () => {
  const wrong = filledIn({ name: '' })
  expect((await press(await shopper(), wrong, { action: 'layout=mobile&regionId=1' })).to).toBe(
    '/cart/?refused=1#checkout',
  )
  const quick = `layout=mobile&regionId=1&type=buyOneClickCard&productGuid=${guidOf(known.plenty)}&quantity=1`
  const { to } = await press(await shopper(), wrong, { action: quick })
  expect(to).toBe(`/cart/?type=buyOneClickCard&productGuid=${guidOf(known.plenty)}&refused=1#checkout`)
})

test('the sum with the courier is told, and confirmed by a second press', async () => {
  const visitor = await shopper()
  const byCourier = filledIn({ deliveryType: 'courier', address: 'улица Ленина, дом 1' })
  await press(visitor, byCourier)
  const refused = await refusedOf(visitor)
  expect(plain(refused?.title)).toBe('Сумма изменилась: было 1 000 ₽, стало 1 490 ₽')
  expect(refused?.sum).toBe(PRICE + COURIER)
  const confirmed = { ...byCourier, attempt: 'another-attempt', expectedSum: String(refused?.sum) }
  expect((await press(visitor, confirmed)).to).toContain('/thanks/')
  expect(await refusedOf(visitor)).toBeNull()
})

test('what the order itself refuses is told in words: the payment at its field, sold-out goods, a page of before', async () => {
  const visitor = await shopper()
  await press(visitor, filledIn({ payment: 'invoice' }))
  expect((await refusedOf(visitor))?.errors).toEqual({
    payment: expect.stringMatching(/^Так платят только организации/),
  })
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', known.plenty).execute()
  await press(visitor, filledIn())
  expect((await refusedOf(visitor))?.title).toBe('Часть товаров уже закончилась')
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
  const fields = filledIn()
  await press(visitor, fields)
  await press(visitor, { ...fields, comment: 'Другой' })
  expect((await refusedOf(visitor))?.title).toBe('Заказ с этой страницы уже оформлен')
})

test('a user orders for himself or for his organization, as the form says', async () => {
  const userId = await addUser(api)
  const organizationId = await addOrganization(api, userId, { isActive: true })
  const visitor = await startTestSession(api, api.newVisitor(), { userId })
  await visitor.call(getCartToken, {})
  const buyerOf = async (change: Record<string, string>) => {
    await visitor.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 } })
    const { to } = await press(visitor, filledIn(change))
    const { guid } = orderOf(to)
    const row = await api.db.selectFrom('customer_order').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow()
    return [row.organization_id, row.payment]
  }
  expect(await buyerOf({ organizationId: '0' })).toEqual([null, 'card'])
  expect(await buyerOf({ organizationId: String(organizationId), payment: 'invoice' })).toEqual([
    organizationId,
    'invoice',
  ])
})

test('a quick order is placed without a cart, which it makes', async () => {
  const visitor = api.newVisitor()
  const action = `layout=desktop&regionId=1&type=buyForSale&productGuid=${guidOf(known.plenty)}&quantity=2`
  const { to } = await press(visitor, filledIn({ expectedSum: String(2 * PRICE) }), { action })
  const { lines } = await visitor.call(getOrder, { query: orderOf(to) })
  expect(lines).toMatchObject([{ productId: known.plenty, quantity: 2 }])
})

test('a refusal is forgotten after an hour, and nobody else sees it', async () => {
  const visitor = await shopper()
  await press(visitor, filledIn({ name: '' }))
  expect(await refusedOf(await shopper())).toBeNull()
  expect(await refusedOf(api.newVisitor())).toBeNull()
  expect(await refusedOf(visitor)).not.toBeNull()
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + 3601_000)
  const later = await refusedOf(visitor)
  api.clock.now = now
  expect(later).toBeNull()
})

test.each([
  ['of another site', {}, { origin: 'https://elsewhere.example' }, 403],
  ['without its page’s mark', { attempt: '' }, {}, 400],
  ['for no layout', {}, { action: 'regionId=1' }, 400],
  ['as long as a book', { comment: 'я'.repeat(20_000) }, {}, 413],
])('a form %s is refused', async (_, change, options, status) => {
  expect((await press(await shopper(), filledIn(change), options)).status).toBe(status)
})

test('a form with nonsense in each field is refused in words, never a failure', async () => {
  const visitor = await shopper()
  for (const nonsense of ['%', '-1', '1e99', 'NaN', '\u0000', '<b>']) {
    const fields = Object.fromEntries(Object.keys(filledIn()).map((name) => [name, nonsense]))
    const typed = { ...fields, attempt: `attempt-${++lastAttempt}`, organizationId: nonsense, zoneId: nonsense }
    for (const deliveryType of ['pickup', 'courier', 'transport', nonsense]) {
      expect((await press(visitor, { ...typed, deliveryType })).status).toBe(303)
    }
  }
})
