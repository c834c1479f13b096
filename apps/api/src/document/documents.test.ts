import { getCartToken, addToCart } from '@verstak/contracts/cart'
import { documentAddress, listDocuments, type DocumentKind } from '@verstak/contracts/document'
import { createOrder, type OrderInput, type OrderState } from '@verstak/contracts/order'
import { changeOrderAsStaff } from '@verstak/contracts/orderStaff'
import { setContractor } from '@verstak/contracts/session'
import { sql } from 'kysely'
import { addOrganization } from '../testing/addOrganization.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { orderFor, PRICE } from '../testing/promoShop.ts'
import { readPdf } from '../testing/readPdf.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useOrderShop()
const { api } = shop

/** Somebody who buys for a company. */
async function buyer({
  role,
  name,
  organizationId,
}: { role?: 'owner' | 'purchaser'; name?: string; organizationId?: number } = {}) {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  if (organizationId !== undefined) {
    const member = {
      user_id: userId,
      organization_id: organizationId,
      role: role ?? ('owner' as const),
      is_active: true,
    }
    await api.db.insertInto('organization_member').values(member).execute()
    return { userId, device, organizationId }
  }
  const id = await addOrganization(api, userId, { isActive: true, ...(role && { role }), ...(name && { name }) })
  return { userId, device, organizationId: id }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

async function place({ device, organizationId }: Buyer, change: Partial<OrderInput> = {}, pieces = 1) {
  await device.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: pieces, regionId: 1 } })
  const body = orderFor(pieces * PRICE, { payment: 'invoice', organizationId, ...change })
  return device.call(createOrder, { body }, shop.newKey())
}

/** An order that is fetched and paid in the shop, handed over. */
async function handedOver(company: Buyer, pieces = 1) {
  const order = await place(company, { payment: 'cash' }, pieces)
  await shop.move(order.guid, 'handed-over')
  return order
}

const list = (device: Visitor, query = {}) => device.call(listDocuments, { query })
const download = (device: Visitor, kind: DocumentKind, guid: string) =>
  fetch(api.url + documentAddress(kind, guid), {
    headers: { cookie: [...device.cookies].map((pair) => pair.join('=')).join('; ') },
  })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const numbersOf = async () =>
  (await api.db.selectFrom('order_document').select('number').orderBy('number').execute()).map(({ number }) => number)

test('goods that leave the shop have a transfer document with both sides, lines, VAT and sum', async () => {
  const company = await buyer({ name: 'ООО «Ромашка»' })
  const legal = { legal_address: '420000, г. Казань, ул. Баумана, д. 7' }
  await api.db.updateTable('organization').set(legal).where('id', '=', company.organizationId).execute()
  const { guid, number } = await handedOver(company, 3)
  const { documents, total } = await list(company.device)
  expect(total).toBe(1)
  const [row] = documents
  expect(row).toMatchObject({ kind: 'transfer', orderGuid: guid, orderNumber: number, sum: 3 * PRICE, isVoid: false })
  const answer = await download(company.device, 'transfer', guid)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { text, pages, title } = readPdf(await bytesOf(answer))
  expect({ pages, title }).toEqual({
    pages: 1,
    title: `Универсальный передаточный документ № ${row!.number} от 20.11.2026`,
  })
  for (const part of [
    'ООО «Ромашка»',
    '7709123453 / 770901001',
    legal.legal_address,
    'ООО «Верстак»',
    `Заказ № ${number} от`,
    'Пила обычная',
    // 3 000,00 with 22 / 122.
    '2 459,02',
    '540,98',
    '3 000,00',
    'Российский рубль, 643',
  ])
    expect(text).toContain(part)
})

test('an invoice stands in the list from the placing on, and is the same paper as by the order’s link', async () => {
  const company = await buyer()
  const { guid, number } = await place(company)
  const { documents } = await list(company.device)
  expect(documents).toEqual([
    expect.objectContaining({ kind: 'invoice', orderGuid: guid, orderNumber: number, sum: PRICE }),
  ])
  const { text, qr } = readPdf(await bytesOf(await download(company.device, 'invoice', guid)))
  expect(text).toContain(`Основание: заказ № ${number}`)
  expect(qr).toContain(`|Sum=${PRICE}|`)
})

