import {
  addToCart,
  applyPromoCode,
  deleteFromCart,
  getCart,
  getCartToken,
  PROMO_FORM_PATH,
  removePromoCode,
} from '@verstak/contracts/cart'
import { createOrder, getOrder, type OrderInput } from '@verstak/contracts/order'
import type { Insertable } from 'kysely'
import type { PromoTables } from '../db/promoTables.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, promoCodesPerIp: 300 } })

const PRICE = 100_000
const COURIER = 49_000
const here = { query: { regionId: 1 } }

beforeEach(async () => {
  for (const id of [known.plenty, known.saw, known.discounted]) {
    await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', id).execute()
  }
})

let lastCode = 0
/** Makes a code of the shop. @returns the code */
async function addCode(promo: Partial<Insertable<PromoTables['promo_code']>> = {}): Promise<string> {
  const code = `ТЕСТ${++lastCode}`
  const row = { code, name: 'Скидка 10 %', kind: 'percent' as const, starts_at: new Date('2026-01-01'), ...promo }
  const benefit = row.kind === 'percent' && row.percent === undefined ? { percent: 10 } : {}
  await api.db
    .insertInto('promo_code')
    .values({ ...row, ...benefit })
    .execute()
  return code
}

async function shopperWith(...products: [id: number, quantity: number][]): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await put(visitor, ...products)
  return visitor
}

async function put(visitor: Visitor, ...products: [id: number, quantity: number][]): Promise<void> {
  for (const [id, quantity] of products) {
    await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
  }
}

const apply = (visitor: Visitor, promocode: string) => visitor.call(applyPromoCode, { body: { promocode } })
const promoOf = async (visitor: Visitor) => (await visitor.call(getCart, here)).promo
const errorOf = async (visitor: Visitor, code: string) => {
  const { success, data } = await apply(visitor, code)
  expect(success).toBe(false)
  return data.errors[0]!
}

const orderFor = (expectedSum: number, change: Partial<OrderInput> = {}): OrderInput => ({
  contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
  delivery: { type: 'pickup', officeId: 1 },
  payment: 'cash',
  comment: '',
  regionId: 1,
  expectedSum,
  ...change,
})
let lastKey = 0
const newKey = () => ({ 'idempotency-key': `promo-key-${++lastKey}` })
const place = (visitor: Visitor, body: OrderInput) => visitor.call(createOrder, { body }, newKey())
const refuse = (visitor: Visitor, body: OrderInput) => visitor.fail(createOrder, { body }, newKey())
const byCourier = { delivery: { type: 'courier' as const, address: 'улица Ленина, дом 1' } }
const usesOf = async (code: string) =>
  (await api.db.selectFrom('promo_code').select('used_count').where('code', '=', code).executeTakeFirstOrThrow())
    .used_count

test('a code is applied, comes with the cart, and is taken off [API-013, API-014, CALL-028, CALL-029]', async () => {
  const code = await addCode()
  const visitor = await shopperWith([known.plenty, 2])
  expect(await apply(visitor, ` ${code.toLowerCase()} `)).toEqual({ success: true, data: { errors: [] } })
  const cart = await visitor.call(getCart, here)
  expect(cart.promo).toEqual({
    code,
    isActive: true,
    name: 'Скидка 10 %',
    discount: 20_000,
    deliveryOff: 0,
    gift: null,
    error: null,
    missing: 0,
  })
  expect(cart.totals).toMatchObject({ sum: 180_000, discount: 0, discountExtended: 20_000 })
  expect(await visitor.call(removePromoCode, {})).toEqual({ success: true, data: { errors: [] } })
  expect(await visitor.call(getCart, here)).toMatchObject({ totals: { sum: 200_000 } })
  expect(await promoOf(visitor)).toBeUndefined()
  expect(await api.newVisitor().call(removePromoCode, {})).toMatchObject({ success: true })
})

