/** @jest-environment node */
import { gunzipSync } from 'node:zlib'
import { createPageCache } from './PageCache.ts'
import type { OwnTexts } from './PageCache.ts'
import { recordCalls } from './recordCalls.ts'

const outcome = { parts: new Set<never>(), failed: new Set<never>() }
const first: OwnTexts = { nonce: 'first-nonce_0123456789', pageToken: 'aaaa.bb.cccc' }
const second: OwnTexts = { nonce: 'other-nonce_9876543210', pageToken: 'dddd.ee.ffff' }
const pageOf = ({ nonce, pageToken }: OwnTexts) =>
  `<script nonce="${nonce}">верстак({"page":"${pageToken}"},'${nonce}')</script><p>aaaaXbbXcccc</p>`

/** An API with one answer, and pages that are made from it. */
function openShop() {
  const shop = { price: 100, status: 200, cache: 'public, max-age=30', asked: 0, now: 1_000_000 }
  const send = async () => {
    shop.asked += 1
    const headers = { 'cache-control': shop.cache }
    return new Response(JSON.stringify({ price: shop.price }), { status: shop.status, headers })
  }
  const cache = createPageCache(send, () => shop.now)
  const render = async (own = first) => {
    const record = recordCalls(send)
    await record.transport('/api/price', { method: 'GET' })
    const calls = record.calls()
    if (calls) await cache.store('key', { html: pageOf(own), own, calls, startedAt: shop.now, outcome })
    return calls !== null
  }
  const found = async (own = second) => {
    const page = await cache.find('key')
    return page && gunzipSync(page.gzip(own)).toString()
  }
  return { shop, cache, render, found }
}

test('a kept page has the texts of each visitor’s own', async () => {
  const { render, found } = openShop()
  expect(await found()).toBeUndefined()
  await render()
  expect(await found(second)).toBe(pageOf(second))
  expect(await found(first)).toBe(pageOf(first))
})

test('a crawler’s page has no token', async () => {
  const { render, found } = openShop()
  const own = { nonce: first.nonce, pageToken: '' }
  await render(own)
  expect(await found({ nonce: second.nonce, pageToken: '' })).toBe(pageOf({ nonce: second.nonce, pageToken: '' }))
})

test('its calls are made again at most once in 0.4 s', async () => {
  const { shop, render, found } = openShop()
  await render()
  shop.asked = 0
  shop.now += 399
  await found()
  expect(shop.asked).toBe(0)
  shop.now += 1
  await Promise.all([found(), found(), found()])
  expect(shop.asked).toBe(1)
  shop.now += 399
  expect(await found()).toBeDefined()
  expect(shop.asked).toBe(1)
})

test('a page is made anew after a minute, however often it was seen to be right', async () => {
  const { shop, render, found } = openShop()
  await render()
  shop.now += 59_000
  expect(await found()).toBeDefined()
  shop.now += 1_000
  expect(await found()).toBeUndefined()
  await render()
  expect(await found()).toBeDefined()
})

test('another answer is the end of a page', async () => {
  const { shop, render, found } = openShop()
  await render()
  shop.price = 90
  shop.now += 400
  expect(await Promise.all([found(), found()])).toEqual([undefined, undefined])
  await render()
  expect(await found()).toBeDefined()
})

test('an API that fails is the end of a page, too: the page itself says what is wrong', async () => {
  const { shop, render, found } = openShop()
  await render()
  shop.status = 503
  shop.now += 400
  expect(await found()).toBeUndefined()
})

test.each([
  ['of a visitor’s own', { cache: 'private, no-store' }],
  ['that failed', { status: 404 }],
])('a page with an answer %s is not kept', async (_, change) => {
  const { shop, render, found } = openShop()
  Object.assign(shop, change)
  expect(await render()).toBe(false)
  expect(await found()).toBeUndefined()
})

test('a page is not kept while an answer is on its way, nor when one changed meanwhile, nor after a change of the visitor’s', async () => {
  let price = 1
  const send = async () => new Response(String(price++), { headers: { 'cache-control': 'public, max-age=1' } })
  const get = { method: 'GET' }
  const waiting = recordCalls(send)
  const running = waiting.transport('/one', get)
  expect(waiting.calls()).toBeNull()
  await running
  expect(waiting.calls()?.size).toBe(1)
  await waiting.transport('/one', get)
  expect(waiting.calls()).toBeNull()
  const changing = recordCalls(send)
  await changing.transport('/one', { method: 'POST' })
  expect(changing.calls()).toBeNull()
})

test('what is asked for once is not worth keeping', () => {
  const { cache } = openShop()
  expect([cache.isWanted('a'), cache.isWanted('b'), cache.isWanted('a')]).toEqual([false, false, true])
})
