import { getOrder, type OrderInput } from '@verstak/contracts/order'
import { getPayment } from '@verstak/contracts/payment'
import { getUserOrder, listOrders } from '@verstak/contracts/userOrders'
import { addOrganization } from '../testing/addOrganization.ts'
import { PIECE_PRICE, placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { ordersPerIp: 1000, newCartsPerIp: 1000 } })

beforeEach(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

async function newUser() {
  const userId = await addUser(api)
  return { userId, visitor: await startTestSession(api, api.newVisitor(), { userId }) }
}

/** A further member of an organization. */
async function join(organizationId: number, role: 'owner' | 'purchaser') {
  const user = await newUser()
  const row = { user_id: user.userId, organization_id: organizationId, role }
  await api.db.insertInto('organization_member').values(row).execute()
  return user
}

const placeAs = (visitor: Visitor, changes: Partial<OrderInput> & { pieces?: number } = {}) =>
  placeTestOrder(api, { visitor, ...changes })

const guidsOf = async (visitor: Visitor, query: Parameters<typeof visitor.call<typeof listOrders>>[1]['query'] = {}) =>
  (await visitor.call(listOrders, { query })).orders.map(({ guid }) => guid)

const setOrder = (guid: string, change: Record<string, unknown>) =>
  api.db.updateTable('customer_order').set(change).where('guid', '=', guid).execute()

test('a guest is asked to sign in', async () => {
  const guest = api.newVisitor()
  expect((await guest.fail(listOrders, { query: {} })).body.code).toBe('sign-in-required')
  const { guid } = await placeAs((await newUser()).visitor)
  expect((await guest.fail(getUserOrder, { query: { guid } })).body.code).toBe('sign-in-required')
})

test('a user has his orders, the newest first, with what a row shows', async () => {
  const { visitor } = await newUser()
  expect(await visitor.call(listOrders, { query: {} })).toEqual({
    orders: [],
    total: 0,
    counts: { all: 0, active: 0, moving: 0, unpaid: 0, ready: 0, done: 0, cancelled: 0 },
  })
  const first = await placeAs(visitor, { pieces: 2 })
  const second = await placeAs(visitor, { payment: 'online' })
  await placeAs((await newUser()).visitor)
  const { orders, total, counts } = await visitor.call(listOrders, { query: {} })
  expect(orders.map(({ guid }) => guid)).toEqual([second.guid, first.guid])
  expect(total).toBe(2)
  expect(counts).toEqual({ all: 2, active: 2, moving: 1, unpaid: 1, ready: 0, done: 0, cancelled: 0 })
  expect(orders[1]).toMatchObject({
    number: first.number,
    status: 'new',
    organization: null,
    contactName: 'Иван Петров',
    payment: 'cash',
    sum: 2 * PIECE_PRICE,
    lineCount: 1,
    pictures: [{ name: expect.any(String) as string }],
    delivery: { type: 'pickup', address: expect.stringContaining('Складочная') as string },
  })
  expect(orders[0]!.paymentDue!.text).toMatch(/^\d+ \S+, \d\d:\d\d$/)
})

test('the list goes on over pages; one beyond the last is empty', async () => {
  const { visitor } = await newUser()
  const placed = []
  for (let i = 0; i < 5; i++) placed.unshift((await placeAs(visitor)).guid)
  expect(await guidsOf(visitor, { limit: 2 })).toEqual(placed.slice(0, 2))
  expect(await guidsOf(visitor, { limit: 2, page: 3 })).toEqual(placed.slice(4))
  const beyond = await visitor.call(listOrders, { query: { limit: 2, page: 4 } })
  expect([beyond.orders, beyond.total]).toEqual([[], 5])
})

test('orders are found by number, by words of a product and by its code', async () => {
  const { visitor } = await newUser()
  const { guid, number } = await placeAs(visitor)
  await placeAs((await newUser()).visitor)
  const line = await api.db
    .updateTable('order_line')
    .set({ name: 'Дрель Ёж 100%_м' })
    .where('order_guid', '=', guid)
    .returning('sku')
    .executeTakeFirstOrThrow()
  for (const search of [number, `№ ${number}`, 'дрель еж', 'ёж ДРЕЛЬ', '100%_', line.sku])
    expect([search, await guidsOf(visitor, { search })]).toEqual([search, [guid]])
  for (const search of ['дрель пила', '%', '100_%', `${number}999`, '\\'])
    expect([search, await guidsOf(visitor, { search })]).toEqual([search, search === '%' ? [guid] : []])
  const { total } = await visitor.call(listOrders, { query: { search: 'нет такого' } })
  expect(total).toBe(0)
})

test('states, days and the buyer narrow the list; the counts stay', async () => {
  const { visitor, userId } = await newUser()
  const organizationId = await addOrganization(api, userId)
  const [own, done, company] = [
    await placeAs(visitor, { payment: 'online' }),
    await placeAs(visitor),
    await placeAs(visitor, { organizationId }),
  ]
  await setOrder(done.guid, { status: 'handed-over', created_at: new Date('2026-11-01T21:30:00Z') })
  const counts = { all: 3, active: 2, moving: 1, unpaid: 1, ready: 0, done: 1, cancelled: 0 }
  const ask = async (query: object) => {
    const answer = await visitor.call(listOrders, { query })
    expect(answer.counts).toEqual(counts)
    expect(answer.total).toBe(answer.orders.length)
    return answer.orders.map(({ guid }) => guid)
  }
  expect(await ask({ state: 'active' })).toEqual([company.guid, own.guid])
  expect(await ask({ state: 'unpaid' })).toEqual([own.guid])
  expect(await ask({ state: 'moving' })).toEqual([company.guid])
  expect(await ask({ state: 'ready' })).toEqual([])
  expect(await ask({ state: 'done' })).toEqual([done.guid])
  expect(await ask({ state: 'cancelled' })).toEqual([])
  expect(await ask({ organizationId })).toEqual([company.guid])
  expect(await ask({ organizationId: 0 })).toEqual([done.guid, own.guid])
  expect(await ask({ organizationId, state: 'done' })).toEqual([])
  // Half past midnight of the second in Moscow.
  expect(await ask({ from: '2026-11-02', to: '2026-11-02' })).toEqual([done.guid])
  expect(await ask({ to: '2026-11-01' })).toEqual([])
})

test.each([
  { from: '2026-02-31' },
  { to: '0000-01-01' },
  { from: 'вчера' },
  { page: 0 },
  { limit: 51 },
  { search: 'щ'.repeat(101) },
])('a filter that says nothing is refused: %j', async (query) => {
  const { visitor } = await newUser()
  expect(await visitor.fail(listOrders, { query })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

test('an organization’s orders are its owner’s, a purchaser has those that he placed, others none', async () => {
  const owner = await newUser()
  const organizationId = await addOrganization(api, owner.userId)
  const purchaser = await join(organizationId, 'purchaser')
  const colleague = await join(organizationId, 'owner')
  const stranger = await newUser()
  await addOrganization(api, stranger.userId)
  const ofOwner = await placeAs(owner.visitor, { organizationId })
  const ofPurchaser = await placeAs(purchaser.visitor, { organizationId })
  const both = [ofPurchaser.guid, ofOwner.guid]
  for (const { visitor, sees } of [
    { ...owner, sees: both },
    { ...colleague, sees: both },
    { ...purchaser, sees: [ofPurchaser.guid] },
    { ...stranger, sees: [] },
  ]) {
    const { orders, total, counts } = await visitor.call(listOrders, { query: {} })
    expect(orders.map(({ guid }) => guid)).toEqual(sees)
    expect([total, counts.all]).toEqual([sees.length, sees.length])
    expect(await guidsOf(visitor, { organizationId })).toEqual(sees)
    for (const guid of both) {
      if (sees.includes(guid)) {
        expect((await visitor.call(getUserOrder, { query: { guid } })).organization!.id).toBe(organizationId)
        expect((await visitor.call(getOrder, { query: { guid } })).guid).toBe(guid)
        expect((await visitor.call(getPayment, { query: { guid } })).guid).toBe(guid)
      } else {
        for (const endpoint of [getUserOrder, getOrder, getPayment])
          expect((await visitor.fail(endpoint, { query: { guid } })).status).toBe(404)
      }
    }
  }
})

test('who has left an organization has none of its orders, not even those that he placed', async () => {
  const owner = await newUser()
  const organizationId = await addOrganization(api, owner.userId)
  const purchaser = await join(organizationId, 'purchaser')
  const { guid } = await placeAs(purchaser.visitor, { organizationId })
  const own = await placeAs(purchaser.visitor, { organizationId: null })
  await api.db.deleteFrom('organization_member').where('user_id', '=', purchaser.userId).execute()
  expect(await guidsOf(purchaser.visitor)).toEqual([own.guid])
  for (const endpoint of [getUserOrder, getOrder, getPayment])
    expect((await purchaser.visitor.fail(endpoint, { query: { guid } })).status).toBe(404)
  expect(await guidsOf(owner.visitor)).toEqual([guid])
})

test('another’s order and none at all are refused alike', async () => {
  const { guid } = await placeAs((await newUser()).visitor)
  const { visitor } = await newUser()
  const missing = '00000000-0000-4000-8000-00000000dead'
  const [a, b] = [
    await visitor.fail(getUserOrder, { query: { guid } }),
    await visitor.fail(getUserOrder, { query: { guid: missing } }),
  ]
  const plain = (body: object, id: string) => JSON.stringify({ ...body, requestId: '' }).replaceAll(id, 'id')
  expect(a.status).toBe(404)
  expect(plain(a.body, guid)).toBe(plain(b.body, missing))
})

test('the page of an order has buyer, tax, point and what is not sold any more', async () => {
  const { visitor, userId } = await newUser()
  const organizationId = await addOrganization(api, userId, { name: 'ООО «Волгаснаб»' })
  const { guid } = await placeAs(visitor, { organizationId, payment: 'invoice', pieces: 3, comment: 'Позвоните' })
  const sold = await visitor.call(getUserOrder, { query: { guid } })
  expect(sold).toMatchObject({
    order: { guid, sum: 300_000, lines: [{ quantity: 3 }] },
    organization: { id: organizationId, name: 'ООО «Волгаснаб»', inn: '7709123453', kpp: '770901001' },
    comment: 'Позвоните',
    // 3 000 ₽ with 22 % in it.
    vat: 54_098,
    invoiceNumber: expect.stringMatching(/^\d+$/) as string,
    documents: [{ kind: 'invoice', orderGuid: guid, link: expect.stringContaining(guid) as string }],
    withdrawn: [],
  })
  expect(sold.point!.address).toContain('Складочная')
  await api.db.updateTable('product').set({ is_active: false }).where('id', '=', known.plenty).execute()
  try {
    expect((await visitor.call(getUserOrder, { query: { guid } })).withdrawn).toEqual([0])
  } finally {
    await api.db.updateTable('product').set({ is_active: true }).where('id', '=', known.plenty).execute()
  }
})
