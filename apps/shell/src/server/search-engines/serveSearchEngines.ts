import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { ApiCall } from '@verstak/api-client/call'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { SHOP_DEFAULTS } from '@verstak/contracts/shop'
import { SitemapKind, listSitemapAddresses, listSitemapShards } from '@verstak/contracts/sitemap'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../releases/chooseRemotes.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import type { SiteData } from '../api/siteData.ts'
import { llmsText } from './llmsText.ts'
import { robotsText } from './robotsText.ts'
import { sitemapIndex, sitemapOf } from './sitemapXml.ts'
import { isKindLive, staticPages } from './staticPages.ts'

export interface SearchEngineInput {
  call: ApiCall
  /** The releases for a visitor's page; for crawlers, the stable ones. */
  remotes: (visitor: Visitor) => Promise<readonly ServerRemote[]>
  siteData: () => Promise<SiteData>
  /** See `Host`. */
  origin: string
  report: (error: unknown) => void
}

type Portion = EndpointResponse<typeof listSitemapAddresses>

const CRAWLER: Visitor = { id: '', isCrawler: true }
const SHARD = new RegExp(`^(${SitemapKind.options.join('|')})-(\\d{1,7})\\.xml$`)
const HOUR_S = 60 * 60

/** Adds the routes of `robots.txt`, `llms.txt`, and the sharded sitemap. */
export function serveSearchEngines(
  app: FastifyInstance,
  { call, remotes, siteData, origin, report }: SearchEngineInput,
) {
  const live = () => remotes(CRAWLER)
  /** Answers 503 when the API fails. */
  const orUnavailable = (answer: (reply: FastifyReply, request: FastifyRequest) => Promise<unknown>) =>
    async function handle(request: FastifyRequest, reply: FastifyReply) {
      try {
        return await answer(reply, request)
      } catch (error) {
        report(error)
        return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').type(TEXT).send('')
      }
    }
  app.get('/robots.txt', (_request, reply) => keep(reply).type(TEXT).send(robotsText(origin)))
  app.get(
    '/llms.txt',
    orUnavailable(async (reply) => {
      const [{ topics, shop }, released] = await Promise.all([siteData(), live()])
      if (!topics) throw new Error('Nobody has said yet which departments there are')
      return keep(reply)
        .type(TEXT)
        .send(llmsText({ origin, topics, shopName: (shop ?? SHOP_DEFAULTS).shopName, remotes: released }))
    }),
  )
  // A sitemap needs absolute addresses, and the `Host` of a request cannot be trusted.
  if (!origin) return
  app.get(
    '/sitemap.xml',
    orUnavailable(async (reply) => {
      const [{ shards }, released] = await Promise.all([call(listSitemapShards, {}), live()])
      const entries = shards
        .filter(({ kind }) => isKindLive(released, kind))
        .map(({ kind, shard, updatedAt }) => ({ path: `/sitemap/${kind}-${shard}.xml`, updatedAt }))
      return keep(reply)
        .type(XML)
        .send(sitemapIndex(origin, [{ path: '/sitemap/pages.xml', updatedAt: null }, ...entries]))
    }),
  )
  app.get(
    '/sitemap/:name',
    orUnavailable(async (reply, request) => {
      const { name } = request.params as { name: string }
      const released = await live()
      if (name === 'pages.xml') {
        const entries = staticPages(released).map(({ pattern }) => ({ path: pattern, updatedAt: null }))
        return sendXml(request, reply, sitemapOf(origin, only(entries)))
      }
      const [, kind, shard] = SHARD.exec(name) ?? []
      if (!kind || !shard || !isKindLive(released, kind as SitemapKind)) return notFound(reply)
      const ask = (after: number) =>
        call(listSitemapAddresses, { query: { kind: kind as SitemapKind, shard, after: String(after) } })
      // The first portion shows whether the shard is empty, before the answer starts.
      const first = await ask(0)
      if (first.items.length === 0) return notFound(reply)
      return sendXml(request, reply, sitemapOf(origin, portionsFrom(first, ask)))
    }),
  )
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

const keep = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${HOUR_S}`)
const notFound = (reply: FastifyReply) => reply.code(404).type(TEXT).send('Not found')

async function* portionsFrom(first: Portion, ask: (after: number) => Promise<Portion>) {
  for (let portion = first; ;) {
    yield portion.items
    if (portion.next === null) return
    portion = await ask(portion.next)
  }
}

async function* only<Item>(item: Item) {
  yield item
}

/**
 * Streams XML. When the API fails midway, the connection is aborted, so that a truncated file is not taken as complete.
 */
function sendXml(request: FastifyRequest, reply: FastifyReply, text: AsyncIterable<string>): FastifyReply {
  keep(reply).type(XML).header('vary', 'Accept-Encoding')
  const stream = Readable.from(text)
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(stream)
  const gzip = createGzip({ level: 4 })
  stream.on('error', (error) => gzip.destroy(error))
  return reply.header('content-encoding', 'gzip').send(stream.pipe(gzip))
}
