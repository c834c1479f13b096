import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { cartLineAction, cartLinesFormAction, lineField } from '@verstak/contracts/cartLineForm'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const PAGE = 'http://127.0.0.1:3000/cart-checkout/'

async function shopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  for (const id of [known.plenty, known.saw]) {
    await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity: 2, regionId: 1 } })
  }
  return visitor
}

const cartOf = (visitor: Visitor) => visitor.call(getCart, { query: { regionId: 1 } })
const idsOf = async (visitor: Visitor) => (await cartOf(visitor)).items.map(({ id }) => id.site)

/** What the browser of a page without scripts sends. @returns status and where it is led */
async function send(visitor: Visitor, fields: Record<string, string>, referer = PAGE) {
  const response = await fetch(api.url + cartLinesFormAction('desktop', 1), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      referer,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new URLSearchParams(fields).toString(),
  })
  return [response.status, response.headers.get('location')]
}

test('checkboxes without scripts say which lines are ordered', async () => {
  const visitor = await shopper()
  const [first, second] = (await cartOf(visitor)).items.map(({ guid }) => guid) as [string, string]
  const fields = { action: 'select', lines: `${first},${second}`, [lineField(second)]: 'on' }
  expect(await send(visitor, fields)).toEqual([303, '/cart-checkout/'])
  expect((await cartOf(visitor)).items.map(({ isSelected }) => isSelected)).toEqual([false, true])
  const gone = { ...fields, action: 'remove-selected' }
  expect(await send(visitor, gone)).toEqual([303, `/cart-checkout/?removed=${second}`])
  expect(await idsOf(visitor)).toEqual([known.plenty])
})

test('lines are removed and brought back one by one, and saved for later and returned', async () => {
  const visitor = await shopper()
  const [first, second] = (await cartOf(visitor)).items.map(({ guid }) => guid) as [string, string]
  const after = await send(visitor, { action: cartLineAction('remove', first) })
  expect(after).toEqual([303, `/cart-checkout/?removed=${first}`])
  const page = `http://127.0.0.1:3000${after[1]}`
  expect(await send(visitor, { action: cartLineAction('remove', second) }, page)).toEqual([
    303,
    `/cart-checkout/?removed=${first},${second}`,
  ])
  const both = `http://127.0.0.1:3000/cart-checkout/?removed=${first},${second}`
  expect(await send(visitor, { action: cartLineAction('restore', first) }, both)).toEqual([
    303,
    `/cart-checkout/?removed=${second}`,
  ])
  expect(await idsOf(visitor)).toEqual([known.plenty])
  expect(await send(visitor, { action: cartLineAction('save', first) })).toEqual([303, '/cart-checkout/'])
  expect((await cartOf(visitor)).saved?.map(({ id }) => id.site)).toEqual([known.plenty])
  await send(visitor, { action: cartLineAction('return', first) })
  expect(await idsOf(visitor)).toEqual([known.plenty])
})

test('news are seen without scripts, too', async () => {
  const visitor = await shopper()
  await api.db.updateTable('cart_item').set({ price_added: 1 }).execute()
  expect(await send(visitor, { action: 'seen' })).toEqual([303, '/cart-checkout/'])
  expect((await cartOf(visitor)).items.map(({ price }) => price.added === price.now)).toEqual([true, true])
})

test('a hundred forms at once leave each line in one place', async () => {
  const visitor = await shopper()
  const guids = (await cartOf(visitor)).items.map(({ guid }) => guid)
  const actions = ['save', 'return', 'remove', 'restore'] as const
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      send(visitor, { action: cartLineAction(actions[index % 4]!, guids[index % 2]) }),
    ),
  )
  expect(answers.map(([status]) => status)).toEqual(answers.map(() => 303))
  for (const guid of guids) {
    await send(visitor, { action: cartLineAction('restore', guid) })
    await send(visitor, { action: cartLineAction('return', guid) })
  }
  const { items, saved } = await cartOf(visitor)
  expect([items.map(({ quantity }) => quantity), saved]).toEqual([[2, 2], undefined])
  // They wait for each other, on a busy machine for long.
})

test.each([
  ['without an action', {}, 400],
  ['with an unknown one', { action: 'explode' }, 400],
  ['without a line', { action: 'save' }, 400],
  ['with nonsense for a line', { action: 'save:------------------------------------' }, 400],
])('a form %s is refused', async (_, fields, status) => {
  expect((await send(await shopper(), fields as Record<string, string>))[0]).toBe(status)
})
