import type { OrderState } from '@verstak/contracts/order'
import { usePromoShop, orderFor, PRICE } from '../testing/promoShop.ts'
import { addUser } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import type { Database } from '../db/openDatabase.ts'
import { cancelOrder } from './cancelOrder.ts'
import { SYSTEM, type Actor } from './actor.ts'
import { changeOrderState } from './changeOrderState.ts'
import { expireOverdueOrders } from './expireOrder.ts'
import { reserveAgain } from './reserveAgain.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import type { Services } from '../services.ts'

const shop = usePromoShop()
const { api, shopperWith, place, apply, addCode, usesOf } = shop
const STAFF: Actor = { kind: 'staff', userId: 7 }
const start = () => new Date('2026-11-20T09:00:00Z')

let services: Services
beforeEach(async () => {
  // Those of the tests before would expire in this one.
  await api.db.updateTable('customer_order').set({ status: 'new' }).where('status', '=', 'awaiting-payment').execute()
  api.clock.now = start()
  services = { db: api.db, now: () => api.clock.now, jobs: createJobQueue(Date.now() - start().getTime()) } as Services
})

const contact = (email = '') => ({ contact: { name: 'Иван Петров', phone: '9991234567', email } })
const inTransaction = <T>(act: (db: Database) => Promise<T>) => api.db.transaction().execute((db) => act(db))
const change = (orderGuid: string, to: OrderState, by = STAFF, reason = '') =>
  inTransaction((db) => changeOrderState(services, db, { orderGuid, to, by, reason }))
const cancel = (orderGuid: string, by = STAFF, reason = 'Нет на складе') =>
  inTransaction((db) => cancelOrder(services, db, { orderGuid, by, reason }))
const orderOf = (guid: string) =>
  api.db.selectFrom('customer_order').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow()
const journalOf = async (guid: string) =>
  (await api.db.selectFrom('order_event').selectAll().where('order_guid', '=', guid).orderBy('id').execute()).map(
    ({ from_state, to_state, actor_kind, actor_id, reason }) => [from_state, to_state, actor_kind, actor_id, reason],
  )
const stockOf = async (id: number) =>
  (await api.db.selectFrom('stock').select('quantity').where('product_id', '=', id).execute()).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  )

async function placed(payment: 'cash' | 'online', pieces = 3, email = '') {
  const visitor = await shopperWith([known.plenty, pieces])
  const { guid } = await place(visitor, orderFor(pieces * PRICE, { payment, ...contact(email) }))
  return guid
}

test('an order paid on receipt is new, one that is prepaid awaits its money for half an hour', async () => {
  const onReceipt = await orderOf(await placed('cash'))
  expect([onReceipt.status, onReceipt.payment_due_at]).toEqual(['new', null])
  const prepaid = await orderOf(await placed('online'))
  expect([prepaid.status, prepaid.payment_due_at]).toEqual(['awaiting-payment', new Date('2026-11-20T09:30:00Z')])
})

test('the journal says who changed what, and cannot be changed', async () => {
  const guid = await placed('cash')
  await change(guid, 'assembling')
  await change(guid, 'ready')
  await change(guid, 'handed-over')
  expect(await journalOf(guid)).toEqual([
    [null, 'new', 'shopper', null, ''],
    ['new', 'assembling', 'staff', 7, ''],
    ['assembling', 'ready', 'staff', 7, ''],
    ['ready', 'handed-over', 'staff', 7, ''],
  ])
  expect((await orderOf(guid)).handed_over_at).toEqual(start())
  const rows = api.db.updateTable('order_event').set({ reason: 'x' }).where('order_guid', '=', guid)
  await expect(rows.execute()).rejects.toThrow('stay as they are')
  await expect(api.db.deleteFrom('order_event').execute()).rejects.toThrow('stay as they are')
})

