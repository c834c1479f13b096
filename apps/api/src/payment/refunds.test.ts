import { randomUUID } from 'node:crypto'
import { getPayment, startPayment } from '@verstak/contracts/payment'
import { selectJournal } from '../back-office/journal.sql.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { changeOrderState } from '../order/changeOrderState.ts'
import type { Services } from '../services.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'
import { PIECE_PRICE } from '../testing/placeTestOrder.ts'
import { refundOrder } from './refundOrder.ts'

const PAID = '2200000000000004'
const STAFF = { kind: 'staff' as const, userId: 7 }
const shop = usePaymentApi()

const services = () =>
  ({
    db: shop.api.db,
    now: () => shop.api.clock.now,
    jobs: createJobQueue(Date.now() - shop.api.clock.now.getTime()),
  }) as Services

async function paidOrder(pieces = 1) {
  const order = await shop.place({ pieces })
  const { guid, key, visitor } = order
  const { link } = await visitor.call(startPayment, { body: { guid, key, method: 'card' } })
  await shop.pay(link, PAID)
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_000)
  expect((await visitor.call(getPayment, { query: { guid, key } })).step).toBe('paid')
  return { guid, sum: order.sum, at: () => shop.acquirer.store.payments.get(link.split('/').at(-1)!)! }
}
const owed = (orderGuid: string) => balanceOf(shop.api.db, { orderGuid })
const refundsOf = (guid: string) =>
  shop.api.db.selectFrom('refund').selectAll().where('order_guid', '=', guid).orderBy('created_at').execute()
const change = (orderGuid: string, ...states: ('assembling' | 'ready' | 'handed-over')[]) =>
  shop.api.db.transaction().execute(async (db) => {
    for (const to of states) await changeOrderState(services(), db, { orderGuid, to, by: STAFF })
  })

test('a paid order that is cancelled gives its money back, once', async () => {
  const { guid, sum, at } = await paidOrder(2)
  const cancellation = { orderGuid: guid, by: STAFF, reason: 'Нет на складе' }
  await shop.api.db.transaction().execute((db) => cancelOrder(services(), db, cancellation))
  await shop.api.runJobs()
  await shop.api.runJobs()
  expect(at().refunded).toBe(sum)
  expect(await owed(guid)).toBe(0)
  expect((await refundsOf(guid)).map(({ state, reason, amount }) => [state, reason, amount])).toEqual([
    ['succeeded', 'order-cancelled', sum],
  ])
  const { rows } = await selectJournal(shop.api.db, { entity: 'order', entityId: guid }, { limit: 9, offset: 0 })
  expect(rows.map(({ author, fields }) => [author, fields])).toEqual([
    ['Магазин', [{ field: 'refund', old: 'queued', new: 'succeeded' }, expect.objectContaining({ new: sum })]],
    ['Магазин', [{ field: 'refund', old: null, new: 'queued' }, expect.objectContaining({ new: sum })]],
  ])
})

test('a lost answer to a refund gives the money back once', async () => {
  const { guid, sum, at } = await paidOrder()
  const cancellation = { orderGuid: guid, by: STAFF, reason: 'Нет на складе' }
  await shop.api.db.transaction().execute((db) => cancelOrder(services(), db, cancellation))
  shop.acquirer.mood = 'lost'
  await shop.api.runJobs()
  expect((await refundsOf(guid))[0]!.state).toBe('queued')
  shop.acquirer.mood = 'well'
  await shop.api.runJobs()
  expect(at().refunded).toBe(sum)
  expect(await owed(guid)).toBe(0)
})

test('a return gives back what its lines cost, never more than what is owed', async () => {
  const { guid, at } = await paidOrder(3)
  const give = (documentId: string) =>
    shop.api.db.transaction().execute((db) =>
      refundOrder(services(), db, {
        orderGuid: guid,
        reason: 'return',
        documentId,
        amount: PIECE_PRICE,
        lines: [{ position: 0, quantity: 1, amount: PIECE_PRICE }],
      }),
    )
  // Nothing is owed before the charge is reversed.
  expect(await give(randomUUID())).toBe(0)
  await postEntry(shop.api.db, {
    orderGuid: guid,
    organizationId: null,
    kind: 'charge-reversal',
    amount: PIECE_PRICE,
    documentKind: 'return',
    documentId: `${guid} r1`,
    at: shop.api.clock.now,
  })
  const [one, other] = [randomUUID(), randomUUID()]
  expect(await Promise.all([one, one, other].map(give))).toEqual(expect.arrayContaining([PIECE_PRICE, 0, 0]))
  await shop.api.runJobs()
  expect(at().refunded).toBe(PIECE_PRICE)
  expect(await owed(guid)).toBe(0)
  const [refund] = [...shop.acquirer.store.refunds.values()].slice(-1)
  expect(refund!.receipt.items).toMatchObject([{ quantity: '1.000', vat_code: 12, payment_mode: 'full_prepayment' }])
})

test('handing over sends the second receipt with the codes of marked pieces', async () => {
  const { guid, sum } = await paidOrder(2)
  await shop.api.db
    .insertInto('marking_code')
    .values({ code: `0104606${guid}`, order_guid: guid, position: 0, scanned_at: shop.api.clock.now })
    .execute()
  await change(guid, 'assembling', 'ready', 'handed-over')
  await shop.api.runJobs()
  const receipt = shop.acquirer.store.receipts.at(-1)!
  const settlements = [{ type: 'prepayment', amount: { value: `${sum / 100}.00`, currency: 'RUB' } }]
  expect(receipt).toMatchObject({ type: 'payment', send: true, settlements })
  expect(receipt.items).toMatchObject([
    { payment_subject: 'marked', mark_code_info: { mark_code_raw: `0104606${guid}` }, vat_code: 11 },
    { payment_subject: 'commodity', payment_mode: 'full_payment', vat_code: 11 },
  ])
  const rows = await shop.api.db
    .selectFrom('receipt')
    .select(['kind', 'state'])
    .where('order_guid', '=', guid)
    .execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { kind: 'prepayment', state: 'sent' },
      { kind: 'settlement', state: 'sent' },
    ]),
  )
})
