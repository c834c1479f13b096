/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serverTransport } from './serverTransport.ts'

let server: Server

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = { method: 'GET', headers: { accept: 'application/json' } } as const

test('a call carries the visitor’s cookies and the request’s id, and brings status, headers and body', async () => {
  let asked: IncomingMessage | undefined
  const origin = await serve((request, response) => {
    asked = request
    response.writeHead(404, { 'cache-control': 'public, max-age=1' }).end('{"code":"нет"}')
  })
  const send = serverTransport(origin, { cookie: 'a=1', requestId: 'r1' })
  const answer = await send('/api/v1/listing?a=%D0%BF', get)
  expect(asked).toMatchObject({ url: '/api/v1/listing?a=%D0%BF', method: 'GET' })
  expect(asked?.headers).toMatchObject({ cookie: 'a=1', 'x-request-id': 'r1', accept: 'application/json' })
  expect(answer).toMatchObject({ status: 404, ok: false })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
  expect(answer.headers.get('etag')).toBeNull()
  expect(await answer.json()).toEqual({ code: 'нет' })
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('{"code":"нет"}')
})

test('a body is sent whole', async () => {
  const origin = await serve((request, response) => void text(request).then((body) => response.end(body)))
  const send = serverTransport(origin, { requestId: 'r1' })
  const answer = await send('/api/v1/x', { method: 'POST', headers: {}, body: '{"имя":"Анна"}' })
  expect(await answer.json()).toEqual({ имя: 'Анна' })
})

test('an API that hangs, with its head or within its body, ends the call in time', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/body') response.writeHead(200).write('{')
  })
  const send = serverTransport(origin, { requestId: 'r1' }, 50)
  await expect(send('/head', get)).rejects.toThrow('too long')
  await expect(send('/body', get)).rejects.toThrow()
})

test('a connection that breaks in the middle of an answer is an error, not half an answer', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{}')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(serverTransport(origin, { requestId: 'r1' })('/', get)).rejects.toThrow()
})

test('who has gone waits for nothing', async () => {
  const origin = await serve(() => undefined)
  const gone = new AbortController()
  const call = serverTransport(origin, { requestId: 'r1' })('/', { ...get, signal: gone.signal })
  gone.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
