/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http'
import { createApi, listen, stop, type CallFault } from '../testing/startShell.ts'
import { sendRaw } from '../testing/sendRaw.ts'
import { createShellApp, proxyApi } from './shellApp.ts'

let asked: Record<string, IncomingHttpHeaders>
let api: ReturnType<typeof createApi>
let app: ReturnType<typeof createShellApp>
let origin: string
let fault: CallFault | undefined

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent'
})
beforeEach(async () => {
  asked = {}
  fault = undefined
  api = createApi(
    asked,
    () => ({}),
    () => fault,
  )
  app = createShellApp()
  await proxyApi(app, await listen(api))
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  await stop(api)
})

const call = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}/api/things`, { headers })
  expect(await answer.json()).toEqual({ name: 'дрель' })
  return asked['/api/things']!
}

test.each<[string, Record<string, string>, string]>([
  ['without a proxy it is who connects', {}, '127.0.0.1'],
  ['behind a proxy of this machine it is whom that names', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  ['what a visitor made up himself counts for nothing', { 'x-forwarded-for': '10.1.1.1, 203.0.113.7' }, '203.0.113.7'],
])('the API hears of one address for each visitor: %s', async (_, headers, address) => {
  expect((await call(headers))['x-forwarded-for']).toBe(address)
})

test('calls of the sign-in reach the API, other addresses beside them do not', async () => {
  await fetch(`${origin}/auth/idp/v1/login-registration`, { method: 'POST' })
  expect(Object.keys(asked)).toEqual(['/auth/idp/v1/login-registration'])
  expect((await fetch(`${origin}/auth/other`)).status).toBe(404)
  expect((await fetch(`${origin}/auth/idpx`)).status).toBe(404)
  expect(Object.keys(asked)).toHaveLength(1)
})

test("a call has the shell's own id, by which both logs are read together", async () => {
  expect((await call({ 'x-request-id': 'made-up-by-the-visitor' }))['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('an API that is away, or that breaks a call off, is a matter of a moment', async () => {
  fault = 'down'
  expect((await fetch(`${origin}/api/things`)).status).toBe(503)
  await stop(api)
  expect((await fetch(`${origin}/api/things`)).status).toBe(503)
})

test('a connection ends with the answer where its client asks for that, whatever the API does with its own', async () => {
  const request = 'GET /api/things HTTP/1.1\r\nHost: store\r\nConnection: close\r\n\r\n'
  expect((await sendRaw(origin, request)).headers['connection']).toBe('close')
})
