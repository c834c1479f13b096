import { listJournal } from '@verstak/contracts/journal'
import { getOrder } from '@verstak/contracts/order'
import * as staffCalls from '@verstak/contracts/orderStaff'
import { tablePathOf } from '@verstak/contracts/staffTable'
import type { Endpoint } from '@verstak/contracts/endpoint'
import { orderFor, PRICE } from '../testing/promoShop.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'

const { changeOrderAsStaff, listStaffOrders, readStaffOrder, removeMark, scanMark } = staffCalls
const shop = useOrderShop()
const { api, order, newKey, move, shopperWith, place, stockOf, balanceOf } = shop

const change = (guid: string, to: 'ready' | 'assembling' | 'handed-over' | 'cancelled', reason = '', key = newKey()) =>
  shop.staff.ask(changeOrderAsStaff, { body: { guid, to, reason } }, key)

test('calls of the staff do not exist for anybody else', async () => {
  const { shopper, guid } = await order()
  const oneFactor = await startTestSession(api, api.newVisitor(), { userId: await addUser(api, { is_staff: true }) })
  const line = { position: 0, quantity: 1, isSellable: true }
  const inputs: [Endpoint, object][] = [
    [listStaffOrders, { query: {} }],
    [readStaffOrder, { query: { guid } }],
    [changeOrderAsStaff, { body: { guid, to: 'assembling' } }],
    [staffCalls.assignOrder, { body: { guid, isMine: true } }],
    [staffCalls.readPickingSheets, { query: { guids: guid } }],
    [scanMark, { body: { guid, position: 0, code: 'x'.repeat(30) } }],
    [removeMark, { body: { guid, code: 'x'.repeat(30) } }],
    [staffCalls.listReturns, { query: {} }],
    [staffCalls.decideReturn, { body: { returnGuid: guidOf(1), lines: [line], answer: '' } }],
    [staffCalls.recordRefund, { body: { returnGuid: guidOf(1) } }],
  ]
  const endpoints = Object.values<unknown>(staffCalls).filter((value) => Object.hasOwn(value as object, 'path'))
  expect(inputs.map(([endpoint]) => endpoint.path).sort()).toEqual(
    endpoints.map((endpoint) => (endpoint as Endpoint).path).sort(),
  )
  for (const [endpoint, input] of inputs) {
    for (const visitor of [api.newVisitor(), shopper, oneFactor]) {
      expect((await visitor.ask(endpoint, input as never, newKey())).status).toBe(404)
    }
  }
})

test('orders are found by state, phone and number, the newest first, page by page', async () => {
  const { guid, number } = await order({ to: 'assembling' })
  await order()
  const find = async (query: object) => (await shop.staff.call(listStaffOrders, { query })).orders
  expect((await find({ number })).map((row) => row.guid)).toEqual([guid])
  const assembling = await find({ status: 'assembling' })
  expect(assembling[0]).toMatchObject({ guid, status: 'assembling', sum: PRICE, phone: '9991234567' })
  expect((await find({ phone: '4567' })).length).toBeGreaterThan(1)
  expect((await find({ phone: '9991234567' })).length).toBeGreaterThan(1)
  expect(await find({ phone: '0000000000' })).toEqual([])
  const all = await shop.staff.call(listStaffOrders, { query: {} })
  const numbers = all.orders.map((row) => Number(row.number))
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
  expect(all.total).toBe(numbers.length)
  expect((await shop.staff.call(listStaffOrders, { query: { page: 2 } })).orders).toEqual([])
})

