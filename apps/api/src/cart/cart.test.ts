import { addToCart, deleteFromCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { productMultiplicity } from '@verstak/contracts/flag'
import { getAggregateInfo } from '@verstak/contracts/header'
import { getProduct } from '@verstak/contracts/product'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 30, ordersPerIp: 30, ordersPerCart: 30 } })

const here = { query: { regionId: 1 } }
const put = (id: number, quantity: number, regionId = 1) => ({ body: { productGuid: guidOf(id), quantity, regionId } })
const setStock = (id: number, quantity: number) =>
  api.db.updateTable('stock').set({ quantity }).where('product_id', '=', id).where('office_id', '=', 1).execute()

async function newShopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  return visitor
}

test('a token is made for a visitor without one and kept afterwards; the answer is not the secret [API-012]', async () => {
  const visitor = api.newVisitor()
  const { token } = await visitor.call(getCartToken, {})
  const secret = visitor.cookies.get('cartToken')
  expect(secret).not.toContain(token)
  expect(await visitor.call(getCartToken, {})).toEqual({ token })
  expect(visitor.cookies.get('cartToken')).toBe(secret)
  const { rows } = await api.db.executeQuery<{ found: number }>(
    api.db
      .selectFrom('cart')
      .select((query) => query.fn.countAll<number>().as('found'))
      .compile(),
  )
  expect(rows[0]?.found).toBe(1)
})

test('the secret of a cart is kept as a hash only', async () => {
  const visitor = await newShopper()
  const carts = JSON.stringify(await api.db.selectFrom('cart').selectAll().execute())
  expect(carts).not.toContain(visitor.cookies.get('cartToken'))
})

test('a product that comes into the cart brings others of its category; a new quantity brings none', async () => {
  const visitor = await newShopper()
  const { recommendations } = await visitor.call(addToCart, put(known.plenty, 1))
  expect(recommendations).toHaveLength(4)
  for (const { id, category, isAvailable } of recommendations) {
    expect(id).not.toBe(known.plenty)
    expect([category?.id, isAvailable]).toEqual([120, true])
  }
  expect((await visitor.call(addToCart, put(known.plenty, 2))).recommendations).toEqual([])
})

test('adding answers product, informer and the totals of the cart, whatever else a tile sends [API-009]', async () => {
  const visitor = await newShopper()
  const info = {
    id: 1,
    name: 'x',
    oldPrice: null,
    price: 1,
    discountPercent: 0,
    link: '/',
    linkMobile: '/',
    imageUrl: '',
  }
  const tileExtras = { info, googleAnalytics: {}, byPack: false, isForceAction: false }
  const answer = await visitor.call(addToCart, { body: { ...put(known.discounted, 2).body, ...tileExtras } })
  expect(answer).toEqual({
    status: 'success',
    data: { meta: { status: 'success' } },
    product: {
      guid: guidOf(known.discounted),
      cartItemGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      price: 100_000,
      quantity: 2,
      packaging: null,
      gift: null,
    },
    recommendations: expect.any(Array),
    informer: null,
    cart: { totals: (await visitor.call(getCart, here)).totals },
  })
})

test('totals count weight, discount, sum, pieces and products, and what cannot be bought apart [CART-001]', async () => {
  const visitor = await newShopper()
  await visitor.call(addToCart, put(known.discounted, 2))
  await visitor.call(addToCart, put(known.plenty, 3))
  await visitor.call(addToCart, put(known.saw, 1))
  await api.db.updateTable('product').set({ is_active: false }).where('id', '=', known.saw).execute()
  const { totals } = await visitor.call(getCart, here)
  await api.db.updateTable('product').set({ is_active: true }).where('id', '=', known.saw).execute()
  expect(totals).toEqual({
    weight: 5 * 1_500,
    volume: 5 * 6_000,
    discount: 2 * 50_000,
    discountExtended: 2 * 50_000,
    sum: 2 * 100_000 + 3 * 100_000,
    quantity: 5,
    skuQuantity: 2,
    skuUnavailableQuantity: 1,
  })
})

