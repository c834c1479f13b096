import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { known } from '../testing/testShop.data.ts'
import { MONEY_CHECKS, selectDifferences, type MoneyCheck } from './differences.sql.ts'

const { api, shopperWith, place, refuse, addCode, apply } = usePromoShop({ moneyMetrics: { differencesAgeMs: 0 } })

const read = async () => (await fetch(`${api.opsUrl}/metrics`)).text()
/** Value of a metric as `/metrics` shows it; undefined where it is not shown. */
async function valueOf(name: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ')[1])
}
const findingsOf = async (check: MoneyCheck) => (await selectDifferences(api.db, check)).map(({ subject }) => subject)

async function placed(payment: 'cash' | 'online', sum = PRICE) {
  return (await place(await shopperWith([known.plenty, 1]), orderFor(sum, { payment }))).guid
}

test('orders are counted by state and payment, refusals by reason', async () => {
  await placed('cash')
  await placed('online')
  await refuse(await shopperWith([known.plenty, 1]), orderFor(1))
  expect(await valueOf('shop_orders{state="new",payment="cash"}')).toBe(1)
  expect(await valueOf('shop_orders{state="awaiting-payment",payment="online"}')).toBe(1)
  expect(await valueOf('shop_order_refusals_total{reason="price-changed"}')).toBe(1)
})

test('what waits is shown with the age of the oldest: reservations, messages, jobs', async () => {
  await api.messages()
  expect(await valueOf('shop_waiting{what="job"}')).toBe(0)
  expect(await valueOf('shop_waiting_oldest_seconds{what="message"}')).toBe(0)
  await placed('online')
  api.clock.now = new Date(api.clock.now.getTime() + 45 * 60_000)
  expect(await valueOf('shop_waiting{what="job"}')).toBeGreaterThan(0)
  expect(await valueOf('shop_waiting{what="overdue-reservation"}')).toBeGreaterThan(0)
  expect(await valueOf('shop_waiting_oldest_seconds{what="overdue-reservation"}')).toBe(15 * 60)
  expect(await valueOf('shop_waiting_oldest_seconds{what="reservation"}')).toBe(45 * 60)
})

test('books that agree show no difference', async () => {
  for (const check of MONEY_CHECKS) expect(await valueOf(`shop_money_differences{check="${check}"}`)).toBe(0)
})

test.each<[MoneyCheck, (guid: string) => ReturnType<typeof sql>]>([
  ['order-journal', (guid) => sql`update customer_order set status = 'ready' where guid = ${guid}`],
  ['order-sum', (guid) => sql`update customer_order set sum = sum + 1 where guid = ${guid}`],
  ['order-stock', (guid) => sql`update order_line_stock set given_back = quantity where order_guid = ${guid}`],
  [
    'ledger-orders',
    (guid) => sql`insert into ledger_entry (order_guid, kind, amount, document_kind, document_id, at)
      values (${guid}, 'charge', 1, 'test', ${guid}, now())`,
  ],
])('%s finds an order that was tampered with, and no other', async (check, tamper) => {
  const guid = await placed('cash')
  expect(await findingsOf(check)).toEqual([])
  await tamper(guid).execute(api.db)
  expect(await findingsOf(check)).toEqual([guid])
  expect(await valueOf(`shop_money_differences{check="${check}"}`)).toBe(1)
  await sql`update customer_order set status = 'returned', sum = 100000 where guid = ${guid}`.execute(api.db)
})

test('money of a cancelled order that does not go back is found', async () => {
  const guid = await placed('cash')
  await sql`insert into ledger_entry (order_guid, kind, amount, document_kind, document_id, at)
    values (${guid}, 'payment', ${-PRICE}, 'test', ${guid}, now())`.execute(api.db)
  const before = await findingsOf('order-money')
  await sql`update customer_order set status = 'cancelled' where guid = ${guid}`.execute(api.db)
  await sql`insert into ledger_entry (order_guid, kind, amount, document_kind, document_id, at)
    values (${guid}, 'charge-reversal', ${-PRICE}, 'test', ${guid}, now())`.execute(api.db)
  expect([before, await findingsOf('order-money')]).toEqual([[], [guid]])
})

test('a code that counts more than its orders is found', async () => {
  const code = await addCode()
  const visitor = await shopperWith([known.plenty, 1])
  await apply(visitor, code)
  await place(visitor, orderFor(PRICE * 0.9))
  expect(await findingsOf('promo-uses')).toEqual([])
  await sql`update promo_code set used_count = 2 where code = ${code}`.execute(api.db)
  expect(await findingsOf('promo-uses')).toEqual([code])
})

test('a payment and a refund that the ledger does not know are found, and money that goes back twice', async () => {
  const guid = await placed('online')
  const [payment, refund] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`insert into payment (guid, order_guid, method, amount, state, return_url, created_at, ended_at)
    values (${payment}, ${guid}, 'card', 500, 'succeeded', '/', now(), now())`.execute(api.db)
  expect(await findingsOf('ledger-payments')).toEqual([payment])
  await sql`insert into refund (guid, payment_guid, order_guid, amount, reason, document_id, state, created_at, ended_at)
    values (${refund}, ${payment}, ${guid}, 600, 'return', 'x', 'succeeded', now(), now())`.execute(api.db)
  expect(await findingsOf('ledger-refunds')).toEqual([refund, payment])
  for (const [kind, id, amount] of [
    ['payment', payment, -500],
    ['refund', refund, 600],
  ] as const)
    await sql`insert into ledger_entry (order_guid, kind, amount, document_kind, document_id, at)
      values (${guid}, ${kind}, ${amount}, ${kind}, ${id}, now())`.execute(api.db)
  expect(await findingsOf('ledger-payments')).toEqual([])
  expect(await findingsOf('ledger-refunds')).toEqual([payment])
})

test('every alarm is about a metric that the API shows', async () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../.github/alarms/money.rules.yml'), 'utf8')
  const shown = await read()
  const used = new Set(rules.match(/\b(shop|http|database)_[a-z_]+/g))
  expect(used.size).toBeGreaterThan(4)
  for (const name of used) expect(shown).toContain(name)
  const checked = [...rules.matchAll(/what(?:=~?|!~?)"([^"]+)"/g)].flatMap(([, what]) => what!.split('|'))
  for (const what of checked) expect(shown).toContain(`what="${what}"`)
})
