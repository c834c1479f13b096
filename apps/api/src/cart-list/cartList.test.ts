import { addToCart, getCart, getCartToken, MAX_LINES } from '@verstak/contracts/cart'
import { addList, checkList, getList, MAX_LIST_ROWS, type ListReport } from '@verstak/contracts/cartList'
import { cartListFormAction, MAX_LIST_TEXT } from '@verstak/contracts/cartListForm'
import { makeWorkbook } from '../testing/makeWorkbook.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({
  callsPerMinute: { newCartsPerIp: 1000, listChecksPerIp: 1000, listFilesPerIp: 30, listAddsPerIp: 1000 },
})

const skuOf = (id: number) => String(10_000_000 + id)
let lastKey = 0
const newKey = () => ({ 'idempotency-key': `list-key-${++lastKey}` })

async function newShopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  return visitor
}

const check = (visitor: Visitor, text: string) => visitor.call(checkList, { body: { text, regionId: 1 } })
const told = ({ rows }: ListReport) => rows.map(({ row, state, taken }) => [row, state, taken])
const cartOf = async (visitor: Visitor) =>
  (await visitor.call(getCart, { query: { regionId: 1 } })).items.map(({ id, quantity }) => [id.site, quantity])
const itemsOf = ({ rows }: ListReport) =>
  rows.flatMap(({ product, taken }) => (product && taken > 0 ? [{ productGuid: product.guid, quantity: taken }] : []))
const add = (visitor: Visitor, items: { productGuid: string; quantity: number }[], headers = newKey()) =>
  visitor.call(addList, { body: { items, regionId: 1 } }, headers)

test('each row of a list is told of: found, short, rounded, doubled, similar, unknown, not for sale, no quantity', async () => {
  const visitor = await newShopper()
  const list = [
    `${skuOf(known.plenty)};3`,
    `${skuOf(known.discounted)};5 шт`,
    `${skuOf(known.screws)};12`,
    `art-${known.plenty};2`,
    '1000000З;1',
    `${skuOf(known.plenty)}0;2`,
    'нет-такого;1',
    `${skuOf(known.farAway)};1`,
    `${skuOf(known.withdrawn)};1`,
    `${skuOf(known.saw)};две`,
    ';7',
  ]
  const report = await check(visitor, list.join('\n'))
  expect(told(report)).toEqual([
    [1, 'found', 5],
    [2, 'short', 3],
    [3, 'rounded', 20],
    [4, 'duplicate', 0],
    [5, 'similar', 0],
    [6, 'similar', 0],
    [7, 'unknown', 0],
    [8, 'not-sold', 0],
    [9, 'withdrawn', 0],
    [10, 'bad-quantity', 0],
    [11, 'no-code', 0],
  ])
  expect(report.rows[3]).toMatchObject({ sameAs: 1 })
  expect(report.rows[4]!.proposals.map(({ code }) => code)).toContain(skuOf(known.farAway))
  expect(report.rows[5]!.proposals.map(({ code }) => code)).toContain(skuOf(known.plenty))
  expect(report.total).toEqual({ products: 3, quantity: 28, sum: 5 * 100_000 + 3 * 100_000 + 20 * 150 })
  expect(report.room).toBe(MAX_LINES)
  expect(await cartOf(visitor)).toEqual([])
})

test('rows that the shopper has changed are checked as they are then', async () => {
  const visitor = await newShopper()
  const first = await check(visitor, `${skuOf(known.plenty)}0;2\n${skuOf(known.saw)};две`)
  const rows = first.rows.map(({ row, code, quantity, proposals }) => ({
    row,
    code: proposals[0]?.code ?? code,
    quantity: quantity === 'две' ? '2' : quantity,
  }))
  const report = await visitor.call(checkList, { body: { rows, regionId: 1 } })
  expect(told(report)).toEqual([
    [1, 'found', 2],
    [2, 'found', 2],
  ])
})