test('an unknown code is refused in data.errors and leaves the code of the cart alone [API-013]', async () => {
  const code = await addCode()
  const visitor = await shopperWith([known.plenty, 1])
  await apply(visitor, code)
  expect(await errorOf(visitor, 'НЕТТАКОГО')).toEqual({
    code: 'not-found',
    title: 'Промокод не применён',
    message: 'Промокод не найден',
  })
  expect(await promoOf(visitor)).toMatchObject({ code, discount: 10_000 })
  expect((await api.newVisitor().fail(applyPromoCode, { body: { promocode: code } })).body.code).toBe(
    'cart-token-required',
  )
})

test.each<[string, Partial<Insertable<PromoTables['promo_code']>>, string]>([
  ['not-started', { starts_at: new Date('2026-12-01') }, 'Промокод начнёт действовать 1 декабря'],
  ['over', { ends_at: new Date('2026-11-01') }, 'Срок действия промокода закончился'],
  ['audience', { audience: 'business' }, 'Промокод действует только для компаний'],
  ['sign-in', { max_uses_per_user: 1 }, 'Войдите, чтобы применить этот промокод'],
  ['no-goods', { category_ids: [111] }, 'В корзине нет товаров, на которые действует промокод'],
  ['no-goods', { brand_ids: [2] }, 'В корзине нет товаров, на которые действует промокод'],
  ['used-up', { max_uses: 3, used_count: 3 }, 'Этот промокод уже использовали все, на кого он рассчитан'],
  [
    'min-sum',
    { min_sum: 3_500_000 },
    'Этот код действует от 35\u00A0000\u00A0₽. Добавьте товаров ещё на 34\u00A0000\u00A0₽ или введите другой.',
  ],
])('a code is refused with a sentence: %s', async (reason, change, message) => {
  const visitor = await shopperWith([known.plenty, 1])
  expect(await errorOf(visitor, await addCode(change))).toMatchObject({ code: reason, message })
})

test('a code of a category counts the goods anywhere below it', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  // The saw is in the category 120, which is in 100.
  for (const [category, discount] of [
    [120, 10_000],
    [100, 10_000],
  ] as const) {
    await apply(visitor, await addCode({ category_ids: [200, category] }))
    expect(await promoOf(visitor)).toMatchObject({ discount })
    await visitor.call(removePromoCode, {})
  }
  expect(await errorOf(visitor, await addCode({ category_ids: [110, 200] }))).toMatchObject({ code: 'no-goods' })
})

test('what stops to apply is told with what is missing and what it gave before', async () => {
  const code = await addCode({ min_sum: 200_000 })
  const visitor = await shopperWith([known.plenty, 2])
  await apply(visitor, code)
  const { cart } = await visitor.call(addToCart, {
    body: { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 },
  })
  expect(cart).toMatchObject({ totals: { sum: 100_000 }, promo: { discount: 0, missing: 100_000 } })
  // The shopper did it himself.
  expect(cart.promo).not.toHaveProperty('was')
  await put(visitor, [known.plenty, 3])
  await api.db
    .updateTable('promo_code')
    .set({ ends_at: new Date('2026-11-02') })
    .where('code', '=', code)
    .execute()
  expect(await promoOf(visitor)).toMatchObject({
    isActive: true,
    discount: 0,
    was: 30_000,
    error: 'Срок действия промокода закончился',
  })
})

test('an order takes the discount by line, counts the use, and shows it', async () => {
  const code = await addCode({ max_uses: 1 })
  const visitor = await shopperWith([known.plenty, 2], [known.saw, 1])
  await apply(visitor, code)
  expect((await refuse(visitor, orderFor(300_000))).body).toMatchObject({
    code: 'price-changed',
    errors: [{ value: 270_000 }],
  })
  const { guid } = await place(visitor, orderFor(270_000))
  expect(await visitor.call(getOrder, { query: { guid } })).toMatchObject({
    sum: 270_000,
    promo: { code, discount: 30_000 },
    lines: [{ discount: 20_000 }, { discount: 10_000 }],
  })
  expect(await usesOf(code)).toBe(1)
  expect(await promoOf(visitor)).toBeUndefined()
  const next = await shopperWith([known.plenty, 1])
  expect(await errorOf(next, code)).toMatchObject({ code: 'used-up' })
})

