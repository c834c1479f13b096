import type { FastifyInstance } from 'fastify'
import { notFound } from '../DomainError.ts'
import { isNotModified } from '../http/isNotModified.ts'
import type { Services } from '../services.ts'
import { FEED_PATH } from './feedPath.ts'

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.yml$/

/** Serves feeds to marketplaces, which ask every few minutes: mostly the answer is that nothing has changed. */
export async function feedRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.get<{ Params: { name: string } }>(`${FEED_PATH}:name`, async (request, reply) => {
    await services.limits.spend('feedsPerIp', request.ip)
    const [, key] = NAME.exec(request.params.name) ?? []
    const feed = key === undefined ? undefined : await services.feeds.open(key)
    if (!feed) throw notFound('name', 'There is no such feed.')
    const { etag, madeAt, size } = feed
    reply.headers({ etag, 'last-modified': madeAt.toUTCString(), 'cache-control': 'private, no-cache' })
    const since = Date.parse(request.headers['if-modified-since'] ?? '')
    const isOld = request.headers['if-none-match'] === undefined && since >= Math.floor(madeAt.getTime() / 1000) * 1000
    if (isOld || isNotModified(request.headers, etag)) return reply.code(304).send()
    return reply.type('application/xml; charset=utf-8').header('content-length', size).send(feed.read())
  })
}
