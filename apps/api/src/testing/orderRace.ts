import { cancelOrder as cancelEndpoint } from '@verstak/contracts/order'
import { getPayment, startPayment } from '@verstak/contracts/payment'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import type { Database } from '../db/openDatabase.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { messageIdOf } from '../messages/messageIdOf.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { expireOrder } from '../order/expireOrder.ts'
import type { Services } from '../services.ts'
import { countPieces, expectMoneyAddsUp, expectOrdersOf, untilQuiet } from './expectMoneyAddsUp.ts'
import { deliverNotices } from './deliverNotices.ts'
import { moneyStorm, type Outcome, type StormOrder } from './moneyStorm.ts'
import { PIECE_PRICE } from './placeTestOrder.ts'
import { known } from './testShop.data.ts'
import type { PaymentApi } from './usePaymentApi.ts'

const GOODS = [known.saw, known.plenty, known.discounted]
const CARD = { good: '2200000000000004', declined: '2200000000000020' }
/** Of each product in each office. A few buyers get all they want, later ones less, the last ones nothing. */
const piecesFor = (buyers: number) => Math.max(Math.ceil(buyers * 0.06), Math.min(buyers, 9))
/** How often something is waited for, each 50 ms. */
const PATIENCE = 40
const STEP_MS = 20 * 60_000
/** Within so many steps all that is open has ended: unpaid orders, payments, refunds. */
const MOST_STEPS = 12

/**
 * One round: so many buyers of the last pieces, some with a promo code, all at once. Meanwhile orders are paid, cancelled
 * and run out of their time, each by several hands, and notices of the acquirer come late, twice, in another order or not
 * at all. Then every book must agree, the acquirer's too.
 */
export async function playRound(shop: PaymentApi, buyers: number, seed: number): Promise<Outcome[]> {
  const { api } = shop
  const { db } = api
  const quantity = piecesFor(buyers)
  await db.updateTable('stock').set({ quantity }).where('product_id', 'in', GOODS).execute()
  const before = await countPieces(db)
  const promo = { code: `ГОНКА${seed}`, percent: 10, uses: Math.ceil(buyers / 10) }
  const row = { code: promo.code, name: 'Скидка', kind: 'percent' as const, percent: 10, max_uses: promo.uses }
  await db
    .insertInto('promo_code')
    .values({ ...row, starts_at: new Date('2026-01-01') })
    .execute()
  const jobs = runJobsMeanwhile(api)
  const notices = deliverNotices(shop, seed)
  const turns = { online: 0, onReceipt: 0 }
  const outcomes = await moneyStorm({
    url: () => api.url,
    buyers,
    goods: GOODS.map((id) => ({ id, price: PIECE_PRICE })),
    promo,
    seed,
    onOrder: (order) => disturb(shop, order, turns[order.payment === 'online' ? 'online' : 'onReceipt']++),
  })
  await notices.stop()
  await untilQuiet(db)
  await jobs.stop()
  await expectOrdersOf(db, outcomes)
  await expectMoneyAddsUp(db, before)
  await untilSettled(api)
  await expectMoneyAddsUp(db, before)
  await expectAcquirerAgrees(shop)
  await expectToldOf(db, outcomes)
  const ofCode = db.selectFrom('promo_code').select('used_count').where('code', '=', promo.code)
  expect((await ofCode.executeTakeFirstOrThrow()).used_count).toBeLessThanOrEqual(promo.uses)
  return outcomes
}