test('one field finds orders by number, phone, INN and name, beside filters; each state is counted', async () => {
  const { guid, number } = await order({ to: 'assembling' })
  await order()
  const find = (query: object) => shop.staff.call(listStaffOrders, { query })
  const { orders, counts } = await find({ search: number })
  expect(orders.map((row) => row.guid)).toEqual([guid])
  expect(orders[0]).toMatchObject({ company: null, lineCount: 1 })
  expect(counts).toEqual({ assembling: 1 })
  for (const search of ['+7 (999) 123-45-67', '4567', 'иван']) {
    const found = await find({ search })
    expect([search, found.total > 1]).toEqual([search, true])
    expect(Object.values(found.counts).reduce((sum, count) => sum + count, 0)).toBe(found.total)
  }
  expect((await find({ search: 'иван', status: 'assembling' })).counts.new).toBeGreaterThan(0)
  for (const search of ['никого', '00000000000000000000', '%', String.raw`\\`])
    expect((await find({ search })).total).toBe(0)
  const today = api.clock.now.toISOString().slice(0, 10)
  expect((await find({ from: today, to: today })).total).toBeGreaterThan(1)
  expect((await find({ to: '2020-01-01' })).total).toBe(0)
  expect((await find({ delivery: 'transport' })).total).toBe(0)
})

test('the list is a table for spreadsheets, for staff only', async () => {
  const { number } = await order()
  const path = `${api.url}${tablePathOf(listStaffOrders)}?search=${number}`
  expect((await fetch(path)).status).toBe(404)
  const headers = { cookie: [...shop.staff.cookies].map((pair) => pair.join('=')).join('; ') }
  const answer = await fetch(path, { headers })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, row] = (await answer.text()).split('\r\n')
  expect(head).toContain('Заказ;Создан;Состояние')
  expect(row).toMatch(new RegExp(`^${number};20\\.11\\.2026 12:00;Новый;`))
  const refused = await fetch(`${path}&status=placed`, { headers })
  expect(refused.status).toBe(400)
  expect((await fetch(`${path}%00`, { headers })).status).toBe(400)
})

test.each([[{ phone: '12' }], [{ phone: 'abcd' }], [{ number: '1x' }], [{ status: 'placed' }], [{ page: 0 }]])(
  'a filter that makes no sense is refused: %j',
  async (query) => {
    expect((await shop.staff.fail(listStaffOrders, { query: query as object })).body.code).toBe('invalid-input')
  },
)

test('staff reads an order with its journal and what it may do next', async () => {
  const { guid } = await order({ to: 'assembling' })
  const { order: view, events, nextStates, marks } = await shop.staff.call(readStaffOrder, { query: { guid } })
  expect(view.status).toBe('assembling')
  expect(events.map(({ from, to, by }) => [from, to, by.kind])).toEqual([
    [null, 'new', 'shopper'],
    ['new', 'assembling', 'staff'],
  ])
  expect(events[1]!.by.userId).toBeGreaterThan(0)
  expect(nextStates).toEqual(['ready', 'on-the-way', 'cancelled'])
  expect(marks).toEqual([])
  expect((await shop.staff.fail(readStaffOrder, { query: { guid: guidOf(98) } })).status).toBe(404)
})

test('a change sent twice is one change, and steps are not skipped', async () => {
  const { guid } = await order()
  const key = newKey()
  expect((await change(guid, 'assembling', '', key)).status).toBe(200)
  expect((await change(guid, 'assembling', '', key)).status).toBe(200)
  expect((await change(guid, 'assembling')).status).toBe(409)
  expect((await change(guid, 'handed-over')).status).toBe(409)
  expect((await change(guid, 'ready', '', key)).status).toBe(422)
  const { events } = await shop.staff.call(readStaffOrder, { query: { guid } })
  expect(events).toHaveLength(2)
})

test('what staff does with an order stands in the journal, once', async () => {
  const { guid, number } = await order()
  const key = newKey()
  await change(guid, 'assembling', '', key)
  await change(guid, 'assembling', '', key)
  await change(guid, 'cancelled', 'брак')
  const { entries } = await shop.staff.call(listJournal, { query: { entity: 'order', entityId: guid } })
  expect(entries.map(({ name, fields }) => [name, fields])).toEqual([
    [
      number,
      [
        { field: 'status', old: 'assembling', new: 'cancelled' },
        { field: 'reason', old: '', new: 'брак' },
      ],
    ],
    [
      number,
      [
        { field: 'status', old: 'new', new: 'assembling' },
        { field: 'assembler', old: null, new: expect.any(String) },
      ],
    ],
  ])
})

