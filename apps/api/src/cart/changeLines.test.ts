import { addToCart, deleteFromCart, getCart, getCartToken, MAX_LINES, type Cart } from '@verstak/contracts/cart'
import {
  acknowledgeChanges,
  MAX_SAVED,
  removeItems,
  restoreItems,
  returnItems,
  saveItems,
  selectItems,
} from '@verstak/contracts/cartLine'
import { createOrder } from '@verstak/contracts/order'
import { sql } from 'kysely'
import { orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = usePromoShop()
const { api, shopperWith, put } = shop

const here = { query: { regionId: 1 } }
const cartOf = (visitor: Visitor) => visitor.call(getCart, here)
const named = (...itemGuids: string[]) => ({ body: { itemGuids, regionId: 1 } })
const idsOf = ({ items }: Pick<Cart, 'items'>) => items.map(({ id }) => id.site)
const linesOf = (items: Cart['items'] = []) => items.map(({ id, quantity }) => [id.site, quantity])

async function guidIn(visitor: Visitor, id: number): Promise<string> {
  const { items, saved = [] } = await cartOf(visitor)
  return [...items, ...saved].find((item) => item.id.site === id)!.guid
}

test('an unselected line counts in no sum, weight or volume, and stays in the cart when the others are ordered', async () => {
  const visitor = await shopperWith([known.plenty, 2], [known.saw, 1])
  const both = await cartOf(visitor)
  expect(both.totals).toMatchObject({ sum: 3 * PRICE, quantity: 3, skuQuantity: 2 })
  const saw = await guidIn(visitor, known.saw)
  const select = (isSelected: boolean) =>
    visitor.call(selectItems, { body: { itemGuids: [saw], isSelected, regionId: 1 } })
  const { cart } = await select(false)
  expect(await select(false)).toEqual({ success: true, cart })
  expect(cart.totals).toMatchObject({ sum: 2 * PRICE, quantity: 2, skuQuantity: 2 })
  expect(cart.totals.weight).toBe((both.totals.weight / 3) * 2)
  expect(cart.totals.volume).toBe((both.totals.volume! / 3) * 2)
  expect(cart.items.map(({ isSelected }) => isSelected)).toEqual([true, false])

  await shop.place(visitor, orderFor(2 * PRICE))
  const left = await cartOf(visitor)
  expect(idsOf(left)).toEqual([known.saw])
  expect(left.totals.sum).toBe(0)
  const refused = await visitor.fail(createOrder, { body: orderFor(0) }, shop.newKey())
  expect([refused.status, refused.body.code]).toEqual([409, 'cart-empty'])
})

test('a promo code gives nothing for a line that is not selected', async () => {
  const visitor = await shopperWith([known.plenty, 1], [known.saw, 1])
  await shop.apply(visitor, await shop.addCode({ percent: 10 }))
  const saw = await guidIn(visitor, known.saw)
  const { cart } = await visitor.call(selectItems, { body: { itemGuids: [saw], isSelected: false, regionId: 1 } })
  expect(cart.promo).toMatchObject({ discount: PRICE / 10 })
  expect(cart.promo).not.toHaveProperty('was')
  expect(cart.totals.sum).toBe((PRICE * 9) / 10)
})

test('a line is saved for later and comes back; of a product in both places the pieces add up', async () => {
  const visitor = await shopperWith([known.plenty, 2], [known.saw, 3])
  const plenty = await guidIn(visitor, known.plenty)
  const saved = await visitor.call(saveItems, named(plenty))
  expect(linesOf(saved.cart.items)).toEqual([[known.saw, 3]])
  expect(linesOf(saved.cart.saved)).toEqual([[known.plenty, 2]])
  expect(saved.cart.saved![0]!.product).not.toHaveProperty('isInCart', true)
  expect(saved.cart.totals.skuQuantity).toBe(1)
  // A second answer to the same click.
  expect((await visitor.call(saveItems, named(plenty))).cart).toEqual(saved.cart)

  await put(visitor, [known.plenty, 5])
  const second = await visitor.call(saveItems, named(await guidIn(visitor, known.plenty)))
  expect(linesOf(second.cart.saved)).toEqual([[known.plenty, 7]])
  await put(visitor, [known.plenty, 1])
  const { cart } = await visitor.call(returnItems, named(second.cart.saved![0]!.guid))
  expect(linesOf(cart.items)).toEqual([
    [known.saw, 3],
    [known.plenty, 8],
  ])
  expect(cart).not.toHaveProperty('saved')
})

test('what is saved has a limit, and so has the cart that it comes back to; neither loses anything', async () => {
  const visitor = await shopperWith([known.plenty, 1], [known.saw, 1])
  const { cart_id: cartId } = await api.db
    .selectFrom('cart_item')
    .select('cart_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const rows = Array.from({ length: MAX_SAVED }, (_, index) => ({
    guid: guidOf(90_000 + index),
    cart_id: cartId,
    product_id: 50 + index,
    quantity: 1,
    price_added: 1,
    is_saved: true,
    removed_at: null,
    created_at: now,
    put_aside_at: now,
  }))
  await api.db.insertInto('aside_item').values(rows).execute()
  const full = await visitor.fail(saveItems, named(await guidIn(visitor, known.plenty)))
  expect([full.status, full.body.errors?.[0]?.reason]).toEqual([400, 'saved-full'])
  expect(idsOf(await cartOf(visitor))).toEqual([known.plenty, known.saw])
  const tooMany = await visitor.fail(returnItems, named(...rows.slice(0, MAX_LINES - 1).map(({ guid }) => guid)))
  expect(tooMany.body.errors?.[0]?.reason).toBe('cart-full')
  const { cart } = await visitor.call(returnItems, named(...rows.slice(0, MAX_LINES - 2).map(({ guid }) => guid)))
  expect(cart.items).toHaveLength(MAX_LINES)
  await api.db.deleteFrom('aside_item').execute()
})