test('the list tells of each item whether it can be bought, its product, quantity and price now [API-011]', async () => {
  const visitor = await newShopper()
  await visitor.call(addToCart, put(known.saw, 2))
  await visitor.call(addToCart, put(known.plenty, 1))
  await setStock(known.plenty, 0)
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', known.plenty).execute()
  await api.db.updateTable('product_price').set({ price: 90_000 }).where('product_id', '=', known.saw).execute()
  const { items } = await visitor.call(getCart, here)
  await setStock(known.plenty, 100)
  await api.db.updateTable('product_price').set({ price: 100_000 }).where('product_id', '=', known.saw).execute()
  expect(items).toMatchObject([
    { isDeleted: false, id: { site: known.saw }, quantity: 2, available: 10, price: { now: 90_000, added: 100_000 } },
    { isDeleted: true, id: { site: known.plenty }, quantity: 1, available: 0, product: { isAvailable: false } },
  ])
})

test('the quantity is set, not added, so that a repeated call does no harm', async () => {
  const visitor = await newShopper()
  for (const quantity of [3, 3, 5]) await visitor.call(addToCart, put(known.plenty, quantity))
  expect((await visitor.call(getCart, here)).items.map(({ quantity }) => quantity)).toEqual([5])
})

test.each([
  ['more than there is', known.saw, 50, 10, 'quantity-limited'],
  ['not a multiple', known.screws, 3, 10, 'quantity-rounded'],
  ['a multiple', known.screws, 20, 20, null],
  ['more steps than there are', known.screws, 30, 20, 'quantity-limited'],
])('a wish for %s is fitted', async (_, id, wanted, quantity, informer) => {
  const visitor = await newShopper()
  const answer = await visitor.call(addToCart, put(id, wanted))
  expect(answer).toMatchObject({ informer, product: { quantity } })
})

test.each([
  ['in another region only', known.farAway],
  ['withdrawn', known.withdrawn],
  ['sold out', known.expected],
])('a product that is %s is refused in the envelope of the specification', async (_, id) => {
  const visitor = await newShopper()
  const { status, body } = await visitor.fail(addToCart, put(id, 1))
  expect(status).toBe(409)
  expect(body).toMatchObject({
    code: 'product-unavailable',
    data: { meta: { status: 'error' } },
    errors: [{ field: 'productGuid', productId: id, value: 0 }],
  })
})

test('a product that does not exist is not found', async () => {
  const visitor = await newShopper()
  expect((await visitor.fail(addToCart, put(99_999, 1))).body.code).toBe('not-found')
})

test.each([
  ['without a token', null],
  ['with a token that nobody has', 'x'.repeat(43)],
  ['with a token that is none', '1'],
])('a visitor %s is told to ask for one, and has an empty cart', async (_, token) => {
  const visitor = api.newVisitor()
  if (token !== null) visitor.cookies.set('cartToken', token)
  expect(await visitor.fail(addToCart, put(known.plenty, 1))).toMatchObject({
    status: 409,
    body: { code: 'cart-token-required' },
  })
  const removal = { body: { itemGuid: guidOf(1), regionId: 1 } }
  expect((await visitor.fail(deleteFromCart, removal)).body.code).toBe('cart-token-required')
  expect((await visitor.call(getCart, here)).items).toEqual([])
})

test('an item is taken out, and taking it out again succeeds too [API-010]', async () => {
  const visitor = await newShopper()
  const { product } = await visitor.call(addToCart, put(known.plenty, 2))
  const removal = { body: { itemGuid: product.cartItemGuid, regionId: 1 } }
  expect(await visitor.call(deleteFromCart, removal)).toMatchObject({
    success: true,
    cart: { totals: { quantity: 0 } },
  })
  expect(await visitor.call(deleteFromCart, removal)).toMatchObject({ success: true })
  expect((await visitor.call(getCart, here)).items).toEqual([])
})

test('nobody sees or changes the cart of another visitor', async () => {
  const [owner, stranger] = [await newShopper(), await newShopper()]
  const { product } = await owner.call(addToCart, put(known.plenty, 2))
  expect((await stranger.call(getCart, here)).items).toEqual([])
  expect((await stranger.call(getAggregateInfo, here)).cart.totals.quantity).toBe(0)
  await stranger.call(deleteFromCart, { body: { itemGuid: product.cartItemGuid, regionId: 1 } })
  await stranger.call(addToCart, put(known.plenty, 9))
  expect((await owner.call(getCart, here)).items).toMatchObject([{ guid: product.cartItemGuid, quantity: 2 }])
})

