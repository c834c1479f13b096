import { defineEndpoint } from '@verstak/contracts/endpoint'
import type { Endpoint } from '@verstak/contracts/endpoint'
import type { CreateRoutes, Host } from '@verstak/host'
import { createElement } from 'react'
import * as v from 'valibot'
import type { ServerRemote } from '../releases/remotes.ts'
import { startShell } from '../../testing/startShell.ts'
import { badgeRemote } from '../../testing/thingsRemote.tsx'

const endpoint = (path: string, cache: Endpoint['cache'] = { scope: 'personal' }) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary: 'A price.',
    response: v.object({ price: v.number() }),
    errors: [],
    cache,
  })
const everybodys = endpoint('/api/public/price')
const buyers = endpoint('/api/buyer/price')
const visitors = endpoint('/api/mine')
/** A public answer, cached for all pages of a worker. */
const common = endpoint('/api/public/common', { scope: 'public', maxAge: 60 })

let renders = 0
let version = '1.0.0-abc'
let answers: Record<string, unknown>
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  renders = 0
  version = '1.0.0-abc'
  answers = {
    '/api/public/price': { price: 100 },
    '/api/public/common': { price: 1 },
    '/api/mine': { price: 90 },
    '/api/buyer/price': priceOf,
  }
  shell = await startShell(
    () => [remoteOf(version), badgeRemote],
    undefined,
    () => answers,
  )
})
afterEach(() => shell.stop())

const remoteOf = (version: string): ServerRemote => ({
  name: 'prices',
  version,
  routes: ['/prices/{what}/'],
  entry: { href: `/releases/prices/${version}/browser/remoteEntry.1.js` },
  scripts: { './routes': [] },
  stylesheets: { './routes': [] },
  page: { createRoutes, widgets: {} },
})

function createRoutes(host: Host): ReturnType<CreateRoutes> {
  const calls = {
    everybodys: [everybodys],
    buyers: [everybodys, buyers],
    mine: [everybodys, visitors],
    common: [common],
    neighbour: [common],
    broken: [everybodys],
  }
  return Object.entries(calls).map(([what, endpoints]) => ({
    id: `prices.${what}`,
    path: `/prices/${what}/`,
    loader: async () => {
      renders += 1
      const found = await Promise.all(endpoints.map((one) => host.call(one, {})))
      host.queryClient.setQueryData(['prices'], found)
      return null
    },
    element: what === 'broken' ? createElement(Broken) : what,
  }))
}

function Broken(): never {
  throw new Error('broken')
}

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await shell.get(path, headers)
  // Ignore the time when the data was fetched.
  const html = (await response.text()).replace(/At":\d+/g, 'At":0')
  const policy = response.headers.get('content-security-policy') ?? ''
  return { html, headers: response.headers, nonce: /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '' }
}

/** Opens a page often enough to be cached, if that is allowed; `isKept`: the last answer came from the cache. */
async function openOften(path: string, headers: Record<string, string> = {}) {
  for (let times = 1; ; times += 1) {
    const before = renders
    const page = await read(path, headers)
    const isKept = renders === before && page.headers.get('content-length') !== null
    if (isKept || times === 6) return { ...page, isKept }
    // The page is compressed in the background.
    await new Promise((resolve) => setTimeout(resolve, 20 * times))
  }
}

test('what guests get alike is kept as it was rendered', async () => {
  const kept = await openOften('/prices/everybodys/')
  expect(kept.isKept).toBe(true)
  expect(kept.headers.get('content-encoding')).toBe('gzip')
  expect(kept.headers.get('cache-control')).toBe('private, no-cache')
  version = '1.0.1-def'
  const before = renders
  const rendered = await read('/prices/everybodys/')
  expect(renders).toBe(before + 1)
  expect(rendered.html.replaceAll(version, '1.0.0-abc').replaceAll(rendered.nonce, kept.nonce)).toBe(kept.html)
})