test('it is the order as it was: later changes of goods, company and shop change no byte', async () => {
  const company = await buyer()
  const { guid } = await handedOver(company)
  const before = await bytesOf(await download(company.device, 'transfer', guid))
  await api.db.updateTable('organization').set({ name: 'Иначе' }).where('id', '=', company.organizationId).execute()
  await api.db.updateTable('shop_requisites').set({ address: 'Другой адрес' }).execute()
  const after = await bytesOf(await download(company.device, 'transfer', guid))
  await api.db.updateTable('shop_requisites').set({ address: '127000, г. Москва, ул. Примерная, д. 1' }).execute()
  expect(after.equals(before)).toBe(true)
  expect((await list(company.device)).total).toBe(1)
})

test.each<[OrderInput['delivery']['type'], OrderState, number]>([
  ['pickup', 'ready', 0],
  ['pickup', 'on-the-way', 0],
  ['pickup', 'handed-over', 1],
  ['courier', 'on-the-way', 1],
])('an order by %s that is «%s» has %d transfer documents', async (type, to, count) => {
  const company = await buyer()
  const { guid } = await place(company, { payment: 'cash' })
  if (type === 'courier') {
    await api.db.updateTable('customer_order').set({ delivery_type: 'courier' }).where('guid', '=', guid).execute()
  }
  await shop.move(guid, to)
  expect((await list(company.device, { kind: 'transfer' })).total).toBe(count)
})

test('a person has a receipt, no transfer document', async () => {
  const before = await numbersOf()
  await shop.order({ to: 'handed-over' })
  expect(await numbersOf()).toEqual(before)
})

test('numbers of a year have no gaps: a step that fails gives its number back, steps at once wait for each other', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => buyer()))
  const orders = await Promise.all(
    companies.map((company, at) => place(company, { payment: 'cash', comment: at % 3 === 0 ? 'fail' : '' })),
  )
  for (const { guid } of orders) await shop.move(guid, 'ready')
  const first = (await numbersOf()).length
  await sql`
    create function fail_marked_paper() returns trigger language plpgsql as $$ begin
      if (select comment = 'fail' from customer_order where guid = new.order_guid) then raise exception 'failed'; end if;
      return null;
    end $$`.execute(api.db)
  await sql`create constraint trigger fails after insert on order_document deferrable initially deferred
    for each row execute function fail_marked_paper()`.execute(api.db)
  const statuses = await Promise.all(orders.map(({ guid }) => shop.finish(guid)))
  await sql`drop trigger fails on order_document`.execute(api.db)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
  expect(await numbersOf()).toEqual(Array.from({ length: first + 4 }, (_, at) => at + 1))
})

test('each year begins with 1', async () => {
  const company = await buyer()
  const { guid } = await place(company, { payment: 'cash' })
  await shop.move(guid, 'ready')
  api.clock.now = new Date('2027-01-01T00:30:00+03:00')
  const staff = await startTestSession(api, api.newVisitor(), {
    userId: await addUser(api, { is_staff: true }),
    isAdmin: true,
  })
  await staff.call(changeOrderAsStaff, { body: { guid, to: 'handed-over' } }, shop.newKey())
  const device = await startTestSession(api, api.newVisitor(), { userId: company.userId })
  const { documents } = await list(device)
  expect(documents.map(({ number, date }) => ({ number, date }))).toEqual([{ number: '1', date: '2027-01-01' }])
})

test('papers are found by their number, the order’s, kind, order and days', async () => {
  const company = await buyer()
  const one = await place(company)
  const other = await handedOver(company)
  const totalOf = async (query: object) => (await list(company.device, query)).total
  expect(await totalOf({ search: `№ ${one.number}` })).toBe(1)
  expect(await totalOf({ search: 'пила' })).toBe(0)
  expect(await totalOf({ search: '%' })).toBe(0)
  expect(await totalOf({ kind: 'invoice' })).toBe(1)
  expect(await totalOf({ orderGuid: other.guid })).toBe(1)
  expect(await totalOf({ from: '2026-11-25' })).toBe(0)
  expect(await totalOf({ from: '2026-11-01', to: '2026-11-30' })).toBe(2)
  expect((await list(company.device, { limit: 1, page: 2 })).documents).toHaveLength(1)
  expect((await list(company.device, { page: 9 })).documents).toEqual([])
})

