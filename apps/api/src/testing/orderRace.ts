import { createJobQueue } from '../jobs/createJobQueue.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { SYSTEM, type Actor } from '../order/actor.ts'
import { changeOrderState } from '../order/changeOrderState.ts'
import { expireOrder } from '../order/expireOrder.ts'
import { messageIdOf } from '../messages/messageIdOf.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { countPieces, expectMoneyAddsUp, expectOrdersOf, untilQuiet } from './expectMoneyAddsUp.ts'
import { moneyStorm, type Outcome } from './moneyStorm.ts'
import { PRICE, type usePromoShop } from './promoShop.ts'
import { known } from './testShop.data.ts'

type Shop = Pick<ReturnType<typeof usePromoShop>, 'api' | 'addCode'>

const GOODS = [known.saw, known.plenty, known.discounted]
const STAFF: Actor = { kind: 'staff', userId: 7 }
/** Few enough that most buyers come too late, in each of two offices. */
const PIECES_PER_BUYER = 0.3

/**
 * One round: so many buyers of the last pieces, some with a promo code, all at once. Meanwhile orders are cancelled, paid
 * and run out of their time, each by several hands. Then every book must agree.
 */
export async function playRound({ api, addCode }: Shop, buyers: number, seed: number): Promise<Outcome[]> {
  const { db } = api
  await db
    .updateTable('stock')
    .set({ quantity: Math.ceil(buyers * PIECES_PER_BUYER) })
    .where('product_id', 'in', GOODS)
    .execute()
  const before = await countPieces(db)
  const maxUses = Math.ceil(buyers / 10)
  const code = await addCode({ max_uses: maxUses })
  const jobs = runJobsMeanwhile(api)
  const outcomes = await moneyStorm({
    url: () => api.url,
    buyers,
    goods: GOODS.map((id) => ({ id, price: PRICE })),
    promo: { code, percent: 10 },
    seed,
    onOrder: (guid, random) => disturb(servicesOf(api), guid, random()),
  })
  await untilQuiet(db)
  await jobs.stop()
  await expectOrdersOf(db, outcomes)
  await expectMoneyAddsUp(db, before)
  await expectToldOf(db, outcomes)
  const { used_count: used } = await db
    .selectFrom('promo_code')
    .select('used_count')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  expect(used).toBeLessThanOrEqual(maxUses)
  return outcomes
}

/** What the shop's verbs need when a test calls them beside the API. */
const servicesOf = ({ db, clock }: Shop['api']) =>
  ({ db, now: () => clock.now, jobs: createJobQueue(Date.now() - clock.now.getTime()) }) as Services

/** Several hands at one order; each either does its step or learns that another was faster. */
async function disturb(services: Services, orderGuid: string, chance: number): Promise<void> {
  const { db } = services
  const inTransaction = (act: (transaction: Database) => Promise<unknown>) =>
    db.transaction().execute((transaction) => act(transaction))
  const cancel = (by: Actor) => inTransaction((one) => cancelOrder(services, one, { orderGuid, by, reason: 'race' }))
  const pay = () => inTransaction((one) => changeOrderState(services, one, { orderGuid, to: 'paid', by: SYSTEM }))
  const expire = async () => {
    await db
      .updateTable('customer_order')
      .set({ payment_due_at: services.now() })
      .where('guid', '=', orderGuid)
      .where('status', '=', 'awaiting-payment')
      .execute()
    await expireOrder(services, orderGuid)
  }
  const hands = [[cancel, cancel], [expire, pay], [expire, expire, cancel], [pay, pay, cancel], [pay], []]
  const acts = hands[Math.floor(chance * hands.length)]!
  const ends = await Promise.allSettled(acts.map((act) => act(STAFF)))
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: expect.stringMatching(/^order-state$/) })
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
function runJobsMeanwhile(api: Pick<Shop['api'], 'runJobs'>) {
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      await api.runJobs()
      await new Promise((resolve) => setTimeout(resolve, 50))
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
