import { getCart, getCartToken } from '@verstak/contracts/cart'
import {
  changePurchaseList,
  createPurchaseList,
  getPurchaseList,
  listOftenBought,
  listPurchaseLists,
  MAX_PURCHASE_LISTS,
  removePurchaseList,
  usePurchaseList,
} from '@verstak/contracts/purchaseList'
import { addOrganization } from '../testing/addOrganization.ts'
import { PIECE_PRICE, placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const NAME = 'Бригада 3, расходники'
let keys = 0
const key = () => ({ 'idempotency-key': `purchase-list-${++keys}` })

async function signedIn() {
  const userId = await addUser(api)
  return { userId, visitor: await startTestSession(api, api.newVisitor(), { userId }) }
}
const create = async (
  visitor: Visitor,
  body: Partial<{ name: string; from: { order: string } | { cart: true } }> = {},
) => (await visitor.call(createPurchaseList, { body: { name: NAME, ...body } })).guid
const linesOf = async (visitor: Visitor, guid: string) => {
  const { lines } = await visitor.call(getPurchaseList, { query: { guid, regionId: 1 } })
  return lines.map(({ id, quantity }) => [id, quantity])
}
const listsOf = async (visitor: Visitor) =>
  (await visitor.call(listPurchaseLists, {})).lists.map(({ name, products }) => [name, products])
const change = (visitor: Visitor, guid: string, changes: object) =>
  visitor.ask(changePurchaseList, { body: { guid, regionId: 1, ...changes } })
async function fillCart(visitor: Visitor, rows: [number, number][]) {
  const { token } = await visitor.call(getCartToken, {})
  const items = rows.map(([product_id, quantity]) => ({ cart_id: token, product_id, quantity, price_added: 1 }))
  await api.db.insertInto('cart_item').values(items).execute()
}

test('a list is made of an order, and put into the cart at once', async () => {
  const { visitor } = await signedIn()
  const order = await placeTestOrder(api, { visitor, pieces: 3 })
  const guid = await create(visitor, { from: { order: order.guid } })
  expect(await visitor.call(getPurchaseList, { query: { guid, regionId: 1 } })).toMatchObject({
    name: NAME,
    products: 1,
    usedAt: null,
    lines: [{ id: known.plenty, quantity: 3, price: PIECE_PRICE, isAvailable: true }],
    sum: 3 * PIECE_PRICE,
  })
  const headers = key()
  const use = () => visitor.call(usePurchaseList, { body: { guid, regionId: 1 } }, headers)
  const used = await use()
  expect(used).toMatchObject({ products: [{ guid: guidOf(known.plenty), state: 'added', added: 3 }], cartProducts: 1 })
  expect(await use()).toEqual(used)
  expect((await visitor.call(getCart, { query: { regionId: 1 } })).items).toMatchObject([{ quantity: 3 }])
  expect((await visitor.call(listPurchaseLists, {})).lists).toMatchObject([{ usedAt: api.clock.now.toISOString() }])
})

test('one of the cart has what is selected there', async () => {
  const { visitor } = await signedIn()
  await fillCart(visitor, [
    [known.saw, 2],
    [known.plenty, 5],
  ])
  await api.db.updateTable('cart_item').set({ is_selected: false }).where('product_id', '=', known.saw).execute()
  expect(await linesOf(visitor, await create(visitor, { from: { cart: true } }))).toEqual([[known.plenty, 5]])
})

test('products are added, changed and removed; the last word counts', async () => {
  const { visitor } = await signedIn()
  const guid = await create(visitor)
  const line = (id: number, quantity: number) => ({ productGuid: guidOf(id), quantity })
  await change(visitor, guid, { lines: [line(known.saw, 1), line(known.plenty, 4)] })
  await change(visitor, guid, {
    lines: [line(known.plenty, 9), line(known.saw, 3), line(known.saw, 0)],
    name: ' Склад ',
  })
  expect(await linesOf(visitor, guid)).toEqual([[known.plenty, 9]])
  expect(await listsOf(visitor)).toEqual([['Склад', 1]])
  expect((await change(visitor, guid, { lines: [line(987_654, 1)] })).status).toBe(404)
  expect(await linesOf(visitor, guid)).toEqual([[known.plenty, 9]])
})

test.each([
  ['', 'Введите название'],
  ['  ', 'Введите название'],
  ['Я'.repeat(101), 'Название должно быть не длиннее 100 символов'],
])('a list called %j is refused with a sentence, when it is made and later', async (name, text) => {
  const { visitor } = await signedIn()
  const guid = await create(visitor)
  for (const answer of [
    await visitor.ask(createPurchaseList, { body: { name } }),
    await change(visitor, guid, { name }),
  ])
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field: 'name', text }] }])
})

