import { sql } from 'kysely'
import { addUser } from '../testing/startTestSession.ts'
import { placeTestOrder } from '../testing/placeTestOrder.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { balanceOf } from './balanceOf.ts'
import { postEntry, type Posting } from './postEntry.ts'

const api = useTestApi()

/** A posting for a document of its own, over a new order. */
async function orderWith(organizationId: number | null = null) {
  const { guid: orderGuid } = await placeTestOrder(api, {})
  const before = await balanceOf(api.db, { orderGuid })
  const posting = (kind: Posting['kind'], amount: number, documentId = kind): Posting => ({
    orderGuid,
    organizationId,
    kind,
    amount,
    documentKind: 'test',
    documentId: `${orderGuid} ${documentId}`,
    at: new Date('2026-11-20T12:00:00Z'),
  })
  const balance = async () => (await balanceOf(api.db, { orderGuid })) - before
  return { orderGuid, posting, balance }
}

test('a balance is the sum of charges, payments, refunds and reversals', async () => {
  const { posting, balance } = await orderWith()
  const steps: [Posting['kind'], number, number][] = [
    ['charge', 150_050, 150_050],
    ['payment', 150_050, 0],
    ['charge-reversal', 50_000, -50_000],
    ['refund', 50_000, 0],
  ]
  for (const [kind, amount, owed] of steps) {
    expect(await postEntry(api.db, posting(kind, amount))).toBe(true)
    expect(await balance()).toBe(owed)
  }
})

test('a document is posted once, also when two post it at the same time', async () => {
  const { posting, balance } = await orderWith()
  const posted = await Promise.all([1, 2, 3].map(() => postEntry(api.db, posting('payment', 100))))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balance()).toBe(-100)
  await expect(postEntry(api.db, posting('payment', 101))).rejects.toThrow('another sum')
})

test('an organization owes what all its orders owe, and is new until its first payment', async () => {
  await addUser(api)
  const { rows } = await sql<{ id: number }>`
    insert into organization (name, inn) values ('ООО «Ромашка»', '7707083893') returning id`.execute(api.db)
  const organizationId = rows[0]!.id
  const isNew = async () =>
    (await api.db.selectFrom('organization').select('is_new').where('id', '=', organizationId).executeTakeFirst())!
      .is_new
  for (const amount of [100, 250]) {
    const { posting } = await orderWith(organizationId)
    await postEntry(api.db, posting('charge', amount))
  }
  expect([await balanceOf(api.db, { organizationId }), await isNew()]).toEqual([350, true])
  const { posting } = await orderWith(organizationId)
  await postEntry(api.db, posting('payment', 50))
  expect([await balanceOf(api.db, { organizationId }), await isNew()]).toEqual([300, false])
  expect(await balanceOf(api.db, { organizationId: organizationId + 1 })).toBe(0)
})

test('no entry is ever changed or deleted', async () => {
  const { posting, orderGuid } = await orderWith()
  await postEntry(api.db, posting('charge', 100))
  const own = sql`where order_guid = ${orderGuid}`
  await expect(sql`update ledger_entry set amount = 1 ${own}`.execute(api.db)).rejects.toThrow('written once')
  await expect(sql`delete from ledger_entry ${own}`.execute(api.db)).rejects.toThrow('written once')
})

test.each([0.5, Number.NaN, 2 ** 60])('%d is no sum in kopecks', async (amount) => {
  const { posting } = await orderWith()
  await expect(postEntry(api.db, posting('charge', amount))).rejects.toThrow('kopecks')
})
