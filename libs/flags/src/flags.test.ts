import * as v from 'valibot'
import { bucketOf } from './bucketOf.ts'
import { chooseVariant } from './chooseVariant.ts'
import type { FlagVisitor } from './chooseVariant.ts'
import { createFlags } from './createFlags.ts'
import { flagValue } from './flag.ts'
import type { Flag } from './flag.ts'
import { FlagRow } from './flagRow.ts'

const red: Flag<boolean> = { key: 'red-badge', default: false }
const menu: Flag<'new' | 'old'> = { key: 'menu', default: 'new', variants: ['new', 'old'] }

const visitor = (change: Partial<FlagVisitor> = {}): FlagVisitor => ({
  id: 'visitor-0001-abcdef',
  user: 'guest',
  layout: 'desktop',
  regionId: 1,
  ...change,
})
const row = (change: Partial<FlagRow> = {}): FlagRow => ({
  key: 'red-badge',
  isOn: true,
  rules: [{ target: {}, split: { on: 100 } }],
  ...change,
})
const visitors = Array.from({ length: 20_000 }, (_, index) => visitor({ id: `v${index.toString(36)}-${index % 7}` }))

test('a visitor keeps his bucket; another flag deals the visitors out anew', () => {
  const ids = visitors.map(({ id }) => id!)
  expect(ids.map((id) => bucketOf('red-badge', id))).toEqual(ids.map((id) => bucketOf('red-badge', id)))
  const both = ids.filter((id) => bucketOf('red-badge', id) < 5000 && bucketOf('menu', id) < 5000)
  expect(Math.abs(both.length / ids.length - 0.25)).toBeLessThan(0.015)
})

test('buckets are spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const { id } of visitors) tenths[Math.floor(bucketOf('red-badge', id!) / 1000)]! += 1
  // Chi square with 9 degrees of freedom; exceeds 27.9 once in a thousand.
  const expected = visitors.length / 10
  expect(tenths.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(27.9)
})

test.each([1, 10, 33.3, 50])('%d percent of the visitors get a value that has so many', (percent) => {
  const split = row({ rules: [{ target: {}, split: { on: percent } }] })
  const share = visitors.filter((one) => chooseVariant(split, one) === 'on').length / visitors.length
  expect(Math.abs(share * 100 - percent)).toBeLessThan(1)
})

test('who has a value keeps it when its percentage grows', () => {
  const [few, many] = [10, 40].map((on) => row({ rules: [{ target: {}, split: { on } }] }))
  const had = visitors.filter((one) => chooseVariant(few!, one) === 'on')
  expect(had.length).toBeGreaterThan(1000)
  expect(had.every((one) => chooseVariant(many!, one) === 'on')).toBe(true)
})

test('several values share the visitors out, all of them when they make a hundred', () => {
  const three = row({ rules: [{ target: {}, split: { a: 33.3, b: 33.3, c: 33.4 } }] })
  const counts = new Map<string | undefined, number>()
  for (const one of visitors) {
    const variant = chooseVariant(three, one)
    counts.set(variant, (counts.get(variant) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c'])
  for (const count of counts.values()) expect(Math.abs(count / visitors.length - 1 / 3)).toBeLessThan(0.015)
})

test.each([
  [{ users: ['business' as const] }, { user: 'business' as const }],
  [{ layouts: ['mobile' as const] }, { layout: 'mobile' }],
  [{ regionIds: [2, 3] }, { regionId: 3 }],
])('a rule for %j is for these visitors only', (target, fitting) => {
  const targeted = row({ rules: [{ target, split: { on: 100 } }] })
  expect(chooseVariant(targeted, visitor())).toBeUndefined()
  expect(chooseVariant(targeted, visitor(fitting))).toBe('on')
})

test('the first rule that fits counts, and a flag that is switched off has none', () => {
  const rules = [
    { target: { users: ['staff' as const] }, split: { on: 100 } },
    { target: {}, split: { on: 0 } },
  ]
  expect(chooseVariant(row({ rules }), visitor({ user: 'staff' }))).toBe('on')
  expect(chooseVariant(row({ rules }), visitor())).toBeUndefined()
  expect(chooseVariant(row({ rules, isOn: false }), visitor({ user: 'staff' }))).toBeUndefined()
})

test('a visitor without an id takes part in no experiment, but has what everybody has', () => {
  const crawler = visitor({ id: null })
  expect(chooseVariant(row({ rules: [{ target: {}, split: { on: 99.9 } }] }), crawler)).toBeUndefined()
  expect(chooseVariant(row(), crawler)).toBe('on')
})

test('values of a page are those that differ from their default, as the shop says at that moment', async () => {
  let rows: FlagRow[] = []
  const flags = createFlags(() => rows)
  expect(await flags.valuesOf([red, menu], visitor())).toEqual({})
  rows = [row(), row({ key: 'menu', rules: [{ target: {}, split: { new: 100 } }] })]
  expect(await flags.valuesOf([red, menu], visitor())).toEqual({ 'red-badge': true })
  expect(await flags.valueOf(red, visitor())).toBe(true)
  rows = [row({ isOn: false }), row({ key: 'menu', rules: [{ target: {}, split: { old: 100 } }] })]
  expect(await flags.valuesOf([red, menu], visitor())).toEqual({ menu: 'old' })
  expect(await flags.valueOf(menu, visitor())).toBe('old')
})

test('an unknown flag, a broken table and a value that the flag does not have give the default', async () => {
  const broken = createFlags(() => {
    throw new Error('The store is down')
  })
  expect(await broken.valueOf(red, visitor())).toBe(false)
  expect(await broken.valuesOf([red, menu], visitor())).toEqual({})
  const odd = createFlags(() => [
    row({ rules: [{ target: {}, split: { perhaps: 100 } }] }),
    row({ key: 'menu', rules: [{ target: {}, split: { olde: 100 } }] }),
  ])
  expect(await odd.valueOf(red, visitor())).toBe(false)
  expect(await odd.valueOf(menu, visitor())).toBe('new')
  expect(await odd.valueOf({ key: 'nobody-knows', default: true }, visitor())).toBe(true)
})

test('processes that know the same table decide the same', async () => {
  const rows = [row({ rules: [{ target: {}, split: { on: 50 } }] })]
  const [shell, api] = [createFlags(() => rows), createFlags(() => structuredClone(rows))]
  for (const one of visitors.slice(0, 300)) expect(await api.valueOf(red, one)).toBe(await shell.valueOf(red, one))
})

test('in the browser a value that is missing or not one of the flag is the default', () => {
  expect(flagValue(undefined, red)).toBe(false)
  expect(flagValue({ 'red-badge': true }, red)).toBe(true)
  expect(flagValue({ 'red-badge': 'yes' }, red)).toBe(false)
  expect(flagValue({ menu: 'old' }, menu)).toBe('old')
  expect(flagValue({ menu: 'older' }, menu)).toBe('new')
})

test.each([
  [{ rules: [{ split: { on: 60, off: 41 } }] }],
  [{ rules: [{ split: { on: -1 } }] }],
  [{ rules: [{ split: { on: 100 }, target: { towns: [1] } }] }],
  [{ key: 'Not a key' }],
  [{ isOn: 'yes' }],
])('a row of the table with %j is none', (change) => {
  expect(v.safeParse(FlagRow, { ...row(), ...change }).success).toBe(false)
})
