import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { acquirerSettingsFor } from './acquirerSettings.ts'
import { AcquirerStore } from './AcquirerStore.ts'
import { createNotices, type AcquirerNotices } from './createNotices.ts'
import { payPages } from './payPages.ts'
import { yooKassaApi, type AcquirerMood } from './yooKassaApi.ts'

const HOST = '127.0.0.1'
const FORM = 'application/x-www-form-urlencoded'

export interface AcquirerOptions {
  /** 0 takes a free one. */
  port: number
  /** `VERSTAK_ENV` */
  mode: string
  /** Where the shop takes notices; null = it gets none. */
  webhookUrl: string | null
  /** What the shop proves itself with; random by default. */
  secret?: string
  now?: () => number
}

export interface Acquirer {
  origin: string
  /** Settings of the API that lead to this acquirer. */
  settings: ReturnType<typeof acquirerSettingsFor>
  store: AcquirerStore
  notices: AcquirerNotices
  /** How calls of the shop are answered from now on. */
  mood: AcquirerMood
  stop(): Promise<void>
}

/**
 * Starts the embedded acquirer, at which everybody pays with cards for tests.
 * @throws Error outside of the demo
 */
export async function startAcquirer(options: AcquirerOptions): Promise<Acquirer> {
  const { port, mode, webhookUrl, now = Date.now, secret = randomBytes(32).toString('base64url') } = options
  if (mode !== 'demo') throw new Error('The embedded acquirer moves no money, so it runs in the demo only.')
  const app = fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  let origin = ''
  const notices = createNotices(webhookUrl, () => origin)
  const store = new AcquirerStore(notices, now)
  const timers = new Set<NodeJS.Timeout>()
  const later = (ms: number, act: () => void) => void timers.add(setTimeout(act, ms).unref())
  const acquirer = { mood: 'well' as AcquirerMood }
  app.get('/readyz', () => ({ status: 'ok' }))
  app.get('/favicon.ico', (_, reply) => reply.code(204).send())
  app.get('/robots.txt', () => 'User-agent: *\nDisallow: /\n')
  payPages(app, { store, origin: () => origin, later })
  await app.register(
    async (api) => yooKassaApi(api, { store, secret, origin: () => origin, mood: () => acquirer.mood }),
    { prefix: '/v3' },
  )
  await app.listen({ host: HOST, port })
  origin = `http://${HOST}:${(app.server.address() as AddressInfo).port}`
  return Object.assign(acquirer, {
    origin,
    settings: acquirerSettingsFor(origin, secret),
    store,
    notices,
    async stop() {
      notices.stop()
      for (const timer of timers) clearTimeout(timer)
      await app.close()
    },
  })
}
