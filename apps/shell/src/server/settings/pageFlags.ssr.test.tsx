import { newBestPrice } from '@verstak/contracts/flag'
import { createFlags } from '@verstak/flags/createFlags'
import type { FlagRow } from '@verstak/flags/flagRow'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { startShell } from '../../testing/startShell.ts'
import { badgeRemote, thingsRemote } from '../../testing/thingsRemote.tsx'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A page that shows the flag in each of its parts. */
const Parts = () => <p>{`flag ${useFlag(newBestPrice)} and ${useFlag(newBestPrice)}`}</p>
const flagRemote = {
  ...thingsRemote,
  page: { createRoutes: () => [{ id: 'things.page', path: '/things/:thing/', element: <Parts /> }], widgets: {} },
}

let rows: FlagRow[]
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  rows = [{ key: newBestPrice.key, isOn: true, rules: [{ target: {}, split: { on: 50 } }] }]
  shell = await startShell(
    () => [flagRemote, badgeRemote],
    createFlags(() => rows),
  )
})
afterEach(() => shell.stop())

/** Flag values in the markup and in the boot data. */
async function read(headers: Record<string, string> = {}) {
  const response = await shell.get('/things/a-1/', headers)
  const html = await response.text()
  const markup =
    /flag (true|false) and (true|false)/
      .exec(html)
      ?.slice(1)
      .map((word) => word === 'true') ?? []
  const handed = /"flags":(\{[^}]*\})/.exec(html)?.[1]
  return { markup, handed: JSON.parse(handed ?? '{}') as object, headers: response.headers }
}
const cookieOf = (index: number) => ({ cookie: `visitor_id=visitor-number-${index}` })

test('a page has one value in all its parts, the browser is handed the same, and the next visit has it again', async () => {
  const seen = new Set<boolean>()
  for (let index = 0; index < 12; index += 1) {
    const first = await read(cookieOf(index))
    const value = first.markup[0]!
    expect(first.markup).toEqual([value, value])
    expect(first.handed).toEqual(value ? { [newBestPrice.key]: true } : {})
    expect((await read(cookieOf(index))).markup).toEqual(first.markup)
    seen.add(value)
  }
  expect(seen.size).toBe(2)
})

test('the first visit already has the value that its new cookie will bring', async () => {
  for (let index = 0; index < 6; index += 1) {
    const first = await read()
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!
    expect((await read({ cookie })).markup).toEqual(first.markup)
  }
})

test('a page that depends on flags is kept by no cache that visitors share', async () => {
  const { headers } = await read(cookieOf(1))
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('vary')).toContain('Cookie')
})

test('layout and region decide; crawlers take part in no experiment', async () => {
  rows = [{ key: newBestPrice.key, isOn: true, rules: [{ target: { layouts: ['mobile'] }, split: { on: 100 } }] }]
  expect((await read(cookieOf(1))).markup[0]).toBe(false)
  expect((await read({ ...cookieOf(1), 'user-agent': PHONE })).markup[0]).toBe(true)
  rows = [{ key: newBestPrice.key, isOn: true, rules: [{ target: { regionIds: [16] }, split: { on: 100 } }] }]
  expect((await read(cookieOf(1))).markup[0]).toBe(false)
  expect((await read({ cookie: 'visitor_id=visitor-number-1; active_region=16' })).markup[0]).toBe(true)
  rows = [{ key: newBestPrice.key, isOn: true, rules: [{ target: {}, split: { on: 99 } }] }]
  for (let index = 0; index < 5; index += 1) {
    expect((await read({ ...cookieOf(index), 'user-agent': GOOGLEBOT })).markup[0]).toBe(false)
  }
})