test('the header gets the counts of its badges [API-034]', async () => {
  const visitor = await newShopper()
  await visitor.call(addToCart, put(known.plenty, 2))
  expect(await visitor.call(getAggregateInfo, here)).toEqual({
    compare: { count: 0, revision: 0 },
    favorites: { count: 0, revision: 0 },
    order: { activeOrdersCount: 0 },
    cart: { totals: expect.objectContaining({ quantity: 2, sum: 200_000, skuQuantity: 1 }) },
  })
  // The request needs no parameters: the region is the visitor's own.
  expect(await visitor.call(getAggregateInfo, { query: {} })).toEqual(await visitor.call(getAggregateInfo, here))
})

test('whole packs cost the price in packs, in the cart and in the order of its lines', async () => {
  const product = api.db.updateTable('product').where('id', '=', known.plenty)
  await product.set({ pack_quantity: 20 }).execute()
  const pack = { product_id: known.plenty, price_type: 'pack' as const, price: 80_000, old_price: null }
  await api.db.insertInto('product_price').values(pack).execute()
  const visitor = await newShopper()
  const set = (quantity: number, byPack = false) =>
    visitor.call(addToCart, { body: { ...put(known.plenty, quantity).body, byPack } })

  const pieces = await set(3)
  expect(pieces.product).toMatchObject({ quantity: 3, price: 100_000, packaging: null })
  const packs = await set(3, true)
  expect(packs.product).toMatchObject({ quantity: 20, price: 80_000, packaging: 'упаковка, 20\u00A0шт' })
  expect(packs.informer).toBe('quantity-rounded')
  expect(packs.cart.totals).toMatchObject({ sum: 1_600_000, discount: 400_000 })
  // He chose the packs himself, so the cart reports no changed price.
  expect((await visitor.call(getCart, here)).items[0]?.price).toEqual({ now: 80_000, old: 100_000, added: 80_000 })
  await api.db.deleteFrom('product_price').where('price_type', '=', 'pack').execute()
  expect((await visitor.call(getCart, here)).items[0]?.price).toEqual({ now: 100_000, old: null, added: 80_000 })
  await product.set({ pack_quantity: null }).execute()
})

test('a product in the cart is marked as such, and only in answers to its owner [TILE-007]', async () => {
  const visitor = await newShopper()
  const { product } = await visitor.call(addToCart, put(known.saw, 2))
  const { items } = await visitor.call(getCart, here)
  expect(items[0]?.product).toMatchObject({
    isAvailable: true,
    isInCart: true,
    isInCompare: false,
    isInFavorites: false,
    cartItem: { guid: product.cartItemGuid, id: known.saw, quantity: 2 },
  })
  const shown = await visitor.call(getProduct, { query: { productId: known.saw, regionId: 1 } })
  expect(shown).toMatchObject({ hasAnalogs: true, hasCourier: true, hasPickup: true, isConsumable: false })
  expect(shown).not.toHaveProperty('isInCart')
})

test('a cart holds 200 products and no more', async () => {
  const visitor = await newShopper()
  await visitor.call(addToCart, put(known.plenty, 1))
  const { cart_id } = await api.db
    .selectFrom('cart_item')
    .select('cart_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const others = api.products.filter(({ id }) => id > 50).slice(0, 199)
  await api.db
    .insertInto('cart_item')
    .values(others.map(({ id, price }) => ({ cart_id, product_id: id, quantity: 1, price_added: price })))
    .execute()
  expect(await visitor.fail(addToCart, put(known.saw, 1))).toMatchObject({
    status: 400,
    body: { code: 'invalid-input' },
  })
  await visitor.call(addToCart, put(known.plenty, 2))
})

test('where the shop switches multiplicities off, any quantity is taken [TILE-031]', async () => {
  const visitor = await newShopper()
  const quantityOf = async (wanted: number) =>
    (await visitor.call(addToCart, put(known.screws, wanted))).product.quantity
  expect(await quantityOf(3)).toBe(10)
  const rules = JSON.stringify([{ split: { off: 100 } }])
  await api.db.insertInto('feature_flag').values({ key: productMultiplicity.key, rules }).execute()
  expect(await quantityOf(3)).toBe(3)
  await api.db.deleteFrom('feature_flag').execute()
  expect(await quantityOf(3)).toBe(10)
})

test('an address that makes carts without end is slowed down', async () => {
  const answers = []
  for (let i = 0; i < 40; i++) answers.push(await api.newVisitor().ask(getCartToken, {}))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body).toMatchObject({ code: 'rate-limited' })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
