import { FLAGS, listFlagRows, newBestPrice, refuseDummyPhone, regionModal } from '@verstak/contracts/flag'
import { FlagKey } from '@verstak/flags/flagRow'
import { GUEST } from '@verstak/price/buyer'
import * as v from 'valibot'
import { createFlagTable } from './createFlagTable.ts'
import { flagVisitorOf, userKindOf } from './flagVisitorOf.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

beforeEach(() => api.db.deleteFrom('feature_flag').execute())

const put = (key: string, rules: unknown, is_on = true) =>
  api.db
    .insertInto('feature_flag')
    .values({ key, is_on, rules: JSON.stringify(rules) })
    .onConflict((row) => row.column('key').doUpdateSet({ is_on, rules: JSON.stringify(rules) }))
    .execute()
const ask = () => api.newVisitor().ask(listFlagRows, {})
const rowsOf = async () => (await ask()).body.rows
const callerWith = (id: string | null) => ({ cookie: () => id })
const everybody = [{ split: { on: 100 } }]

test('every flag has a name of its own, and a default that is one of its values', () => {
  expect(new Set(FLAGS.map(({ key }) => key)).size).toBe(FLAGS.length)
  for (const { key, default: usual, variants } of FLAGS) {
    expect(v.safeParse(FlagKey, key).success).toBe(true)
    expect(variants ? variants.includes(usual) : typeof usual === 'boolean').toBe(true)
  }
})

test('what the shop says of its flags is told at once, to anybody and for a second only', async () => {
  expect(await rowsOf()).toEqual([])
  await put(newBestPrice.key, [{ target: { layouts: ['mobile'] }, split: { on: 50 } }])
  const { headers, body } = await ask()
  expect(body.rows).toEqual([
    { key: 'new-best-price', isOn: true, rules: [{ target: { layouts: ['mobile'] }, split: { on: 50 } }] },
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=1')
  await put(newBestPrice.key, [], false)
  expect(await rowsOf()).toEqual([{ key: 'new-best-price', isOn: false, rules: [] }])
})

test('a row that makes no sense is left out, is logged and spoils no other', async () => {
  await put(newBestPrice.key, [{ split: { on: 400 } }])
  await put(regionModal.key, [{ split: { old: 100 } }])
  expect((await rowsOf()).map(({ key }) => key)).toEqual([regionModal.key])
  expect(api.log.join('')).toContain(`«${newBestPrice.key}»`)
})

test('a verb evaluates by the caller’s cookie, as it stands in the table now', async () => {
  const table = createFlagTable(api.db, () => {}, 0)
  const visitor = flagVisitorOf(callerWith('visitor-0001-abcdef'), GUEST, 1)
  expect(await (await table.now()).valueOf(refuseDummyPhone, visitor)).toBe(false)
  await put(refuseDummyPhone.key, everybody)
  expect(await (await table.now()).valueOf(refuseDummyPhone, visitor)).toBe(true)
  await put(refuseDummyPhone.key, [{ target: { users: ['business'] }, split: { on: 100 } }])
  expect(await (await table.now()).valueOf(refuseDummyPhone, visitor)).toBe(false)
})

test('while the table cannot be read, the last one known holds', async () => {
  await put(refuseDummyPhone.key, everybody)
  const visitor = flagVisitorOf(callerWith(null), GUEST, 1)
  let isDown = true
  const shaky = {
    selectFrom: () => {
      if (isDown) throw new Error('The database is down')
      return api.db.selectFrom('feature_flag')
    },
  } as unknown as typeof api.db
  expect(await (await createFlagTable(shaky, () => {}, 0).now()).valueOf(refuseDummyPhone, visitor)).toBe(false)
  isDown = false
  const table = createFlagTable(shaky, () => {}, 0)
  await table.rows()
  isDown = true
  expect(await (await table.now()).valueOf(refuseDummyPhone, visitor)).toBe(true)
})

test.each([
  [{ role: 'guest' as const }, 'guest'],
  [{ role: 'private' as const }, 'private'],
  [{ role: 'business' as const, isNew: false, wholesale: null }, 'business'],
  [{ role: 'business' as const, isNew: false, wholesale: { type: 'fixed', level: 2 } }, 'wholesale'],
  [{ role: 'staff' as const }, 'staff'],
])('%j counts as %s', (buyer, kind) => {
  expect(userKindOf(buyer)).toBe(kind)
})
