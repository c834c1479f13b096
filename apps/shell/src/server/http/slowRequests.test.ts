/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { acceptPageReports } from '../health/pageReportRoute.ts'
import { createShellApp, proxyApi } from '../shellApp.ts'
import { createApi, listen, stop } from '../../testing/startShell.ts'
import { registerRefusals } from './registerRefusals.ts'

const REQUEST_TIMEOUT_MS = 400
/** Parts of a stream that takes longer than the request timeout. */
const PARTS = 8

let api: ReturnType<typeof createApi>
let app: ReturnType<typeof createShellApp>
let reported: unknown[]
let sockets: Socket[]

beforeEach(async () => {
  ;[reported, sockets] = [[], []]
  api = createApi({})
  app = createShellApp({
    logger: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 50 },
  })
  registerRefusals(app, (error) => reported.push(error))
  acceptPageReports(app, { pageKey: () => 'key', onPageReport: () => undefined })
  await proxyApi(app, await listen(api))
  app.get('/', (_request, reply) => reply.send('page'))
  app.get('/stream/', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    const send = async () => {
      for (let part = 0; part < PARTS; part += 1) {
        reply.raw.write(`part ${part}\n`)
        await wait((2 * REQUEST_TIMEOUT_MS) / PARTS)
      }
      reply.raw.end('end')
    }
    void send()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  await stop(api)
})

/** Sends a text, then a byte from time to time; returns the answer and when the connection ended, after 15 s at most. */
async function sendSlowly(text: string, byte = '') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  const timer = setInterval(() => byte && socket.writable && socket.write(byte), 100)
  const isEnded = await Promise.race([
    new Promise<true>((resolve) => socket.once('close', () => resolve(true))),
    wait(15_000, false, { ref: false }),
  ])
  clearInterval(timer)
  return { isEnded, answer }
}

test.each([
  ['a report of a page', 'POST /telemetry/page', 'x', /^HTTP\/1\.1 408 .*content-type: text\/html/is],
  ['a call of the API', 'POST /api/things', 'x', /^HTTP\/1\.1 (408|404) .*content-type: application\/problem\+json/is],
  ['an address that nobody answers', 'POST /', 'x', /^HTTP\/1\.1 (408|404) /],
  ['a body of a page that never comes', 'GET /', '', /^HTTP\/1\.1 200 [^]*page$/],
])('%s that comes byte by byte is ended', async (_what, line, byte, expected) => {
  const { isEnded, answer } = await sendSlowly(
    `${line} HTTP/1.1\r\nHost: store\r\nContent-Type: text/plain\r\nContent-Length: 4000\r\n\r\n`,
    byte,
  )
  expect(isEnded).toBe(true)
  expect(answer).toMatch(expected)
  expect(reported).toEqual([])
})

test('headers that come byte by byte are ended', async () => {
  expect(await sendSlowly('GET / HTTP/1.1\r\nX-Slow: ', 'x')).toMatchObject({
    isEnded: true,
    answer: expect.stringMatching(/^HTTP\/1\.1 408 Request Timeout\r\n/),
  })
})

test('an answer may take longer than its request, and comes whole', async () => {
  const { answer } = await sendSlowly('GET /stream/ HTTP/1.1\r\nHost: store\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*part 0[^]*part 7[^]*end/)
  expect(answer).not.toContain('408')
})

test('nothing is written into the middle of an answer whose request does not end', async () => {
  const { answer } = await sendSlowly('GET /stream/ HTTP/1.1\r\nHost: store\r\nContent-Length: 10\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer.slice(15)).not.toContain('HTTP/1.1')
})

test('a worker waits half a minute for a request, a quarter for its headers, and minutes for nothing', () => {
  const { requestTimeout, headersTimeout, timeout } = createShellApp({ logger: false }).server
  expect([requestTimeout, headersTimeout, timeout]).toEqual([30_000, 15_000, 120_000])
})