test('what is sold out or withdrawn stays in the list and is told when the list is used', async () => {
  const { visitor } = await signedIn()
  const guid = await create(visitor)
  const lines = [known.withdrawn, known.plenty].map((id) => ({ productGuid: guidOf(id), quantity: 2 }))
  await change(visitor, guid, { lines })
  const list = await visitor.call(getPurchaseList, { query: { guid, regionId: 1 } })
  expect(list.lines).toMatchObject([{ id: known.withdrawn, isAvailable: false }, { isAvailable: true }])
  expect(list.sum).toBe(2 * PIECE_PRICE)
  const { products } = await visitor.call(usePurchaseList, { body: { guid, regionId: 1 } }, key())
  expect(products.map(({ state, added }) => [state, added])).toEqual([
    ['unavailable', 0],
    ['added', 2],
  ])
})

test('lists have a limit, also for calls that come at once', async () => {
  const { visitor, userId } = await signedIn()
  const now = new Date()
  const row = {
    owner_id: userId,
    organization_id: null,
    author_id: userId,
    name: NAME,
    created_at: now,
    changed_at: now,
  }
  await api.db
    .insertInto('purchase_list')
    .values(Array.from({ length: MAX_PURCHASE_LISTS - 1 }, () => row))
    .execute()
  const answers = await Promise.all([1, 2, 3].map(() => visitor.ask(createPurchaseList, { body: { name: NAME } })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('members of an organization share its lists; a purchaser makes none of another’s order', async () => {
  const [owner, purchaser] = [await signedIn(), await signedIn()]
  const organizationId = await addOrganization(api, owner.userId, { isActive: true })
  const member = {
    user_id: purchaser.userId,
    organization_id: organizationId,
    role: 'purchaser' as const,
    is_active: true,
  }
  await api.db.insertInto('organization_member').values(member).execute()
  const { guid: order } = await placeTestOrder(api, { visitor: owner.visitor })
  const guid = await create(owner.visitor, { from: { order } })
  expect(await linesOf(purchaser.visitor, guid)).toEqual([[known.plenty, 1]])
  expect(await listsOf(purchaser.visitor)).toEqual([[NAME, 1]])
  const refused = await purchaser.visitor.fail(createPurchaseList, { body: { name: NAME, from: { order } } })
  expect(refused.status).toBe(404)
  await api.db.deleteFrom('organization_member').where('user_id', '=', purchaser.userId).execute()
  const query = { guid, regionId: 1 }
  expect((await purchaser.visitor.fail(getPurchaseList, { query })).status).toBe(404)
})

test('a list of somebody else is none, in every call and in the same words', async () => {
  const [owner, other] = [await signedIn(), await signedIn()]
  const guid = await create(owner.visitor)
  const unknown = '00000000-0000-4000-8000-000000000009'
  const ask = async (id: string) => [
    await other.visitor.ask(getPurchaseList, { query: { guid: id, regionId: 1 } }),
    await change(other.visitor, id, { name: 'Чужой' }),
    await other.visitor.ask(removePurchaseList, { body: { guid: id } }),
    await other.visitor.ask(usePurchaseList, { body: { guid: id, regionId: 1 } }, key()),
  ]
  const plain = (answers: { status: number; body: object }[], id: string) =>
    answers.map(({ status, body }) => [status, JSON.stringify({ ...body, requestId: '' }).replaceAll(id, 'ID')])
  expect(plain(await ask(guid), guid)).toEqual(plain(await ask(unknown), unknown))
  expect((await ask(guid)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await listsOf(owner.visitor)).toEqual([[NAME, 0]])
  await owner.visitor.call(removePurchaseList, { body: { guid } })
  expect(await listsOf(owner.visitor)).toEqual([])
})

test('what is bought often comes with the usual quantity, of the buyer alone', async () => {
  const [{ visitor }, other] = [await signedIn(), await signedIn()]
  for (const pieces of [2, 5, 3]) await placeTestOrder(api, { visitor, pieces })
  expect((await visitor.call(listOftenBought, { query: { regionId: 1 } })).products).toMatchObject([
    { id: known.plenty, quantity: 3, times: 3, price: PIECE_PRICE },
  ])
  expect(await other.visitor.call(listOftenBought, { query: { regionId: 1 } })).toEqual({ products: [] })
})

test('guests have no lists', async () => {
  const guest = api.newVisitor()
  expect((await guest.fail(listPurchaseLists, {})).status).toBe(401)
  expect((await guest.fail(createPurchaseList, { body: { name: NAME } })).status).toBe(401)
  expect((await guest.fail(listOftenBought, { query: { regionId: 1 } })).status).toBe(401)
})