test('a step that the table does not know is refused, and changes nothing', async () => {
  const guid = await placed('cash')
  await expect(change(guid, 'handed-over')).rejects.toMatchObject({ code: 'order-state' })
  await expect(change(guid, 'assembling', { kind: 'shopper', userId: null })).rejects.toMatchObject({
    code: 'order-state',
  })
  expect((await journalOf(guid)).length).toBe(1)
  expect(await api.messages()).toEqual([])
})

test('a cancelled order gives back its pieces and the use of its promo code, once', async () => {
  const code = await addCode({ max_uses: 1 })
  const before = await stockOf(known.plenty)
  const visitor = await shopperWith([known.plenty, 2])
  await apply(visitor, code)
  const { guid } = await place(visitor, orderFor(2 * PRICE * 0.9))
  expect([await stockOf(known.plenty), await usesOf(code)]).toEqual([before - 2, 1])
  await cancel(guid)
  expect([await stockOf(known.plenty), await usesOf(code)]).toEqual([before, 0])
  await expect(cancel(guid)).rejects.toMatchObject({ code: 'order-state' })
  expect(await stockOf(known.plenty)).toBe(before)
})

test('uses of a code are numbered on after one of them was freed', async () => {
  const code = await addCode({ max_uses_per_phone: 3 })
  const use = async () => {
    const visitor = await shopperWith([known.plenty, 1])
    await apply(visitor, code)
    return (await place(visitor, orderFor(PRICE * 0.9))).guid
  }
  const [first] = [await use(), await use(), await use()]
  await cancel(first)
  await use()
  expect(await usesOf(code)).toBe(3)
})

test('an order that is not paid in time is cancelled and its buyer told, a paid one stays', async () => {
  const [late, paid] = [await placed('online', 3, 'late@mail.example'), await placed('online', 3, 'paid@mail.example')]
  const before = await stockOf(known.plenty)
  await change(paid, 'paid', SYSTEM)
  api.clock.now = new Date('2026-11-20T09:29:59Z')
  await api.runJobs()
  expect((await orderOf(late)).status).toBe('awaiting-payment')
  api.clock.now = new Date('2026-11-20T09:30:01Z')
  const mails = await api.messages('late@mail.example')
  expect(mails.map(({ purpose }) => purpose)).toEqual(['order-awaiting-payment', 'order-cancelled'])
  expect(mails[1]!.text).toContain('Оплата не поступила вовремя')
  expect([(await orderOf(late)).status, (await orderOf(paid)).status]).toEqual(['cancelled', 'paid'])
  expect(await stockOf(known.plenty)).toBe(before + 3)
})

test('an order whose job was lost is found by its time', async () => {
  const guid = await placed('online')
  await expireOverdueOrders(services)
  expect((await orderOf(guid)).status).toBe('awaiting-payment')
  api.clock.now = new Date('2026-11-20T10:00:00Z')
  await expireOverdueOrders(services)
  expect((await orderOf(guid)).status).toBe('cancelled')
})

test('money and the end of the time at once: one of them wins, and stock fits', async () => {
  for (let round = 0; round < 5; round++) {
    api.clock.now = start()
    const before = await stockOf(known.plenty)
    const guid = await placed('online')
    api.clock.now = new Date('2026-11-20T09:30:01Z')
    const pay = change(guid, 'paid', SYSTEM).then(
      () => true,
      () => false,
    )
    const [isPaid] = await Promise.all([pay, expireOverdueOrders(services)])
    expect((await orderOf(guid)).status).toBe(isPaid ? 'paid' : 'cancelled')
    expect(await stockOf(known.plenty)).toBe(isPaid ? before - 3 : before)
  }
})

test('a cancelled order is reserved again while its pieces and its code are to be had', async () => {
  const code = await addCode({ max_uses: 1 })
  const visitor = await shopperWith([known.plenty, 2])
  await apply(visitor, code)
  const { guid } = await place(visitor, orderFor(2 * PRICE * 0.9, { payment: 'online' }))
  const held = await stockOf(known.plenty)
  await cancel(guid, SYSTEM)
  expect(await inTransaction((db) => reserveAgain(db, guid))).toBe(true)
  await change(guid, 'paid', SYSTEM)
  expect([await stockOf(known.plenty), await usesOf(code)]).toEqual([held, 1])
  expect(await inTransaction((db) => reserveAgain(db, guid))).toBe(false)
})

