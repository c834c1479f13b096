import { addToCart, getCart } from '@verstak/contracts/cart'
import { previewRepeat, REPEAT_ORDER_FORM_PATH, repeatOrder } from '@verstak/contracts/userOrders'
import { placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

async function newUser(): Promise<Visitor> {
  return startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
}

/** An order whose lines are then made to be these, so that what was ordered is not what is sold now. */
async function orderOf(visitor: Visitor, lines: { product: number; quantity: number; price: number; isGift?: true }[]) {
  const { guid } = await placeTestOrder(api, { visitor })
  await api.db.deleteFrom('order_line').where('order_guid', '=', guid).execute()
  const rows = lines.map(({ product, quantity, price, isGift }, position) => ({
    ...{
      order_guid: guid,
      position,
      product_id: product,
      sku: `old-${product}`,
      name: `Товар ${product}`,
      quantity,
      price,
    },
    is_gift: isGift ?? false,
  }))
  await api.db.insertInto('order_line').values(rows).execute()
  return guid
}

let lastKey = 0
const newKey = () => ({ 'idempotency-key': `repeat-of-a-test-${++lastKey}` })
/** Products and pieces. */
const cartOf = async (visitor: Visitor) =>
  (await visitor.call(getCart, { query: { regionId: 1 } })).items.map(({ id, quantity }) => [id.site, quantity]).sort()

beforeEach(async () => {
  for (const [id, quantity] of [
    [known.plenty, 100],
    [known.saw, 6],
    [known.discounted, 3],
  ] as const)
    await api.db
      .updateTable('stock')
      .set({ quantity })
      .where('product_id', '=', id)
      .where('office_id', '=', 1)
      .execute()
})

test('what comes again, at another price, in part and not at all is said before, and then done', async () => {
  const visitor = await newUser()
  const guid = await orderOf(visitor, [
    { product: known.plenty, quantity: 2, price: 100_000 },
    { product: known.discounted, quantity: 1, price: 80_000 },
    { product: known.saw, quantity: 50, price: 100_000 },
    { product: known.withdrawn, quantity: 1, price: 50_000 },
    { product: known.farAway, quantity: 1, price: 50_000 },
    { product: known.plenty, quantity: 1, price: 0, isGift: true },
  ])
  const told = await visitor.call(previewRepeat, { query: { guid, regionId: 1 } })
  expect(told.lines.map(({ name, outcome, quantity, taken }) => [name, outcome, quantity, taken])).toEqual([
    [`Товар ${known.plenty}`, 'same', 2, 2],
    [`Товар ${known.discounted}`, 'dearer', 1, 1],
    [`Товар ${known.saw}`, 'fewer', 50, 10],
    [`Товар ${known.withdrawn}`, 'gone', 1, 0],
    [`Товар ${known.farAway}`, 'gone', 1, 0],
  ])
  expect(told.lines[1]).toMatchObject({ priceBefore: 80_000, price: 100_000 })
  expect(told.lines[3]).toMatchObject({ price: null })
  expect(told.sum).toBe(2 * 100_000 + 100_000 + 10 * 100_000)
  expect(await cartOf(visitor)).toEqual([])

  const key = newKey()
  const done = await visitor.call(repeatOrder, { body: { guid, regionId: 1 } }, key)
  expect(done).toEqual(told)
  const filled = [
    [known.saw, 10],
    [known.discounted, 1],
    [known.plenty, 2],
  ]
  expect(await cartOf(visitor)).toEqual(filled)
  // A lost answer is asked for again: nothing is added twice.
  const again = await visitor.call(repeatOrder, { body: { guid, regionId: 1 } }, key)
  expect(again.lines.map(({ taken }) => taken)).toEqual(done.lines.map(({ taken }) => taken))
  expect(await cartOf(visitor)).toEqual(filled)
})

test('it comes on top of what the cart holds, as far as there is any', async () => {
  const visitor = await newUser()
  const guid = await orderOf(visitor, [{ product: known.saw, quantity: 6, price: 200_000 }])
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 8, regionId: 1 } })
  const { lines } = await visitor.call(repeatOrder, { body: { guid } }, newKey())
  expect(lines[0]).toMatchObject({ outcome: 'fewer', taken: 2 })
  expect(await cartOf(visitor)).toEqual([[known.saw, 10]])
  const full = await visitor.call(repeatOrder, { body: { guid } }, newKey())
  expect(full.lines[0]).toMatchObject({ outcome: 'fewer', taken: 0 })
  await api.db.updateTable('stock').set({ quantity: 50 }).where('product_id', '=', known.saw).execute()
  expect((await visitor.call(previewRepeat, { query: { guid } })).lines[0]).toMatchObject({ outcome: 'cheaper' })
})

test('another’s order is repeated by nobody, nor is one that does not exist', async () => {
  const guid = await orderOf(await newUser(), [{ product: known.plenty, quantity: 2, price: 100_000 }])
  const stranger = await newUser()
  for (const id of [guid, guidOf(9_999)]) {
    expect((await stranger.fail(previewRepeat, { query: { guid: id } })).status).toBe(404)
    expect((await stranger.fail(repeatOrder, { body: { guid: id } }, newKey())).status).toBe(404)
  }
  expect(await cartOf(stranger)).toEqual([])
  const guest = api.newVisitor()
  expect((await guest.fail(repeatOrder, { body: { guid } }, newKey())).body.code).toBe('sign-in-required')
})

test('without scripts a form repeats the order and leads to the cart', async () => {
  const visitor = await newUser()
  const guid = await orderOf(visitor, [{ product: known.plenty, quantity: 2, price: 100_000 }])
  const post = (from: Visitor, fields: Record<string, string>) =>
    fetch(`${api.url}${REPEAT_ORDER_FORM_PATH}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: [...from.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: new URLSearchParams(fields),
    })
  const fields = { order: guid, region: '1', layout: 'mobile', attempt: '1795000000000' }
  // However often the button of a page is pressed.
  await Promise.all([post(visitor, fields), post(visitor, fields)])
  const answer = await post(visitor, fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart/'])
  expect(await cartOf(visitor)).toEqual([[known.plenty, 2]])
  await post(visitor, { ...fields, attempt: '1795000060000' })
  expect(await cartOf(visitor)).toEqual([[known.plenty, 4]])
  const toSignIn = await post(api.newVisitor(), fields)
  expect(toSignIn.headers.get('location')).toBe('/login/?next=%2Fuser%2Forders%2Fall%2F')
  expect((await post(await newUser(), fields)).status).toBe(404)
  expect((await post(visitor, { ...fields, layout: 'tv' })).status).toBe(400)
})