test('removed lines come back to their places with their quantities, one or several, for an hour', async () => {
  const visitor = await shopperWith([known.plenty, 2], [known.saw, 3], [known.discounted, 4])
  const before = await cartOf(visitor)
  const [plenty, saw, discounted] = before.items.map(({ guid }) => guid) as [string, string, string]
  await visitor.call(selectItems, { body: { itemGuids: [saw], isSelected: false, regionId: 1 } })
  const unselected = await cartOf(visitor)
  await visitor.call(deleteFromCart, { body: { itemGuid: saw, regionId: 1 } })
  const gone = await visitor.call(removeItems, named(plenty))
  expect(gone.cart.removed).toEqual([
    { guid: plenty, name: 'Пила обычная', after: null },
    { guid: saw, name: 'Пила торцовочная', after: null },
  ])
  const half = await visitor.call(restoreItems, named(plenty))
  expect(half.cart.removed).toEqual([{ guid: saw, name: 'Пила торцовочная', after: plenty }])
  const { cart } = await visitor.call(restoreItems, named(saw, plenty))
  expect(cart).toEqual(unselected)

  await visitor.call(removeItems, named(discounted))
  await api.db
    .updateTable('aside_item')
    .set({ removed_at: sql<Date>`removed_at - interval '61 minutes'` })
    .execute()
  const late = await visitor.call(restoreItems, named(discounted))
  expect(idsOf(late.cart)).toEqual([known.plenty, known.saw])
})

test('what was removed and put in anew comes back once, in the larger quantity', async () => {
  const visitor = await shopperWith([known.plenty, 9])
  const first = await guidIn(visitor, known.plenty)
  await visitor.call(removeItems, named(first))
  await put(visitor, [known.plenty, 2])
  const { cart } = await visitor.call(restoreItems, named(first))
  expect(linesOf(cart.items)).toEqual([[known.plenty, 9]])
})

test('a saved line that is removed comes back to the saved ones', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const guid = await guidIn(visitor, known.plenty)
  const saved = await visitor.call(saveItems, named(guid))
  expect((await visitor.call(removeItems, named(guid))).cart).not.toHaveProperty('saved')
  expect((await visitor.call(restoreItems, named(guid))).cart).toEqual(saved.cart)
})

test('nobody changes lines of a stranger', async () => {
  const owner = await shopperWith([known.plenty, 2])
  const stranger = await shopperWith()
  const guid = await guidIn(owner, known.plenty)
  for (const endpoint of [saveItems, removeItems, restoreItems, returnItems]) {
    expect((await stranger.call(endpoint, named(guid))).cart.items).toEqual([])
  }
  await stranger.call(selectItems, { body: { itemGuids: [guid], isSelected: false, regionId: 1 } })
  expect((await cartOf(owner)).items[0]).toMatchObject({ isSelected: true, quantity: 2 })
  const nobody = await api.newVisitor().fail(saveItems, named(guid))
  expect([nobody.status, nobody.body.code]).toEqual([409, 'cart-token-required'])
})