test('a list goes on top of the cart at once; a repeated call adds nothing, and another list with its key is refused', async () => {
  const visitor = await newShopper()
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: 2, regionId: 1 } })
  const report = await check(
    visitor,
    `${skuOf(known.plenty)};3\n${skuOf(known.discounted)};9\n${skuOf(known.screws)};11`,
  )
  expect(report.rows[0]).toMatchObject({ held: 2, taken: 3 })
  const key = newKey()
  const answers = await Promise.all([1, 2, 3].map(() => add(visitor, itemsOf(report), key)))
  const expected = [
    [known.plenty, 5],
    [known.discounted, 3],
    [known.screws, 20],
  ]
  expect(await cartOf(visitor)).toEqual(expected)
  for (const { results } of answers) expect(results).toEqual(answers[0]!.results)
  expect(answers[0]!.results.map(({ state, added }) => [state, added])).toEqual([
    ['added', 3],
    ['added', 3],
    ['added', 20],
  ])
  const other = { body: { items: [{ productGuid: guidOf(known.saw), quantity: 1 }], regionId: 1 } }
  expect((await visitor.fail(addList, other, key)).body.code).toBe('idempotency-key-reused')
  expect(await cartOf(visitor)).toEqual(expected)
})

test('what sold out or was withdrawn since the report is told, not added', async () => {
  const visitor = await newShopper()
  const { results } = await add(visitor, [
    { productGuid: guidOf(known.withdrawn), quantity: 1 },
    { productGuid: guidOf(known.farAway), quantity: 1 },
    { productGuid: guidOf(4711), quantity: 1 },
    { productGuid: guidOf(known.discounted), quantity: 100 },
    { productGuid: guidOf(known.discounted), quantity: 1 },
  ])
  expect(results.map(({ state, added }) => [state, added])).toEqual([
    ['unavailable', 0],
    ['unavailable', 0],
    ['unavailable', 0],
    ['limited', 3],
  ])
})

test('a cart takes as many products as it has room for; those that found none are told', async () => {
  const visitor = await newShopper()
  await api.db
    .insertInto('stock')
    .columns(['product_id', 'office_id', 'quantity'])
    .expression((query) =>
      query
        .selectFrom('product')
        .select(({ val }) => ['id', val(1).as('office'), val(50).as('quantity')])
        .where('id', '>', 9),
    )
    .onConflict((conflict) => conflict.columns(['product_id', 'office_id']).doUpdateSet({ quantity: 50 }))
    .execute()
  await api.db.updateTable('product').set({ is_active: true }).where('id', '>', 9).execute()
  const all = Array.from({ length: 250 }, (_, index) => ({ productGuid: guidOf(20 + index), quantity: 1 }))
  const { results, cart } = await add(visitor, all)
  expect(cart.items).toHaveLength(MAX_LINES)
  expect(results.filter(({ state }) => state === 'added')).toHaveLength(MAX_LINES)
  expect(results.slice(MAX_LINES).every(({ state }) => state === 'no-room')).toBe(true)
  expect(cart.items.map(({ product }) => product.guid)).toEqual(all.slice(0, MAX_LINES).map((item) => item.productGuid))
})

test('files are read, and what cannot be read is said at the field', async () => {
  const visitor = await newShopper()
  const send = (bytes: Buffer) => ({ body: { file: bytes.toString('base64'), regionId: 1 } })
  const book = makeWorkbook([
    ['Код', 'Количество'],
    [Number(skuOf(known.plenty)), 2],
    [skuOf(known.saw), '1 шт'],
  ])
  expect(told(await visitor.call(checkList, send(book)))).toEqual([
    [2, 'found', 2],
    [3, 'found', 1],
  ])
  const refused = await visitor.fail(checkList, send(Buffer.from('PK\u0003\u0004', 'latin1')))
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'file', reason: 'not-a-table' })],
  ])
  const huge = await visitor.ask(checkList, send(Buffer.alloc(6 * 1024 * 1024)))
  expect([400, 413]).toContain(huge.status)
})

