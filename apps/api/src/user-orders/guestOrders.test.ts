import { claimGuestOrders, sendGuestOrdersCode } from '@verstak/contracts/guestOrders'
import { getOrder } from '@verstak/contracts/order'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { listOrders } from '@verstak/contracts/userOrders'
import { placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, codeFor, forgetLimits, newPhone, passTime, wrongOf } from '../testing/signInTesting.ts'
import { startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeEach(async () => {
  await forgetLimits(api)
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

async function newUser() {
  const { id } = await addUser(api)
  return { id, visitor: await startTestSession(api, api.newVisitor(), { userId: id }) }
}

const placeWith = (phone: string) => placeTestOrder(api, { contact: { name: 'Иван Петров', phone, email: '' } })
const guidsOf = async ({ visitor }: Awaited<ReturnType<typeof newUser>>) =>
  (await visitor.call(listOrders, { query: {} })).orders.map(({ guid }) => guid)

test('a guest’s orders come into the account of who shows that their phone is his, once', async () => {
  const phone = newPhone()
  const [first, second] = [await placeWith(phone), await placeWith(phone)]
  const other = await placeWith(newPhone())
  const user = await newUser()
  const sent = await user.visitor.call(sendGuestOrdersCode, { body: { phone: `8${phone}` } })
  expect(sent).toMatchObject({ status: 'success', isLimit: false, codeLength: 4 })
  expect(await guidsOf(user)).toEqual([])
  const code = await codeFor(api, phone)
  const claim = (entered: string) => user.visitor.call(claimGuestOrders, { body: { phone, code: entered } })
  expect(await claim(wrongOf(code))).toMatchObject({
    status: 'error',
    found: 0,
    data: { errors: [{ details: [{ field: 'code' }] }] },
  })
  expect(await guidsOf(user)).toEqual([])
  expect(await claim(code)).toEqual({ status: 'success', found: 2 })
  expect(await guidsOf(user)).toEqual([second.guid, first.guid])
  // The code is used up, and the browser in which they were placed opens them still.
  expect(await claim(code)).toMatchObject({ status: 'error', found: 0 })
  expect((await first.visitor.call(getOrder, { query: { guid: first.guid } })).guid).toBe(first.guid)
  expect((await user.visitor.fail(getOrder, { query: { guid: other.guid } })).status).toBe(404)
})

test('orders of another account stay there, and a phone without orders says no more than that', async () => {
  const phone = newPhone()
  await placeWith(phone)
  const [first, second] = [await newUser(), await newUser()]
  const claimBy = async ({ visitor }: typeof first) => {
    await passTime(api, 120)
    await forgetLimits(api)
    const sent = await visitor.call(sendGuestOrdersCode, { body: { phone } })
    const body = { phone, code: await codeFor(api, phone) }
    return { sent, answer: await visitor.call(claimGuestOrders, { body }) }
  }
  const [mine, none] = [await claimBy(first), await claimBy(second)]
  expect([mine.answer.found, none.answer.found]).toEqual([1, 0])
  expect(none.sent).toEqual(mine.sent)
  expect((await guidsOf(first)).length).toBe(1)
  expect(await guidsOf(second)).toEqual([])
})

test('the code of one user is wrong for another in the same browser', async () => {
  const phone = newPhone()
  await placeWith(phone)
  const thief = await newUser()
  await thief.visitor.call(sendGuestOrdersCode, { body: { phone } })
  const code = await codeFor(api, phone)
  const { id } = await addUser(api)
  await startTestSession(api, thief.visitor, { userId: id })
  expect((await thief.visitor.call(claimGuestOrders, { body: { phone, code } })).status).toBe('error')
})

test.each([
  ['', 'phone'],
  ['12', 'phone'],
  ['4951234567', 'phone'],
])('a number that gets no text messages is refused at its field: «%s»', async (phone, field) => {
  const { visitor } = await newUser()
  expect(await visitor.call(sendGuestOrdersCode, { body: { phone } })).toMatchObject({
    status: 'error',
    data: { errors: [{ details: [{ field }] }] },
  })
})

test('a guest is asked to sign in', async () => {
  const guest = api.newVisitor()
  const { body } = await guest.fail(sendGuestOrdersCode, { body: { phone: newPhone() } })
  expect(body.code).toBe('sign-in-required')
  expect((await guest.fail(claimGuestOrders, { body: { phone: newPhone(), code: '1234' } })).status).toBe(401)
})

test('purchases without a review are what was handed over and kept, the last one first [API-006]', async () => {
  const { visitor } = await newUser()
  const ask = () => visitor.call(listNotReviewed, { query: {} })
  const [old, late, waiting] = [
    await placeTestOrder(api, { visitor }),
    await placeTestOrder(api, { visitor }),
    await placeTestOrder(api, { visitor }),
  ]
  expect(await ask()).toEqual({ products: [], total: 0 })
  const handOver = (guid: string, day: string) =>
    api.db
      .updateTable('customer_order')
      .set({ status: 'handed-over', handed_over_at: new Date(`2026-11-${day}T09:00:00Z`) })
      .where('guid', '=', guid)
      .execute()
  await handOver(old.guid, '10')
  await handOver(late.guid, '12')
  const { products, total } = await ask()
  expect(total).toBe(1)
  expect(products).toMatchObject([
    { productId: known.plenty, orderGuid: late.guid, orderNumber: late.number, receivedAt: '2026-11-12T09:00:00.000Z' },
  ])
  await api.db.updateTable('order_line').set({ returned: 1 }).where('order_guid', 'in', [late.guid, old.guid]).execute()
  expect(await ask()).toEqual({ products: [], total: 0 })
  expect(waiting.guid).not.toBe(late.guid)
  expect((await api.newVisitor().fail(listNotReviewed, { query: {} })).body.code).toBe('sign-in-required')
})