test('news of price, stock and withdrawal stay until the shopper has seen them; newer ones stay news', async () => {
  const visitor = await shopperWith([known.plenty, 8], [known.saw, 1], [known.discounted, 1])
  expect((await cartOf(visitor)).items.every((item) => item.before === undefined)).toBe(true)
  const setStock = (id: number, quantity: number) =>
    api.db.updateTable('stock').set({ quantity }).where('product_id', '=', id).where('office_id', '=', 1).execute()
  const setPrice = (price: number) =>
    api.db
      .updateTable('product_price')
      .set({ price })
      .where('product_id', '=', known.discounted)
      .where('price_type', '=', 'retail')
      .execute()
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', 'in', [known.plenty, known.saw]).execute()
  await setStock(known.plenty, 3)
  await setPrice(110_000)
  const news = await cartOf(visitor)
  const seen = news.items.map(({ guid, price, isDeleted }) => ({
    itemGuid: guid,
    price: price.now,
    isAvailable: !isDeleted,
  }))
  expect(news.items.map(({ before }) => before)).toEqual([{ quantity: 8 }, { isAvailable: true }, undefined])
  expect(news.items[2]!.price).toMatchObject({ added: 100_000, now: 110_000 })

  // The page asks for what is left; that is still news.
  await put(visitor, [known.plenty, 3])
  expect((await cartOf(visitor)).items[0]).toMatchObject({ quantity: 3, before: { quantity: 8 } })
  await setPrice(120_000)
  const { cart } = await visitor.call(acknowledgeChanges, { body: { items: seen, regionId: 1 } })
  expect(cart.items.map(({ before }) => before)).toEqual([undefined, undefined, undefined])
  expect(cart.items[2]!.price).toMatchObject({ added: 100_000, now: 120_000 })
  await setStock(known.saw, 5)
  expect((await cartOf(visitor)).items[1]).toMatchObject({ isDeleted: false, before: { isAvailable: false } })
  await setPrice(100_000)
})

test('a line above the stock keeps what there is once that was seen', async () => {
  const visitor = await shopperWith([known.plenty, 8])
  await api.db.updateTable('stock').set({ quantity: 2 }).where('product_id', '=', known.plenty).execute()
  const [item] = (await cartOf(visitor)).items
  const seen = { itemGuid: item!.guid, price: item!.price.now, isAvailable: true }
  const { cart } = await visitor.call(acknowledgeChanges, { body: { items: [seen], regionId: 1 } })
  expect(linesOf(cart.items)).toEqual([[known.plenty, 4]])
})

test('a hundred changes at once leave each line in one place, with its pieces', async () => {
  const visitor = await shopperWith([known.plenty, 2], [known.saw, 3])
  const [plenty, saw] = (await cartOf(visitor)).items.map(({ guid }) => guid) as [string, string]
  const endpoints = [saveItems, returnItems, removeItems, restoreItems]
  const calls = Array.from({ length: 100 }, (_, index) =>
    visitor.call(endpoints[index % 4]!, named(index % 3 === 0 ? plenty : saw)),
  )
  await Promise.all(calls)
  // Whatever came last, both can be brought home.
  await visitor.call(restoreItems, named(plenty, saw))
  const { saved = [] } = await cartOf(visitor)
  if (saved.length > 0) await visitor.call(returnItems, named(...saved.map(({ guid }) => guid)))
  const { items } = await cartOf(visitor)
  expect(linesOf(items).sort()).toEqual([
    [known.saw, 3],
    [known.plenty, 2],
  ])
})

test('a line that is unselected while the cart is ordered is either ordered and paid, or neither', async () => {
  for (let round = 0; round < 8; round++) {
    const visitor = await shopperWith([known.plenty, 1], [known.saw, 1])
    const saw = await guidIn(visitor, known.saw)
    const [ordered] = await Promise.all([
      visitor.ask(createOrder, { body: orderFor(2 * PRICE) }, shop.newKey()),
      visitor.call(selectItems, { body: { itemGuids: [saw], isSelected: false, regionId: 1 } }),
    ])
    const left = idsOf(await cartOf(visitor))
    if (ordered.status === 200) expect(left).toEqual([])
    else expect([ordered.status, left]).toEqual([409, [known.plenty, known.saw]])
  }
})

test('a cart that nobody has cannot be changed', async () => {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 } })
  const { success, cart } = await visitor.call(removeItems, named(guidOf(4711)))
  expect([success, cart.items.length]).toEqual([true, 1])
})