test('lists without rows, with too many, or too long are refused', async () => {
  const visitor = await newShopper()
  const reasonOf = async (text: string) =>
    (await visitor.fail(checkList, { body: { text, regionId: 1 } })).body.errors?.[0]?.reason
  expect(await reasonOf(' \n\t\n')).toBe('empty')
  expect(await reasonOf('1 1\n'.repeat(MAX_LIST_ROWS + 1))).toBe('too-many-rows')
  expect((await visitor.ask(checkList, { body: { text: '1'.repeat(MAX_LIST_TEXT + 1), regionId: 1 } })).status).toBe(
    400,
  )
  expect((await visitor.fail(checkList, { body: { regionId: 1 } })).body.errors?.[0]?.reason).toBe('empty')
})

test('1,000 rows that nobody knows are answered', async () => {
  const visitor = await newShopper()
  const text = Array.from({ length: MAX_LIST_ROWS }, (_, index) => `${77_000_000 + 13 * index};1`).join('\n')
  const { rows } = await check(visitor, text)
  expect(rows).toHaveLength(MAX_LIST_ROWS)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['unknown']))
})

test('files have a limit of their own', async () => {
  const visitor = await newShopper()
  const call = () => visitor.ask(checkList, { body: { file: Buffer.from('1;1').toString('base64'), regionId: 1 } })
  const statuses = []
  for (let index = 0; index < 31; index++) statuses.push((await call()).status)
  expect(statuses.at(-1)).toBe(429)
})

const PAGE = 'http://127.0.0.1:3000/cart-checkout/'

/** The request of a page without scripts. */
async function send(visitor: Visitor, fields: Record<string, string>) {
  const response = await fetch(api.url + cartListFormAction('desktop', 1), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      referer: PAGE,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new URLSearchParams(fields).toString(),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
    visitor.cookies.set(name, value)
  }
  return [response.status, response.headers.get('location')]
}

test('without scripts a list makes a cart, is reported on, and keeps what was not taken', async () => {
  const visitor = api.newVisitor()
  const text = `${skuOf(known.plenty)};3\n${skuOf(known.plenty)};1\n${skuOf(known.screws)};90\nнет-такого;1`
  expect(await send(visitor, { action: 'check', text })).toEqual([303, '/cart-checkout/?list=report#list'])
  const report = () => visitor.call(getList, { query: { regionId: 1 } })
  expect(told(await report())).toEqual([
    [1, 'found', 4],
    [2, 'duplicate', 0],
    [3, 'short', 20],
    [4, 'unknown', 0],
  ])
  // However often the button is pressed, the list is added once.
  const presses = await Promise.all([1, 2, 3].map(() => send(visitor, { action: 'add' })))
  expect(presses).toEqual([1, 2, 3].map(() => [303, '/cart-checkout/?list=report#list']))
  expect(await cartOf(visitor)).toEqual([
    [known.plenty, 4],
    [known.screws, 20],
  ])
  expect((await report()).rows.map(({ row }) => row)).toEqual([3, 4])
  expect(await send(visitor, { action: 'forget' })).toEqual([303, '/cart-checkout/'])
  expect((await report()).rows).toEqual([])
  expect(await send(visitor, { action: 'check', text: '' })).toEqual([303, '/cart-checkout/?list=empty#list'])
  expect(await send(visitor, { action: 'check', text: '1 1\n'.repeat(2_000) })).toEqual([
    303,
    '/cart-checkout/?list=too-many-rows#list',
  ])
})

test('a hundred forms at once add each list once per press and lose no piece', async () => {
  const visitor = await newShopper()
  await api.db.updateTable('stock').set({ quantity: 5_000 }).where('product_id', '=', known.plenty).execute()
  const items = [{ productGuid: guidOf(known.plenty), quantity: 2 }]
  const keys = Array.from({ length: 50 }, newKey)
  // Each press comes twice: its first answer was lost.
  await Promise.all([...keys, ...keys].map((key) => add(visitor, items, key)))
  expect(await cartOf(visitor)).toEqual([[known.plenty, 100]])
})
