import { getCart, getCartToken } from '@verstak/contracts/cart'
import { getPaymentTerms } from '@verstak/contracts/checkout'
import { createOrder, createQuickOrder, type OrderInput } from '@verstak/contracts/order'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })

const PRICE = 100_000

beforeEach(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

/** A user with a cart on a device of his. */
async function user() {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  return { userId, device }
}

let lastKey = 0
const newKey = () => ({ 'idempotency-key': `buyer-key-${++lastKey}` })
const wish = (change: Partial<OrderInput> = {}) => ({
  body: {
    contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
    delivery: { type: 'pickup' as const, officeId: 1 },
    payment: 'cash' as const,
    comment: '',
    regionId: 1,
    expectedSum: PRICE,
    productGuid: guidOf(known.plenty),
    quantity: 1,
    ...change,
  },
})
const place = (visitor: Visitor, change?: Partial<OrderInput>) => visitor.call(createQuickOrder, wish(change), newKey())
const refuse = async (visitor: Visitor, change?: Partial<OrderInput>) => {
  const { status, body } = await visitor.fail(createQuickOrder, wish(change), newKey())
  const told: { field?: string; text?: string } = body.errors?.[0] ?? {}
  return { status, code: body.code, ...told }
}
const rowOf = (guid: string) =>
  api.db.selectFrom('customer_order').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow()

test('an order is for the organization that it names, whomever the user buys for now', async () => {
  const { userId, device } = await user()
  const one = await addOrganization(api, userId, { isActive: true })
  const other = await addOrganization(api, userId)
  expect((await rowOf((await place(device, { organizationId: other })).guid)).organization_id).toBe(other)
  expect((await rowOf((await place(device, { organizationId: null })).guid)).organization_id).toBeNull()
  expect((await rowOf((await place(device)).guid)).organization_id).toBe(one)
})

test('its price is that of the buyer it names: a sum of another one is told', async () => {
  const { userId, device } = await user()
  const company = await addOrganization(api, userId)
  const change = api.db.insertInto('product_price').values({
    product_id: known.plenty,
    price_type: 'business',
    price: 90_000,
  })
  await change.onConflict((row) => row.columns(['product_id', 'price_type']).doUpdateSet({ price: 90_000 })).execute()
  expect(await refuse(device, { organizationId: company })).toMatchObject({ status: 409, code: 'price-changed' })
  await place(device, { organizationId: company, expectedSum: 90_000 })
  await place(device, { organizationId: null })
  await api.db.deleteFrom('product_price').where('price_type', '=', 'business').where('price', '=', 90_000).execute()
})

test('a purchaser orders for his company; nobody orders for another’s', async () => {
  const owner = await user()
  const company = await addOrganization(api, owner.userId)
  const purchaser = await user()
  const member = { user_id: purchaser.userId, organization_id: company, role: 'purchaser' as const }
  await api.db.insertInto('organization_member').values(member).execute()
  await place(purchaser.device, { organizationId: company, payment: 'invoice' })
  const stranger = await user()
  expect(await refuse(stranger.device, { organizationId: company })).toMatchObject({ status: 404, code: 'not-found' })
  expect(await refuse(stranger.device, { organizationId: 999_999 })).toMatchObject({ status: 404 })
  const guest = api.newVisitor()
  await guest.call(getCartToken, {})
  expect(await refuse(guest, { organizationId: company })).toMatchObject({ status: 404, field: 'organizationId' })
})

test('who has left the company meanwhile orders for it no more', async () => {
  const { userId, device } = await user()
  const company = await addOrganization(api, userId)
  await place(device, { organizationId: company })
  await api.db.deleteFrom('organization_member').where('organization_id', '=', company).execute()
  expect(await refuse(device, { organizationId: company })).toMatchObject({ status: 404 })
})

test('a person pays neither by invoice nor later, a company without a limit not later; it is told at the payment', async () => {
  const { userId, device } = await user()
  const company = await addOrganization(api, userId)
  const refused = { status: 400, code: 'invalid-input', field: 'payment' }
  for (const payment of ['invoice', 'deferred'] as const) {
    expect(await refuse(device, { organizationId: null, payment })).toMatchObject({
      ...refused,
      text: expect.stringMatching(/^Так платят только организации/),
    })
  }
  expect(await refuse(device, { organizationId: company, payment: 'deferred' })).toMatchObject({
    ...refused,
    text: expect.stringMatching(/^У организации нет отсрочки/),
  })
  for (const payment of ['cash', 'card', 'online', 'sbp', 'invoice'] as const) {
    await place(device, { organizationId: company, payment })
  }
})

test('each line keeps its VAT of the day', async () => {
  const { device } = await user()
  const rateOf = async (guid: string) =>
    (await api.db.selectFrom('order_line').select('vat_rate').where('order_guid', '=', guid).execute())[0]?.vat_rate
  expect(await rateOf((await place(device)).guid)).toBe(22)
  const product = api.db.updateTable('product').where('id', '=', known.plenty)
  await product.set({ vat: 'reduced' }).execute()
  const { guid } = await place(device)
  await product.set({ vat: 'standard' }).execute()
  expect(await rateOf(guid)).toBe(10)
})

describe('a company with a limit', () => {
  const LIMIT = 10 * PRICE

  async function company(limit = LIMIT) {
    const { userId, device } = await user()
    const organizationId = await addOrganization(api, userId, {
      isActive: true,
      deferred_limit: limit,
      deferred_days: 30,
    })
    return { userId, device, organizationId, deferred: { organizationId, payment: 'deferred' as const } }
  }

  test('pays later within it, and the day is kept', async () => {
    const { device, deferred } = await company()
    const { guid } = await place(device, deferred)
    expect(await rowOf(guid)).toMatchObject({ payment: 'deferred', deferred_until: '2026-12-20' })
    const terms = await device.call(getPaymentTerms, {})
    expect(terms).toEqual({ deferred: { limit: LIMIT, left: LIMIT - PRICE, days: 30 } })
  })

  test('is told what is left, and may pay in another way', async () => {
    const { device, deferred } = await company(PRICE - 1)
    const { status, field, text } = await refuse(device, deferred)
    expect([status, field]).toEqual([400, 'payment'])
    expect(text?.replaceAll('\u00A0', ' ')).toBe(
      'Отсрочки не хватает: доступно 999,99 ₽, а заказ стоит 1 000 ₽. Выберите другой способ',
    )
    await place(device, { ...deferred, payment: 'invoice' })
  })

  test('never owes more than it, of 50 orders at once by ten of its people', async () => {
    const { organizationId, deferred } = await company()
    const people = await Promise.all(Array.from({ length: 10 }, user))
    const devices = people.map(({ device }) => device)
    const members = people.map(({ userId }) => ({
      user_id: userId,
      organization_id: organizationId,
      role: 'purchaser' as const,
    }))
    await api.db.insertInto('organization_member').values(members).execute()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        devices[at % devices.length]!.ask(createQuickOrder, wish(deferred), newKey()),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40)
    const { sum } = await api.db
      .selectFrom('customer_order')
      .select((query) => query.fn.sum<number>('sum').as('sum'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    expect(Number(sum)).toBe(LIMIT)
  })
})

test('a person and a guest have no terms of payment', async () => {
  const { device } = await user()
  expect(await device.call(getPaymentTerms, {})).toEqual({ deferred: null })
  expect(await api.newVisitor().call(getPaymentTerms, {})).toEqual({ deferred: null })
})

test('a page of an older release, which names no buyer, orders its cart for whom the user buys', async () => {
  const { userId, device } = await user()
  const company = await addOrganization(api, userId, { isActive: true })
  const { id } = await api.db.selectFrom('cart').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const row = { cart_id: id, product_id: known.plenty, quantity: 1, price_added: PRICE }
  await api.db.insertInto('cart_item').values(row).execute()
  const { totals } = await device.call(getCart, { query: { regionId: 1 } })
  const { productGuid: _guid, quantity: _quantity, ...body } = wish({ expectedSum: totals.sum }).body
  const { guid } = await device.call(createOrder, { body }, newKey())
  expect((await rowOf(guid)).organization_id).toBe(company)
})
