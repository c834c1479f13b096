import { listCompared } from '@verstak/contracts/compare'
import { defineEndpoint } from '@verstak/contracts/endpoint'
import * as v from 'valibot'
import { ApiError } from './ApiError.ts'
import { createCall } from './call.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/thing',
  summary: '',
  query: v.object({ id: v.number() }),
  response: v.object({ name: v.string() }),
  errors: [],
  cache: { scope: 'personal' },
})
const write = defineEndpoint({
  method: 'POST',
  path: '/thing',
  summary: '',
  body: v.object({ id: v.number() }),
  response: v.object({ name: v.string() }),
  errors: [],
  cache: { scope: 'personal' },
})

const answer = (status: number, body: unknown = { name: 'дрель' }) => new Response(JSON.stringify(body), { status })

/** Sends the given answers one after another; an Error stands for a lost connection. */
function transportOf(...answers: (Response | Error)[]) {
  const sent: [path: string, init: RequestInit][] = []
  const call = createCall((path, init) => {
    sent.push([path, init])
    const next = answers.shift()
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next)
  })
  return { call, sent }
}

test('asks by the address of the endpoint and checks the answer', async () => {
  const { call, sent } = transportOf(answer(200))
  await expect(call(read, { query: { id: 7 } })).resolves.toEqual({ name: 'дрель' })
  expect(sent[0]?.[0]).toBe('/thing?id=7')
})

test('what is shared by pages, as a frozen body says, nobody can change; it is checked once', async () => {
  const bodyOf = (body: object) => async () => ({
    status: 200,
    ok: true,
    headers: new Headers(),
    json: async () => body,
    arrayBuffer: async () => new ArrayBuffer(0),
  })
  const ask = createCall(bodyOf(Object.freeze({ name: 'дрель' })))
  const shared = await ask(read, { query: { id: 7 } })
  expect(() => (shared.name = 'пила')).toThrow(TypeError)
  await expect(ask(read, { query: { id: 7 } })).resolves.toBe(shared)

  const askOwn = createCall(bodyOf({ name: 'дрель' }))
  const own = await askOwn(read, { query: { id: 7 } })
  own.name = 'пила'
  await expect(askOwn(read, { query: { id: 7 } })).resolves.toEqual({ name: 'дрель' })
})

test('a request outlives its page only when asked to', async () => {
  const { call, sent } = transportOf(answer(200), answer(200))
  await call(write, { body: { id: 7 } }, { keepalive: true })
  await call(write, { body: { id: 7 } })
  expect(sent.map(([, init]) => init.keepalive)).toEqual([true, undefined])
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is sent once more after %i [HTTP-001]', async (status) => {
  const { call, sent } = transportOf(answer(status), answer(200))
  await expect(call(read, { query: { id: 7 } })).resolves.toEqual({ name: 'дрель' })
  expect(sent).toHaveLength(2)
})

test('a GET is sent at most twice [HTTP-001]', async () => {
  const { call, sent } = transportOf(answer(503), answer(503), answer(200))
  await expect(call(read, { query: { id: 7 } })).rejects.toMatchObject({ status: 503 })
  expect(sent).toHaveLength(2)
})

test.each([400, 401, 403, 404, 410, 422, 501])('a GET is not sent again after %i [HTTP-001]', async (status) => {
  const { call, sent } = transportOf(answer(status, {}), answer(200))
  await expect(call(read, { query: { id: 7 } })).rejects.toMatchObject({ status })
  expect(sent).toHaveLength(1)
})

test('a GET is sent once more after a lost connection [HTTP-001]', async () => {
  const { call, sent } = transportOf(new TypeError('lost'), answer(200))
  await expect(call(read, { query: { id: 7 } })).resolves.toEqual({ name: 'дрель' })
  expect(sent).toHaveLength(2)
})

test.each(['POST', 'DELETE'] as const)('a %s is never sent again [HTTP-002]', async (method) => {
  for (const failure of [answer(503), new TypeError('lost')]) {
    const { call, sent } = transportOf(failure, answer(200))
    await expect(call({ ...write, method }, { body: { id: 7 } })).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(1)
  }
})

test('names the code and the fields of a problem', async () => {
  const errors = [{ field: 'contact.phone', reason: 'short', message: 'too short' }]
  const { call } = transportOf(answer(400, { code: 'invalid-input', errors }))
  await expect(call(write, { body: { id: 7 } })).rejects.toMatchObject({ code: 'invalid-input', details: errors })
})

test('an answer that breaks the contract is an error, not data', async () => {
  const { call } = transportOf(answer(200, { name: 1 }))
  await expect(call(read, { query: { id: 7 } })).rejects.toMatchObject({ code: 'internal' })
})

test('sends the idempotency key', async () => {
  const { call, sent } = transportOf(answer(200))
  await call(write, { body: { id: 7 } }, { idempotencyKey: 'once' })
  expect(new Headers(sent[0]?.[1].headers).get('idempotency-key')).toBe('once')
})

test('an aborted call ends as aborted and is not sent again', async () => {
  const aborting = AbortSignal.abort()
  const { call, sent } = transportOf(new DOMException('aborted', 'AbortError'), answer(200))
  await expect(call(read, { query: { id: 7 } }, { signal: aborting })).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toHaveLength(1)
})

/** Like the endpoints in a browser bundle. */
const lateRead = (load: () => Promise<typeof read.response>) =>
  ({ ...read, response: { load } }) as unknown as typeof read

test('a schema that comes with the first call checks the answer like any', async () => {
  const late = lateRead(() => Promise.resolve(read.response))
  const { call } = transportOf(answer(200), answer(200, { name: 7 }))
  await expect(call(late, { query: { id: 7 } })).resolves.toEqual({ name: 'дрель' })
  await expect(call(late, { query: { id: 7 } })).rejects.toMatchObject({ code: 'internal' })
})

test('when the schema cannot be had, the answer is taken as it is, and a failure by its status', async () => {
  const late = lateRead(() => Promise.reject(new Error('the chunk did not arrive')))
  const { call } = transportOf(answer(200, { name: 7 }), answer(404, { code: 'not-found' }))
  await expect(call(late, { query: { id: 7 } })).resolves.toEqual({ name: 7 })
  await expect(call(late, { query: { id: 7 } })).rejects.toMatchObject({ code: 'not-found', status: 404 })
})

describe('the list of the comparison', () => {
  const query = { query: { type: 'full' } } as const
  const list = { count: 0, list: [] }

  test('is asked for with type=full and read from the answer [API-022]', async () => {
    const { call, sent } = transportOf(answer(200, list))
    await expect(call(listCompared, query)).resolves.toEqual(list)
    expect(sent.map(([path, { method }]) => [method, path])).toEqual([['GET', '/api/v1/compare/list/v2?type=full']])
  })

  test.each([201, 202, 206, 300, 400, 404, 410, 501])('with the status %i is a failure [API-022]', async (status) => {
    const { call } = transportOf(answer(status, list))
    await expect(call(listCompared, query)).rejects.toMatchObject({ name: 'ApiError', status })
  })
})
