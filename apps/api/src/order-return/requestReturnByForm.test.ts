import { getOrder } from '@verstak/contracts/order'
import { RETURN_FORM_PATH } from '@verstak/contracts/orderReturn'
import { getUserOrder } from '@verstak/contracts/userOrders'
import { useOrderShop } from '../testing/orderShop.ts'
import { placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useOrderShop()
const { api, order, move } = shop

/** Sends the form as a page of the shop does. @returns where it leads */
async function send(fields: Record<string, string>, visitor: Visitor = api.newVisitor()) {
  const response = await fetch(`${api.url}${RETURN_FORM_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, to: response.headers.get('location') }
}
const filled = { reason: 'unfit', comment: '', 'pieces-0': '1', after: '0' }

test('without scripts a return is asked for by the link of the order, once however often the button is pressed', async () => {
  const { guid, key } = await order({ pieces: 3, to: 'handed-over' })
  const page = `/cart-checkout/thanks/?order=${guid}&key=${key}#returns`
  const form = { ...filled, order: guid, key, 'pieces-0': ' 2 ', comment: 'Не та\r\nмодель' }
  for (const _ of [1, 2]) expect(await send(form)).toEqual({ status: 303, to: page })
  const view = () => api.newVisitor().call(getOrder, { query: { guid, key } })
  expect((await view()).returns).toMatchObject([
    { reason: 'unfit', comment: 'Не та\nмодель', lines: [{ quantity: 2 }] },
  ])
  // The page shows one request now, so the next one is another.
  await send({ ...form, after: '1', 'pieces-0': '1' })
  const after = await view()
  expect(after.returns).toHaveLength(2)
  expect(after).not.toHaveProperty('refusedReturn')
})

test('a refused form comes back with its errors at their fields and with what was typed, until it is sent', async () => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const form = { ...filled, order: guid }
  const told = async (change: Record<string, string>) => {
    expect(await send({ ...form, ...change }, shopper)).toEqual({
      status: 303,
      to: `/cart-checkout/thanks/?order=${guid}#returns`,
    })
    return (await shopper.call(getOrder, { query: { guid } })).refusedReturn
  }
  expect(await told({ reason: 'defect', comment: ' ' })).toEqual({
    fields: { reason: 'defect', comment: ' ', 'pieces-0': '1' },
    errors: { comment: 'Опишите, что не так' },
    problem: '',
  })
  expect(await told({ 'pieces-0': '9', comment: 'Мала' })).toMatchObject({
    fields: { comment: 'Мала', 'pieces-0': '9' },
    errors: { 'pieces-0': 'Вернуть можно не больше 2\u00A0шт' },
  })
  expect(await told({ 'pieces-0': 'две' })).toMatchObject({ errors: { 'pieces-0': 'Напишите количество числом' } })
  expect(await told({ 'pieces-0': '0' })).toMatchObject({ errors: {}, problem: 'Укажите, сколько штук возвращаете' })
  expect(await told({ reason: 'whim' })).toMatchObject({ errors: { reason: 'Выберите, почему возвращаете' } })
  expect(await told({ comment: 'а'.repeat(1001) })).toMatchObject({ errors: { comment: 'Сократите до 1000 символов' } })
  expect(await told({ 'pieces-7': '1' })).toMatchObject({ errors: { 'pieces-7': 'Этот товар вернуть нельзя' } })
  // Of nobody else, and not for ever.
  expect(await api.newVisitor().fail(getOrder, { query: { guid } })).toMatchObject({ status: 404 })
  api.clock.now = new Date(api.clock.now.getTime() + 3_601_000)
  expect(await shopper.call(getOrder, { query: { guid } })).not.toHaveProperty('refusedReturn')
  expect(await told({ 'pieces-0': '9' })).toBeDefined()
  expect(await told({})).toBeUndefined()
})

test('an order of which nothing can be returned says so', async () => {
  const { shopper, guid } = await order()
  await send({ ...filled, order: guid }, shopper)
  const { refusedReturn } = await shopper.call(getOrder, { query: { guid } })
  expect(refusedReturn).toMatchObject({ problem: 'В этом заказе больше нечего вернуть' })
})

test('in the cabinet the form leads back there, and what is refused is told to its user only', async () => {
  const visitor = await startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
  const { guid } = await placeTestOrder(api, { visitor })
  await move(guid, 'handed-over')
  const form = { ...filled, order: guid, page: 'cabinet' }
  const page = { status: 303, to: `/user/orders/${guid}/#returns` }
  expect(await send({ ...form, 'pieces-0': '' }, visitor)).toEqual(page)
  const view = () => visitor.call(getUserOrder, { query: { guid } })
  expect((await view()).order.refusedReturn).toMatchObject({ problem: 'Укажите, сколько штук возвращаете' })
  expect(await send(form, visitor)).toEqual(page)
  expect((await view()).order).toMatchObject({ returns: [{ state: 'requested' }] })
  expect((await view()).order).not.toHaveProperty('refusedReturn')
})

test('forms of strangers and of no page are refused, and ask for nothing', async () => {
  const { shopper, guid, key } = await order({ to: 'handed-over' })
  const { shopper: stranger, key: otherKey } = await order()
  expect((await send({ ...filled, order: guid }, stranger)).status).toBe(404)
  expect((await send({ ...filled, order: guid, key: otherKey }, stranger)).status).toBe(404)
  expect((await send({ ...filled, order: guidOf(97) }, stranger)).status).toBe(404)
  const wrong: Record<string, string>[] = [
    {},
    { ...filled, order: 'x' },
    { order: guid, key },
    { ...filled, order: guid, after: 'x' },
  ]
  for (const fields of wrong) expect((await send(fields, shopper)).status).toBe(400)
  expect((await shopper.call(getOrder, { query: { guid } })).returns).toEqual([])
})