/** Several hands at one order; each either does its step or learns that another was faster. */
async function disturb({ api, pay }: PaymentApi, { guid, key, visitor, payment }: StormOrder, turn: number) {
  const { db, clock } = api
  const services = { db, now: () => clock.now, jobs: createJobQueue(Date.now() - clock.now.getTime()) } as Services
  const payWith = (card: string) => async () => {
    const { status, body } = await answerOf(() => visitor.ask(startPayment, { body: { guid, key, method: 'card' } }))
    if (status === 200) await pay(body.link, card)
    else expect(status).toBe(409)
  }
  const look = async () => {
    expect((await answerOf(() => visitor.ask(getPayment, { query: { guid, key } }))).status).toBe(200)
  }
  const cancelAsStaff = async () => {
    const cancellation = { orderGuid: guid, by: { kind: 'staff' as const, userId: 7 }, reason: 'race' }
    const cancelling = patiently(() =>
      db.transaction().execute((transaction) => cancelOrder(services, transaction, cancellation)),
    )
    await cancelling.catch((error: unknown) => expect(error).toMatchObject({ code: 'order-state' }))
  }
  const cancelAsShopper = async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { status } = await answerOf(() => visitor.ask(cancelEndpoint, { body: { guid, key } }, headers))
    expect([200, 409]).toContain(status)
  }
  const expire = async () => {
    const order = db.updateTable('customer_order').where('guid', '=', guid).where('status', '=', 'awaiting-payment')
    await patiently(() => order.set({ payment_due_at: clock.now }).execute())
    await patiently(() => expireOrder(services, guid))
  }
  const good = payWith(CARD.good)
  const onReceipt = [[cancelAsStaff, cancelAsShopper], [cancelAsShopper, cancelAsShopper], []]
  const payThenCancel = async () => {
    await good()
    const paid = db.selectFrom('customer_order').select('guid').where('guid', '=', guid).where('status', '=', 'paid')
    // Its notice may be one of those that never come.
    for (let look = 0; look < PATIENCE && !(await paid.executeTakeFirst()); look++) await sleep(50)
    await cancelAsStaff()
  }
  const online = [
    [payThenCancel],
    [good],
    [good, look],
    [good, good],
    [payThenCancel],
    [payWith(CARD.declined), good],
    [good, expire],
    [good, cancelAsShopper],
    [good, cancelAsStaff, look],
    [good, expire, expire, cancelAsStaff],
    [expire, cancelAsShopper],
    [],
  ]
  const hands = payment === 'online' ? online : onReceipt
  await Promise.all(hands[turn % hands.length]!.map((act) => act()))
}

/** Tries again while others hold what it waits for: on a slow machine longer than a statement may take. */
async function patiently<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries === PATIENCE || !isDatabaseUnavailable(error)) throw error
    }
  }
}

/** The same for a shopper, who is told to try again. */
async function answerOf<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === PATIENCE) return answer
    await sleep(50)
  }
}

/** Lets time pass until nothing is open: as it does by itself, nobody looks at anything. */
async function untilSettled({ db, clock, runJobs }: PaymentApi['api']): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    clock.now = new Date(clock.now.getTime() + STEP_MS)
    await runJobs()
  }
  const { rows } = await sql`
    select guid::text, status as what from customer_order where status = 'awaiting-payment'
    union all select guid::text, state from payment where ended_at is null
    union all select guid::text, state from refund where state <> 'succeeded'`.execute(db)
  expect(rows).toEqual([])
}

/** Fails unless the ledger has what the acquirer took and gave back, and nobody owes anything but who pays on receipt. */
async function expectAcquirerAgrees({ api, acquirer }: PaymentApi): Promise<void> {
  const taken = [...acquirer.store.payments.values()].filter(({ status }) => status === 'succeeded')
  const kopecks = taken.map(({ amount }) => Math.round(Number(amount.value) * 100))
  const { rows } = await sql<{ received: number; refunded: number }>`
    select coalesce(-sum(amount) filter (where kind = 'payment'), 0)::bigint as received,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunded from ledger_entry`.execute(api.db)
  const sumOf = (sums: readonly number[]) => sums.reduce((total, one) => total + one, 0)
  expect(rows[0]).toEqual({ received: sumOf(kopecks), refunded: sumOf(taken.map(({ refunded }) => refunded)) })
  const { rows: owing } = await sql`
    select guid, status, sum, owed.amount from customer_order
    join (select order_guid, sum(amount) as amount from ledger_entry group by order_guid) owed on owed.order_guid = guid
    where owed.amount <> case status when 'new' then sum else 0 end`.execute(api.db)
  expect(owing).toEqual([])
}

/** Fails unless each step of each order was told by one mail, and that is sent. */
async function expectToldOf(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  const guids = outcomes.flatMap(({ guid }) => guid ?? [])
  const events = await db
    .selectFrom('order_event')
    .select(['id', 'order_guid'])
    .where('order_guid', 'in', guids)
    .execute()
  const ids = events.map((event) => messageIdOf(`order ${event.order_guid} ${event.id} mail`))
  const sent = await db.selectFrom('message').select('id').where('id', 'in', ids).where('state', '=', 'sent').execute()
  expect(sent).toHaveLength(events.length)
}

/** Does what the jobs of the API do, again and again, until there is nothing left at the end. */
function runJobsMeanwhile(api: Pick<PaymentApi['api'], 'runJobs'>) {
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      await api.runJobs()
      await sleep(50)
    }
    // What the last ones have added.
    for (let time = 0; time < 3; time++) await api.runJobs()
  })()
  return {
    async stop() {
      isOver = true
      await running
    },
  }
}