test('staff cancels with a reason that the shopper is told', async () => {
  const before = await stockOf(known.plenty)
  const { guid } = await order({ pieces: 2, to: 'assembling', email: 'why@mail.example' })
  expect(await change(guid, 'cancelled')).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
  expect((await change(guid, 'cancelled', 'повреждён при сборке')).status).toBe(200)
  expect([await stockOf(known.plenty), await balanceOf(guid)]).toEqual([before, 0])
  expect((await api.messages('why@mail.example')).at(-1)!.text).toContain('отменить заказ: повреждён при сборке.')
})

test('an order paid on receipt is paid when it is handed over', async () => {
  const { guid } = await order({ pieces: 2 })
  await move(guid, 'ready')
  expect(await balanceOf(guid)).toBe(2 * PRICE)
  await change(guid, 'handed-over')
  expect(await balanceOf(guid)).toBe(0)
})

const colleague = async (role: 'warehouse' | 'manager') =>
  startTestSession(api, api.newVisitor(), {
    userId: await addUser(api, { is_staff: true, staff_role: role }),
    isAdmin: true,
  })

test('an order is taken by who brings it to its assembly, let go by him or by heads, and taken by one at a time', async () => {
  const { guid } = await order()
  const { assignOrder } = staffCalls
  const [packer, other, head] = [
    await colleague('warehouse'),
    await colleague('warehouse'),
    await colleague('manager'),
  ] as const
  expect((await packer.ask(assignOrder, { body: { guid, isMine: true } }, newKey())).status).toBe(409)
  await packer.call(changeOrderAsStaff, { body: { guid, to: 'assembling' } }, newKey())
  const { assembler } = await head.call(readStaffOrder, { query: { guid } })
  expect(assembler?.userId).toBeGreaterThan(0)
  const listed = async (visitor: typeof packer, filter: 'me' | 'nobody') =>
    (await visitor.call(listStaffOrders, { query: { assembler: filter } })).orders.map((row) => row.guid)
  expect(await listed(packer, 'me')).toEqual([guid])
  expect(await listed(other, 'me')).toEqual([])
  const taken = await other.ask(assignOrder, { body: { guid, isMine: true } }, newKey())
  expect(taken).toMatchObject({ status: 409, body: { errors: [{ text: expect.stringContaining('уже собирает') }] } })
  expect((await other.ask(assignOrder, { body: { guid, isMine: false } }, newKey())).status).toBe(403)
  expect(await head.call(assignOrder, { body: { guid, isMine: false } }, newKey())).toEqual({ assembler: null })
  expect(await listed(head, 'nobody')).toContain(guid)
  const answers = await Promise.all(
    [packer, other].map((visitor) => visitor.ask(assignOrder, { body: { guid, isMine: true } }, newKey())),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { entries } = await head.call(listJournal, { query: { entity: 'order', entityId: guid } })
  expect(entries.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
    ...[['assembler'], ['assembler']],
    ['status', 'assembler'],
  ])
})

test('a picking sheet names the pieces of orders by place and category, in the order asked for', async () => {
  const [one, two] = [await order({ pieces: 3 }), await order()]
  const read = (guids: string[]) => shop.staff.ask(staffCalls.readPickingSheets, { query: { guids: guids.join(',') } })
  const { body } = await read([two.guid, one.guid])
  expect(body.sheets.map(({ number }) => number)).toEqual([two.number, one.number])
  const [place] = body.sheets[1]!.places
  expect(place!.office).toEqual(expect.any(String))
  expect(place!.groups[0]!.category).toEqual(expect.any(String))
  const lines = body.sheets[1]!.places.flatMap(({ groups }) => groups.flatMap((group) => group.lines))
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
  expect(lines[0]!.code).toMatch(/\S/)
  expect((await read([one.guid, guidOf(98)])).status).toBe(404)
  expect((await read(['x'])).status).toBe(400)
})

