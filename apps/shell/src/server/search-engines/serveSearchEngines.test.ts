/** @jest-environment node */
import { gunzipSync } from 'node:zlib'
import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listSitemapAddresses, listSitemapShards } from '@verstak/contracts/sitemap'
import { createFakeApi } from '@verstak/testing/fakeApi'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { makeTopics } from '@verstak/testing/makeTopics'
import type { ServerRemote } from '../releases/remotes.ts'
import { serveSearchEngines } from './serveSearchEngines.ts'

const ORIGIN = 'https://verstak.example'
const remote = (name: string, routes: string[]) => ({ name, routes }) as ServerRemote
const HOME = remote('home', ['/'])
const LISTING = remote('listing', [
  '/category/{categoryName}-{categoryId}/',
  '/brand/{brandName}-{brandId}/',
  '/recommended/',
])
const PRODUCT = remote('product', ['/product/{productName}-{productId}/'])

let app: FastifyInstance
let remotes: ServerRemote[]
let visitors: unknown[]
let portions: EndpointResponse<typeof listSitemapAddresses>[]
let reported: unknown[]

async function start(origin = ORIGIN) {
  const api = createFakeApi()
    .on(listSitemapShards, (): EndpointResponse<typeof listSitemapShards> => ({
      shards: [
        { kind: 'category', shard: 0, updatedAt: null },
        { kind: 'product', shard: 0, updatedAt: '2026-11-01T00:00:00.000Z' },
        { kind: 'product', shard: 7, updatedAt: '2026-11-02T00:00:00.000Z' },
      ],
    }))
    .on(listSitemapAddresses, () => {
      const portion = portions.shift()
      if (!portion) throw new ApiError('unavailable', 0)
      return portion
    })
  app = fastify()
  serveSearchEngines(app, {
    call: api.call,
    remotes: (visitor) => {
      visitors.push(visitor)
      return Promise.resolve(remotes)
    },
    siteData: () =>
      Promise.resolve({
        topics: { data: makeTopics(), totalCount: 12_000 },
        regions: [],
        promoLinks: { links: [] },
      }),
    origin,
    report: (error) => reported.push(error),
  })
  await app.ready()
}

beforeEach(async () => {
  remotes = [LISTING, PRODUCT]
  visitors = []
  portions = []
  reported = []
  await start()
})
afterEach(() => app.close())

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('the sitemap names its shards with the time of their last change', async () => {
  const { statusCode, headers, body } = await app.inject('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(addressesOf(body)).toEqual(
    ['pages', 'category-0', 'product-0', 'product-7'].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
  )
  expect(body).toContain('product-7.xml</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>')
  expect(visitors).toEqual([{ id: '', isCrawler: true }])
})

test('a shard is streamed portion by portion, as whole XML', async () => {
  portions = [
    { items: [{ path: "/product/a&b'-1/", updatedAt: '2026-11-01T00:00:00.000Z' }], next: 1 },
    { items: [{ path: '/product/дрель-2/', updatedAt: null }], next: null },
  ]
  const { body } = await app.inject('/sitemap/product-0.xml')
  expect(body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${ORIGIN}/product/a&amp;b&apos;-1/</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>
<url><loc>${ORIGIN}/product/%D0%B4%D1%80%D0%B5%D0%BB%D1%8C-2/</loc></url>
</urlset>
`)
})

test('a shard is compressed for who takes that', async () => {
  portions = [{ items: [{ path: '/product/a-1/', updatedAt: null }], next: null }]
  const { headers, rawPayload } = await app.inject({
    url: '/sitemap/product-0.xml',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers['vary']).toBe('Accept-Encoding')
  expect(gunzipSync(rawPayload).toString()).toContain(`${ORIGIN}/product/a-1/`)
})

test('what was never released is in no sitemap', async () => {
  remotes = [HOME, LISTING]
  expect(addressesOf((await app.inject('/sitemap.xml')).body)).toEqual(
    ['pages', 'category-0'].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
  )
  expect((await app.inject('/sitemap/product-0.xml')).statusCode).toBe(404)
  expect(addressesOf((await app.inject('/sitemap/pages.xml')).body)).toEqual([`${ORIGIN}/`, `${ORIGIN}/recommended/`])
  expect((await app.inject('/llms.txt')).body).not.toContain('/b2b/')
  remotes = [HOME, remote('content', ['/b2b/'])]
  expect(addressesOf((await app.inject('/sitemap/pages.xml')).body)).toEqual([`${ORIGIN}/`, `${ORIGIN}/b2b/`])
  expect((await app.inject('/llms.txt')).body).toContain(`- [Компаниям](${ORIGIN}/b2b/)`)
})

test.each([
  '/sitemap/product-x.xml',
  '/sitemap/other-1.xml',
  '/sitemap/product-99999999.xml',
  '/sitemap/product-0.html',
])('%s is none', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

test('an empty shard is none', async () => {
  portions = [{ items: [], next: null }]
  expect((await app.inject('/sitemap/product-5.xml')).statusCode).toBe(404)
})

test('without the API a shard is unavailable for a moment', async () => {
  const { statusCode, headers } = await app.inject('/sitemap/product-0.xml')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
  expect(reported).toHaveLength(1)
})

test('a shard that breaks off on its way does not end as if it were whole', async () => {
  portions = [{ items: [{ path: '/product/a-1/', updatedAt: null }], next: 1 }]
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const read = async () => (await fetch(`${address}/sitemap/product-0.xml`)).text()
  await expect(read()).rejects.toThrow()
})

test('robots.txt names the sitemap and what is nobody else’s business, but no page of the staff', async () => {
  const { headers, body } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/)
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  expect(body).toContain('Disallow: /user/')
  expect(body).not.toMatch(/admin|Disallow: \/(assets|pictures|releases|category|product)?\/?\n/)
})

test('without an origin no address is named as whole', async () => {
  await app.close()
  await start('')
  expect((await app.inject('/robots.txt')).body).not.toContain('Sitemap')
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
  expect((await app.inject('/llms.txt')).body).toContain('- [Инструмент](/category/')
})

test('llms.txt tells what the store is and where its departments and search are', async () => {
  const { body } = await app.inject('/llms.txt')
  expect(body.replaceAll('\u00A0', ' ')).toMatch(/^# Верстак\n\n> Интернет-магазин .* 12 000 товаров в 9 разделах/)
  expect(body).toContain(`- [Инструмент](${ORIGIN}/category/slug-6474/)`)
  expect(body).toContain(`${ORIGIN}/search/?what=`)
  expect(body).toContain(`${ORIGIN}/sitemap.xml`)
})