test.each(['2026-02-31', '24.11.2026', '0000-01-01'])('a day that is none is refused: %s', async (from) => {
  const { device } = await buyer()
  expect((await device.ask(listDocuments, { query: { from } })).status).toBe(400)
})

test('a paper of a cancelled order stays, and says that nothing follows from it', async () => {
  const company = await buyer()
  const { guid } = await place(company)
  await shop.cancel(guid)
  expect((await list(company.device)).documents[0]).toMatchObject({ orderGuid: guid, isVoid: true })
})

test('papers that are asked for while their order is handed over or cancelled are whole, and the same bytes each time', async () => {
  const company = await buyer()
  const [moved, cancelled] = [await place(company, { payment: 'cash' }), await place(company)]
  await shop.move(moved.guid, 'ready')
  const asked = (kind: DocumentKind, guid: string) =>
    Promise.all(Array.from({ length: 8 }, () => download(company.device, kind, guid)))
  const [transfers, invoices, status] = await Promise.all([
    asked('transfer', moved.guid),
    asked('invoice', cancelled.guid),
    shop.finish(moved.guid),
    shop.cancel(cancelled.guid),
  ])
  expect(status).toBe(200)
  const after = await bytesOf(await download(company.device, 'transfer', moved.guid))
  for (const answer of transfers) {
    // Before the goods have left there is no such paper, not half of one.
    if (answer.status === 404) continue
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).equals(after)).toBe(true)
  }
  const [first, ...others] = await Promise.all(invoices.map(bytesOf))
  expect(invoices.map((answer) => answer.status)).toEqual(invoices.map(() => 200))
  for (const bytes of others) expect(bytes.equals(first!)).toBe(true)
})

test('papers follow the organization that the user buys for; who buys for himself has none', async () => {
  const company = await buyer()
  await place(company)
  const second = await addOrganization(api, company.userId)
  await company.device.call(setContractor, { body: { id: second } })
  expect((await list(company.device)).total).toBe(0)
  await company.device.call(setContractor, { body: { id: 0 } })
  expect((await company.device.fail(listDocuments, { query: {} })).status).toBe(404)
  expect((await api.newVisitor().fail(listDocuments, { query: {} })).status).toBe(401)
})

test('colleagues open papers, purchasers those of their own orders, strangers and guests none', async () => {
  const company = await buyer()
  const { guid } = await handedOver(company)
  const colleague = await buyer({ organizationId: company.organizationId })
  const purchaser = await buyer({ organizationId: company.organizationId, role: 'purchaser' })
  const stranger = await buyer()
  const own = await place(purchaser)
  const statusOf = async (device: Visitor, kind: DocumentKind, order: string) =>
    (await download(device, kind, order)).status
  expect(await statusOf(colleague.device, 'transfer', guid)).toBe(200)
  expect(await statusOf(colleague.device, 'invoice', own.guid)).toBe(200)
  expect(await statusOf(purchaser.device, 'invoice', own.guid)).toBe(200)
  expect((await list(purchaser.device)).documents.map(({ orderGuid }) => orderGuid)).toEqual([own.guid])
  // Without a difference from a paper that does not exist.
  const answers = await Promise.all(
    [
      download(purchaser.device, 'transfer', guid),
      download(stranger.device, 'transfer', guid),
      download(stranger.device, 'transfer', guidOf(77)),
      download(company.device, 'invoice', guid),
      download(company.device, 'transfer', 'nonsense'),
      download(company.device, 'else' as 'invoice', guid),
    ].map(async (answer) => [(await answer).status, ((await (await answer).json()) as { code: string }).code]),
  )
  expect(new Set(answers.map(String))).toEqual(new Set(['404,not-found']))
  expect(await statusOf(api.newVisitor(), 'transfer', guid)).toBe(401)
})