test('50 orders at once for 5 uses make exactly 5 orders with the discount', async () => {
  const code = await addCode({ max_uses: 5 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shopperWith([known.plenty, 1])))
  await Promise.all(buyers.map((buyer) => apply(buyer, code)))
  const answers = await Promise.all(
    buyers.map((buyer, place) =>
      buyer.ask(
        createOrder,
        { body: orderFor(90_000, { contact: { name: 'Иван', phone: String(9_990_000_000 + place), email: '' } }) },
        newKey(),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body]).toMatchObject([
      409,
      { code: 'promo-refused', errors: [{ field: 'promocode', reason: 'used-up', value: 100_000 }] },
    ])
  }
  expect(await usesOf(code)).toBe(5)
  const uses = await api.db
    .selectFrom('promo_use')
    .innerJoin('promo_code', 'promo_code.id', 'promo_use.promo_code_id')
    .select('order_guid')
    .where('promo_code.code', '=', code)
    .execute()
  expect(uses).toHaveLength(5)
}, 60_000)

test('no statement can count a use above the limit', async () => {
  const code = await addCode({ max_uses: 1, used_count: 1 })
  const change = api.db.updateTable('promo_code').set({ used_count: 2 }).where('code', '=', code)
  await expect(change.execute()).rejects.toThrow(/promo_code_uses/)
})

test('a phone and a user use a code as often as it allows, also in orders at once', async () => {
  const byPhone = await addCode({ max_uses_per_phone: 1 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shopperWith([known.plenty, 1])))
  await Promise.all(buyers.map((buyer) => apply(buyer, byPhone)))
  const answers = await Promise.all(buyers.map((buyer) => buyer.ask(createOrder, { body: orderFor(90_000) }, newKey())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ errors: [{ reason: 'used-by-phone' }] })

  const byUser = await addCode({ max_uses_per_user: 1 })
  const user = await startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
  await user.call(getCartToken, {})
  await put(user, [known.plenty, 1])
  await apply(user, byUser)
  await place(user, orderFor(90_000))
  await put(user, [known.plenty, 1])
  expect(await errorOf(user, byUser)).toMatchObject({ code: 'used-by-user' })
})

test('a code of the first order and one of a phone are asked again with the phone of the order', async () => {
  const first = await addCode({ is_first_order: true })
  const contact = { name: 'Иван Петров', phone: '9881112233', email: '' }
  const visitor = await shopperWith([known.plenty, 1])
  await apply(visitor, first)
  await place(visitor, orderFor(90_000, { contact }))
  await put(visitor, [known.plenty, 1])
  expect(await errorOf(visitor, first)).toMatchObject({ code: 'first-order' })
  const other = await shopperWith([known.plenty, 1])
  await apply(other, first)
  expect((await refuse(other, orderFor(90_000, { contact }))).body).toMatchObject({
    code: 'promo-refused',
    errors: [{ reason: 'first-order', value: 100_000 }],
  })
  // Who saw the full sum gets his order without the code.
  await place(other, orderFor(100_000, { contact }))

  const bound = await addCode({ phone: '9881112244' })
  const third = await shopperWith([known.plenty, 1])
  await apply(third, bound)
  expect((await refuse(third, orderFor(90_000))).body).toMatchObject({ errors: [{ reason: 'phone' }] })
  await place(third, orderFor(90_000, { contact: { ...contact, phone: '9881112244' } }))
})

test('a code for the delivery makes it cheaper, and is not used up by an order that is fetched', async () => {
  const code = await addCode({ kind: 'delivery', amount: 30_000, percent: null })
  const visitor = await shopperWith([known.plenty, 1])
  await apply(visitor, code)
  expect(await promoOf(visitor)).toMatchObject({ discount: 0, deliveryOff: 30_000 })
  const { guid } = await place(visitor, orderFor(PRICE + COURIER - 30_000, byCourier))
  expect((await visitor.call(getOrder, { query: { guid } })).delivery.price).toBe(19_000)
  await put(visitor, [known.plenty, 1])
  await apply(visitor, code)
  await place(visitor, orderFor(PRICE))
  expect(await usesOf(code)).toBe(1)
})

