import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { invoiceAddress } from '@verstak/contracts/address'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import { sql } from 'kysely'
import { addOrganization } from '../testing/addOrganization.ts'
import { readPdf } from '../testing/readPdf.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })

const PRICE = 100_000
const COURIER = 49_000

beforeEach(async () => {
  for (const id of [known.plenty, known.saw]) {
    await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', id).execute()
  }
})

/** Somebody who buys for a company. */
async function buyer(name = 'ООО «Ёлки»') {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  return { userId, device, organizationId: await addOrganization(api, userId, { name, isActive: true }) }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

let lastKey = 0
const newKey = () => ({ 'idempotency-key': `invoice-key-${++lastKey}` })
const orderFor = ({ organizationId }: Buyer, change: Partial<OrderInput> = {}) => ({
  body: {
    contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
    delivery: { type: 'pickup' as const, officeId: 1 },
    payment: 'invoice' as const,
    organizationId,
    comment: '',
    regionId: 1,
    expectedSum: PRICE,
    ...change,
  },
})
const put = (device: Visitor, id: number, quantity = 1) =>
  device.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
async function place(company: Buyer, change?: Partial<OrderInput>) {
  await put(company.device, known.plenty)
  return company.device.call(createOrder, orderFor(company, change), newKey())
}
const download = (device: Visitor, guid: string, key: string | null = null) =>
  fetch(api.url + invoiceAddress(guid, key), {
    headers: { cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const numbers = async () =>
  (await api.db.selectFrom('invoice').select('number').orderBy('number').execute()).map(({ number }) => number)

test('a company gets an invoice of its order: both sides, lines, delivery, VAT, the sum and a payment by QR code', async () => {
  const company = await buyer('ООО «Ромашка»')
  await put(company.device, known.saw, 2)
  const delivery = { type: 'courier' as const, address: 'улица Ленина, дом 1' }
  const { guid, number } = await place(company, { delivery, expectedSum: 3 * PRICE + COURIER })
  const answer = await download(company.device, guid)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''%D0%A1/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { text, qr } = readPdf(await bytesOf(answer))
  for (const part of [
    `Основание: заказ № ${number}`,
    'ООО «Ромашка», ИНН 7709123453, КПП 770901001',
    'ООО «Верстак», ИНН 7799000005',
    '2 000,00',
    'Доставка',
    '490,00',
    'Итого: 3 490,00',
    // 22 / 122 of each line: 360,66 and 180,33 and 88,36.
    'В том числе НДС: 629,35',
    'Оплатите счёт до 27.11.2026 включительно',
  ])
    expect(text).toContain(part)
  expect(qr).toContain('|Sum=349000|')
})

test('it is the order as it was: later changes of goods, company and shop change no byte', async () => {
  const company = await buyer()
  const { guid } = await place(company)
  const before = await bytesOf(await download(company.device, guid))
  const product = api.db.updateTable('product').where('id', '=', known.plenty)
  const { name } = await api.db
    .selectFrom('product')
    .select('name')
    .where('id', '=', known.plenty)
    .executeTakeFirstOrThrow()
  await product.set({ name: 'Другое' }).execute()
  await api.db.updateTable('organization').set({ name: 'Иначе' }).where('id', '=', company.organizationId).execute()
  await api.db.updateTable('shop_requisites').set({ bank: 'Другой банк' }).execute()
  const after = await bytesOf(await download(company.device, guid))
  await product.set({ name }).execute()
  await api.db.updateTable('shop_requisites').set({ bank: 'АО «Пример-Банк», г. Москва' }).execute()
  expect(after.equals(before)).toBe(true)
})

test('only the order’s visitor and its link open it', async () => {
  const company = await buyer()
  const { guid, link } = await place(company)
  const key = new URL(link, 'http://x').searchParams.get('key')
  const guest = api.newVisitor()
  const stranger = await buyer()
  const statuses = [
    await download(guest, guid, key),
    await download(guest, guid),
    await download(stranger.device, guid),
    await download(guest, guid, `${key?.slice(0, -1)}_`),
    await download(company.device, 'nonsense'),
    await download(company.device, guidOf(77)),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404])
  const { guid: cash } = await place(company, { payment: 'cash' })
  expect((await download(company.device, cash)).status).toBe(404)
})

test('numbers have no gaps: an order that fails gives its number back, orders at once wait for each other', async () => {
  const first = (await numbers()).length
  const companies = await Promise.all(Array.from({ length: 12 }, () => buyer()))
  await Promise.all(companies.map(({ device }) => put(device, known.plenty)))
  // Every third order fails at its commit, long after its invoice has taken a number.
  await sql`
    create function fail_marked() returns trigger language plpgsql as $$ begin
      if (select comment = 'fail' from customer_order where guid = new.order_guid) then raise exception 'failed'; end if;
      return null;
    end $$`.execute(api.db)
  await sql`create constraint trigger fails after insert on invoice deferrable initially deferred
    for each row execute function fail_marked()`.execute(api.db)
  const order = async (company: Buyer, changes: Partial<OrderInput>) => {
    const key = newKey()
    for (;;) {
      const answer = await company.device.ask(createOrder, orderFor(company, changes), key)
      // On a busy machine one waits too long for the others, and is told to come again.
      if (answer.status !== 503) return answer
    }
  }
  const answers = await Promise.all(
    companies.map((company, at) => order(company, at % 3 === 0 ? { comment: 'fail' } : {})),
  )
  await sql`drop trigger fails on invoice`.execute(api.db)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(await numbers()).toEqual(Array.from({ length: first + 8 }, (_, at) => at + 1))
})
