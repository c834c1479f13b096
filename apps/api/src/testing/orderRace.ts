import { cancelOrder as cancelEndpoint } from '@verstak/contracts/order'
import { getPayment, startPayment } from '@verstak/contracts/payment'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { expireOrder } from '../order/expireOrder.ts'
import type { Services } from '../services.ts'
import { deliverNotices } from './deliverNotices.ts'
import { moneyStorm, type Outcome, type StormOrder } from './moneyStorm.ts'
import { countPieces, untilQuiet } from './orderBooks.ts'
import { PIECE_PRICE } from './placeTestOrder.ts'
import { known } from './testShop.data.ts'
import type { PaymentApi } from './usePaymentApi.ts'

const GOODS = [known.saw, known.plenty, known.discounted]
const CARD = { good: '2200000000000004', declined: '2200000000000020' }
/** Of each product in each office. A few buyers get all they want, later ones less, the last ones nothing. */
const piecesFor = (buyers: number) => Math.max(Math.ceil(buyers * 0.06), Math.min(buyers, 9))
/** How often a paid order is waited for, each 50 ms. */
const LOOKS = 40
/** On a slow machine locks are waited for longer than a statement may take, many times over. */
const PATIENCE_MS = 10 * 60_000
const STEP_MS = 20 * 60_000
const STEPS = 12

/** What happened in a race. */
export interface Race {
  /** How each buyer's attempt ended. */
  outcomes: Outcome[]
  /** Pieces of each product before it. */
  before: Record<string, number>
  /** How often the promo code may be used. */
  promoUses: number
  /** How often it was. */
  countPromoUses: () => Promise<number>
}

/**
 * So many buyers of the last pieces, some with a promo code, all at once. They lose answers and press again. Meanwhile orders
 * are paid, cancelled and run out of their time, each by several hands, and notices of the acquirer come late, twice, in
 * another order or not at all. Resolves when everybody has his answer and nothing is under way.
 */
export async function runRace(shop: PaymentApi, { buyers, seed }: { buyers: number; seed: number }): Promise<Race> {
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
  const ofCode = db.selectFrom('promo_code').select('used_count').where('code', '=', promo.code)
  const countPromoUses = async () => (await ofCode.executeTakeFirstOrThrow()).used_count
  return { outcomes, before, promoUses: promo.uses, countPromoUses }
}

/** Lets time pass as it does by itself: nobody looks at anything. Unpaid orders, payments and refunds end meanwhile. */
export async function letTimePass({ clock, runJobs }: PaymentApi['api']): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    clock.now = new Date(clock.now.getTime() + STEP_MS)
    await runJobs()
  }
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
    for (let look = 0; look < LOOKS && !(await paid.executeTakeFirst()); look++) await sleep(50)
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
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > until || !isDatabaseUnavailable(error)) throw error
    }
  }
}

/** The same for a shopper, who is told to try again. */
async function answerOf<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const answer = await ask()
    if (answer.status !== 503 || Date.now() > until) return answer
    await sleep(50)
  }
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