test('a gift comes with the order and is taken from the stock', async () => {
  const code = await addCode({ kind: 'gift', gift_id: known.saw, percent: null, name: 'Пила в подарок' })
  const visitor = await shopperWith([known.plenty, 1], [known.saw, 2])
  await apply(visitor, code)
  expect(await promoOf(visitor)).toMatchObject({
    discount: 0,
    gift: { productId: known.saw, name: 'Пила торцовочная', link: '/product/tovar-1-1/' },
  })
  const { guid } = await place(visitor, orderFor(3 * PRICE))
  const { lines } = await visitor.call(getOrder, { query: { guid } })
  expect(lines.map(({ productId, quantity, price, isGift }) => [productId, quantity, price, isGift])).toEqual([
    [known.plenty, 1, PRICE, undefined],
    [known.saw, 2, PRICE, undefined],
    [known.saw, 1, 0, true],
  ])
  const left = await api.db.selectFrom('stock').select('quantity').where('product_id', '=', known.saw).execute()
  expect(left.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1000 - 3)
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', known.saw).execute()
  const next = await shopperWith([known.plenty, 1])
  expect(await errorOf(next, code)).toMatchObject({ code: 'gift-gone' })
})

test('a guest’s code joins the user’s cart at the sign-in, which keeps its own', async () => {
  const code = await addCode()
  const userId = await addUser(api)
  const guest = await shopperWith([known.plenty, 1])
  await apply(guest, code)
  await startTestSession(api, guest, { userId })
  expect(await promoOf(guest)).toMatchObject({ code, discount: 10_000 })
  const other = await shopperWith([known.saw, 1])
  await apply(other, await addCode())
  await startTestSession(api, other, { userId })
  expect(await promoOf(other)).toMatchObject({ code, discount: 20_000 })
})

test('who tries out codes is slowed down', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, i) => visitor.ask(applyPromoCode, { body: { promocode: `УГАДАЙ${i}` } })),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(3)
})

describe('without scripts', () => {
  const send = (visitor: Visitor, promocode: string, layout = 'desktop') =>
    fetch(`${api.url}${PROMO_FORM_PATH}?layout=${layout}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://127.0.0.1:3000',
        'sec-fetch-site': 'same-origin',
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: new URLSearchParams({ promocode }),
    })

  test('the form applies a code, the cart says why one was refused, and an empty field takes it off', async () => {
    const visitor = await shopperWith([known.plenty, 1])
    const refused = await send(visitor, 'неттакого', 'mobile')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/cart/'])
    expect(await promoOf(visitor)).toMatchObject({
      code: 'неттакого',
      isActive: false,
      error: 'Промокод не найден',
      discount: 0,
    })
    const code = await addCode()
    expect((await send(visitor, code)).headers.get('location')).toBe('/cart-checkout/')
    expect(await promoOf(visitor)).toMatchObject({ code, isActive: true, discount: 10_000 })
    await send(visitor, '')
    expect(await promoOf(visitor)).toBeUndefined()
  })

  test('a form without a field is refused', async () => {
    const visitor = await shopperWith([known.plenty, 1])
    expect((await send(visitor, 'К'.repeat(101))).status).toBe(400)
  })
})

test('a line that was removed takes its part of the discount along', async () => {
  const visitor = await shopperWith([known.plenty, 1], [known.saw, 1])
  await apply(visitor, await addCode())
  const { items } = await visitor.call(getCart, here)
  const { cart } = await visitor.call(deleteFromCart, { body: { itemGuid: items[0]!.guid, regionId: 1 } })
  expect(cart).toMatchObject({ totals: { sum: 90_000 }, promo: { discount: 10_000 } })
})