test('each visitor has a nonce of his own, in the page and in its policy', async () => {
  const first = await openOften('/prices/everybodys/')
  const second = await openOften('/prices/everybodys/')
  expect([first.isKept, second.isKept]).toEqual([true, true])
  expect(first.nonce).not.toBe(second.nonce)
  for (const { html, nonce } of [first, second]) {
    const scripts = [...html.matchAll(/<script\b(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(2)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  }
})

test('nobody is shown what was made for another', async () => {
  const mine = await openOften('/prices/mine/', { cookie: 'cartToken=first; has_cart=1' })
  expect(mine.isKept).toBe(false)
  answers['/api/mine'] = { price: 1234567 }
  expect((await read('/prices/mine/', { cookie: 'cartToken=second' })).html).toContain('1234567')
})

/** Prices by the user of the session. */
const PRICES = { guest: 7_000_100, business: 7_000_090, staff: 7_000_095 }
const priceOf = ({ cookie = '' }: { cookie?: string }) => ({
  price: PRICES[/acctoken=(business|staff)/.exec(cookie)?.[1] as keyof typeof PRICES] ?? PRICES.guest,
})

test('guest, business and staff take turns at one address, and nobody is shown the price of another', async () => {
  const cookies = { guest: 'cartToken=mine', business: 'acctoken=business', staff: 'acctoken=staff; admacctoken=x' }
  const pricesIn = async (who: keyof typeof PRICES) => {
    const { html } = await read('/prices/buyers/', { cookie: cookies[who] })
    return [who, [...new Set(html.match(/7000\d{3}/g))]]
  }
  const turns = ['staff', 'guest', 'business', 'guest', 'staff', 'guest', 'business'] as const
  for (const who of turns) expect(await pricesIn(who)).toEqual([who, [String(PRICES[who])]])
  expect((await openOften('/prices/buyers/', { cookie: cookies.guest })).isKept).toBe(true)
  for (const who of turns) expect(await pricesIn(who)).toEqual([who, [String(PRICES[who])]])
  const together = await Promise.all(turns.map(pricesIn))
  expect(together).toEqual(turns.map((who) => [who, [String(PRICES[who])]]))
  expect((await openOften('/prices/buyers/', { cookie: cookies.guest })).isKept).toBe(true)
})

test.each(['acctoken=business', 'acctoken=staff'])('the page with the cookie %s is never kept', async (cookie) => {
  expect((await openOften('/prices/buyers/', { cookie })).isKept).toBe(false)
})

test('carts and other cookies of guests leave no trace in a page', async () => {
  const cookie =
    'cartToken=secret-token; has_cart=1; vi_rr_id=secret-id; visitor_id=secret-visitor-0001; region_approved=1'
  const { html, nonce, isKept } = await openOften('/prices/everybodys/', { cookie })
  expect(isKept).toBe(true)
  expect(html).not.toContain('secret')
  await shell.stop()
  shell = await startShell(
    () => [remoteOf(version), badgeRemote],
    undefined,
    () => answers,
  )
  const plain = await read('/prices/everybodys/')
  expect(plain.html.replaceAll(plain.nonce, nonce)).toBe(html)
})

test.each([
  ['with a session', { cookie: 'acctoken=secret' }],
  ['whose session must be renewed', { cookie: 'reftoken=secret' }],
  ['whose browser reads no gzip', { 'accept-encoding': 'br' }],
])('the page of a visitor %s is made for him', async (_, headers) => {
  await openOften('/prices/everybodys/')
  const before = renders
  await read('/prices/everybodys/', headers)
  expect(renders).toBe(before + 1)
})

test.each([
  ['region', { cookie: 'active_region=16' }],
  ['closed bar', { cookie: 'header_bar_closed=1' }],
  ['closed bar of the app', { cookie: 'appDownloadHide=1' }],
  [
    'layout',
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36' },
  ],
])('another %s is another page', async (_, headers) => {
  await openOften('/prices/everybodys/')
  const before = renders
  await read('/prices/everybodys/', headers)
  expect(renders).toBe(before + 1)
})

test('a changed price is shown within a second, whoever looks how often', async () => {
  const delays: number[] = []
  // A busy machine may pause for longer than that: a few times, not each time.
  for (let price = 7654321; price < 7654331 && !delays.some((delay) => delay < 1000); price += 1) {
    await openOften('/prices/everybodys/')
    answers['/api/public/price'] = { price }
    const changedAt = Date.now()
    while (!(await read('/prices/everybodys/')).html.includes(String(price)));
    delays.push(Date.now() - changedAt)
  }
  expect(Math.min(...delays)).toBeLessThan(1000)
})

test('a kept page ends with the answers that it shares with others, too', async () => {
  await read('/prices/neighbour/')
  expect((await openOften('/prices/common/')).isKept).toBe(true)
  answers['/api/public/common'] = { price: 2 }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const before = renders
  await read('/prices/common/')
  expect(renders).toBe(before + 1)
})

test.each(['/prices/broken/', '/prices/nothing/'])('%s, which fails or is not there, is not kept', async (path) => {
  expect((await openOften(path)).isKept).toBe(false)
})
