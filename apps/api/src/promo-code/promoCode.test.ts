import { addToCart, deleteFromCart, getCart } from '@verstak/contracts/cart'
import { applyPromoCode, PROMO_FORM_PATH, removePromoCode } from '@verstak/contracts/cartPromo'
import { usePromoShop, type NewPromoCode } from '../testing/promoShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const { api, addCode, put, shopperWith, apply, promoOf, errorOf } = usePromoShop()

const here = { query: { regionId: 1 } }

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

test.each<[string, NewPromoCode, string]>([
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
