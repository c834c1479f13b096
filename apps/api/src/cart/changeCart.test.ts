import { addToCart, cartFormAction, getCart, getCartToken } from '@verstak/contracts/cart'
import { guidOf, known, type TestProduct } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

/** How long a call waits for a row that others have locked, ms. */
const PATIENCE_MS = 8_000
const api = useTestApi({ statementTimeoutMs: PATIENCE_MS })

const here = { query: { regionId: 1 } }
const put = (id: number, quantity: number) => ({ body: { productGuid: guidOf(id), quantity, regionId: 1 } })

async function newShopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  return visitor
}

test('the same product put in ten times at once is one item', async () => {
  const visitor = await newShopper()
  await Promise.all(Array.from({ length: 10 }, () => visitor.call(addToCart, put(known.plenty, 4))))
  expect((await visitor.call(getCart, here)).items.map(({ quantity }) => quantity)).toEqual([4])
})

test('a cart holds 200 products, however many are put in at once, as JSON and by form', async () => {
  const visitor = await newShopper()
  const others = api.products.filter(({ id }) => id > 50)
  const isInStock = ({ isActive, stock }: TestProduct) => isActive && (stock[1] ?? 0) > 0
  const [wanted, bought] = [others.filter(isInStock).slice(0, 40), others.filter((one) => !isInStock(one))]
  bought.push(...others.filter(isInStock).slice(40))
  const { token: cart_id } = await visitor.call(getCartToken, {})
  const rows = bought.slice(0, 190).map(({ id, price }) => ({ product_id: id, quantity: 1, price_added: price }))
  await api.db
    .insertInto('cart_item')
    .values(rows.map((row) => ({ cart_id, ...row })))
    .execute()
  const form = cartFormAction('desktop', 1)
  const cookie = `cartToken=${visitor.cookies.get('cartToken')}`
  const origin = 'http://127.0.0.1:3000'
  const answers = await Promise.all(
    wanted.map(async ({ id }, i) => {
      if (i % 2 === 0) return (await visitor.ask(addToCart, put(id, 1))).status
      const body = new URLSearchParams({ product: guidOf(id) })
      const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
      return (await fetch(api.url + form, { method: 'POST', redirect: 'manual', headers, body })).status
    }),
  )
  const held = await api.db.selectFrom('cart_item').select('guid').where('cart_id', '=', cart_id).execute()
  expect(held).toHaveLength(200)
  expect(answers.filter((status) => status === 400)).toHaveLength(30)
})

test('who waits too long for a locked cart is told to come again, and nothing changes', async () => {
  const visitor = await newShopper()
  const { token } = await visitor.call(getCartToken, {})
  await api.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('cart').select('id').where('id', '=', token).forUpdate().execute()
    expect((await visitor.fail(addToCart, put(known.plenty, 1))).status).toBe(503)
  })
  expect((await visitor.call(getCart, here)).items).toEqual([])
})