test('a cancelled order whose pieces are gone, or whose code another has used, is not reserved again', async () => {
  const first = await placed('online', 3)
  await cancel(first, SYSTEM)
  await api.db.updateTable('stock').set({ quantity: 1 }).where('product_id', '=', known.plenty).execute()
  expect(await inTransaction((db) => reserveAgain(db, first))).toBe(false)
  await api.db.updateTable('stock').set({ quantity: 100 }).where('product_id', '=', known.plenty).execute()
  const code = await addCode({ max_uses: 1 })
  const buy = async () => {
    const visitor = await shopperWith([known.plenty, 1])
    await apply(visitor, code)
    return (await place(visitor, orderFor(PRICE * 0.9, { payment: 'online' }))).guid
  }
  const second = await buy()
  await cancel(second, SYSTEM)
  await buy()
  const before = await stockOf(known.plenty)
  expect(await inTransaction((db) => reserveAgain(db, second))).toBe(false)
  expect([await stockOf(known.plenty), await usesOf(code)]).toEqual([before, 1])
})

test('each step is told by mail with the order’s own link, and by SMS where asked', async () => {
  const visitor = await shopperWith([known.plenty, 1])
  const wish = { ...contact('step@mail.example'), smsNotices: true }
  const { guid, link } = await place(visitor, orderFor(PRICE, wish))
  await change(guid, 'assembling')
  await change(guid, 'ready')
  const mails = await api.messages('step@mail.example')
  expect(mails.map(({ subject }) => subject?.replace(/\d+/, 'N'))).toEqual([
    'Заказ № N: принят',
    'Заказ № N: собираем',
    'Заказ № N: готов к выдаче',
  ])
  for (const { text } of mails) expect(text).toContain(`http://127.0.0.1:3000${link}`)
  const sms = await api.messages('9991234567')
  expect(sms.map(({ purpose }) => purpose)).toEqual(['order-new', 'order-assembling', 'order-ready'])
})

test('the first mail tells the goods, and where a prepaid order is paid', async () => {
  const visitor = await shopperWith([known.plenty, 2])
  const body = orderFor(2 * PRICE, { payment: 'online', ...contact('pay@mail.example') })
  const { guid, link } = await place(visitor, body)
  const [mail] = await api.messages('pay@mail.example')
  const key = new URL(link, 'http://x').searchParams.get('key')
  for (const text of [
    'Пила обычная, 2\u00A0шт — 2\u00A0000\u00A0₽',
    'до 20 ноября, 12:30',
    `Оплатить: http://127.0.0.1:3000/checkout/payment/?orderid=${guid}&key=${key}`,
  ])
    expect(mail!.text).toContain(text)
})

test('a step that is told twice sends one mail with one Message-ID', async () => {
  const guid = await placed('cash', 1, 'twice@mail.example')
  await api.runJobs()
  const { id } = await api.db
    .selectFrom('order_event')
    .select('id')
    .where('order_guid', '=', guid)
    .executeTakeFirstOrThrow()
  await services.jobs.add(api.db, 'tell-order-step', { eventId: id })
  expect(await api.messages('twice@mail.example')).toHaveLength(1)
})

test('an order belongs to the user who placed it', async () => {
  const userId = await addUser(api)
  const guid = await placed('cash')
  expect((await orderOf(guid)).user_id).toBeNull()
  await api.db.updateTable('customer_order').set({ user_id: userId }).where('guid', '=', guid).execute()
  await api.db.deleteFrom('shop_user').where('id', '=', userId).execute()
  expect((await orderOf(guid)).user_id).toBeNull()
})