describe('marked goods', () => {
  let last = 0
  const newCode = () => `0104600439931256215${String(++last).padStart(12, '0')}\u001d91EE08\u001d92abc=`
  beforeEach(() => setMarked(true))
  afterEach(() => setMarked(false))
  const setMarked = (is_marked: boolean) =>
    api.db.updateTable('product').set({ is_marked }).where('id', '=', known.plenty).execute()
  const scan = (guid: string, code: string, position = 0, key = newKey()) =>
    shop.staff.ask(scanMark, { body: { guid, position, code } }, key)

  test('leave only with a code of each piece, and each code is in one order', async () => {
    const { guid } = await order({ pieces: 2, to: 'ready' })
    const [first, second] = [newCode(), newCode()]
    const key = newKey()
    for (const _ of ['sent', 'sent again']) {
      expect((await scan(guid, first, 0, key)).body).toEqual({ scanned: 1, quantity: 2 })
    }
    expect((await scan(guid, second, 0, key)).status).toBe(422)
    expect(await scan(guid, first)).toMatchObject({ status: 400, body: { errors: [{ reason: 'taken' }] } })
    const early = await change(guid, 'handed-over')
    expect(early).toMatchObject({ status: 409, body: { errors: [{ reason: 'marks-missing', value: 1 }] } })
    const other = await order({ to: 'assembling' })
    expect((await scan(other.guid, first)).status).toBe(400)
    await scan(guid, second)
    expect(await scan(guid, newCode())).toMatchObject({ status: 400, body: { errors: [{ reason: 'complete' }] } })
    expect((await change(guid, 'handed-over')).status).toBe(200)
    const { marks } = await shop.staff.call(readStaffOrder, { query: { guid } })
    expect(marks).toEqual([{ position: 0, quantity: 2, codes: [first, second].sort() }])
    expect((await scan(guid, newCode())).status).toBe(409)
  })

  test('a code is taken off again, and those of a cancelled order are free', async () => {
    const { guid } = await order({ to: 'assembling' })
    const code = newCode()
    await scan(guid, code)
    await shop.staff.call(removeMark, { body: { guid, code } }, newKey())
    await shop.staff.call(removeMark, { body: { guid, code } }, newKey())
    expect((await scan(guid, code)).status).toBe(200)
    const noted = await shop.staff.call(listJournal, { query: { entity: 'order', entityId: guid } })
    expect(noted.entries.slice(0, 3).map(({ fields }) => fields)).toEqual([
      [{ field: 'mark', old: null, new: code }],
      [{ field: 'mark', old: code, new: null }],
      [{ field: 'mark', old: null, new: code }],
    ])
    await change(guid, 'cancelled', 'брак')
    const other = await order({ to: 'assembling' })
    expect((await scan(other.guid, code)).status).toBe(200)
  })

  test('a code that no scanner reads, a line without codes and an order that is not assembled are refused', async () => {
    const { guid } = await order({ to: 'assembling' })
    expect((await scan(guid, 'короткий')).status).toBe(400)
    expect((await scan(guid, newCode(), 7)).status).toBe(400)
    expect((await scan((await order()).guid, newCode())).status).toBe(409)
    expect((await scan(guidOf(97), newCode())).status).toBe(404)
  })

  test('what was not marked when it was ordered needs no code', async () => {
    await setMarked(false)
    const shopper = await shopperWith([known.plenty, 1])
    const { guid } = await place(shopper, orderFor(PRICE))
    await setMarked(true)
    await move(guid, 'handed-over')
    expect((await shopper.call(getOrder, { query: { guid } })).status).toBe('handed-over')
  })
})
