import { getCartToken } from '@verstak/contracts/cart'
import { createOrder, getOrder } from '@verstak/contracts/order'
import { byCourier, COURIER, orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'

const { api, addCode, put, shopperWith, apply, promoOf, errorOf, place, refuse, usesOf, newKey } = usePromoShop()

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
})

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
