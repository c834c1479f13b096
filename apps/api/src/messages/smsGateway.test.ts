import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'
import { createSmsGateway } from './createSmsGateway.ts'
import { MessageRefused } from './ports.ts'

const sms = { id: '6f1c2a9e-0000-4000-8000-000000000001', purpose: 'code', phone: '9161234567', text: 'Код 4821' }
const unstopped = new AbortController().signal

let gateway: TestGateway

beforeEach(async () => {
  gateway = await startTestGateway()
})
afterEach(() => gateway.close())

/** What sending ends with; null = it was taken. */
const send = (signal = unstopped, timeLimitMs = 20_000): Promise<Error | null> =>
  createSmsGateway({ url: gateway.url, token: 'secret', timeLimitMs })
    .send(sms, signal)
    .then(
      () => null,
      (error: Error) => error,
    )

test('the gateway gets number, text, token and a key that a repeat has, too', async () => {
  expect([await send(), await send()]).toEqual([null, null])
  const request = { key: sms.id, authorization: 'Bearer secret', body: { to: '+79161234567', text: 'Код 4821' } }
  expect(gateway.requests).toEqual([request, request])
})

test.each([
  [400, true],
  [422, true],
  [401, false],
  [403, false],
  [429, false],
  [302, false],
  [500, false],
  [503, false],
])('status %i: refused for good? %s', async (status, isRefused) => {
  gateway.answer = status
  const error = await send()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MessageRefused).toBe(isRefused)
  expect(error?.message).toContain(String(status))
})

test('a gateway that says nothing is left after the time limit, and before that when the process stops', async () => {
  gateway.answer = 'nothing'
  expect((await send(unstopped, 100))?.message).toContain('TimeoutError')
  const stopping = new AbortController()
  const sending = send(stopping.signal)
  await gateway.next()
  stopping.abort()
  expect((await sending)?.message).toContain('AbortError')
})

test('errors tell neither phone nor text', async () => {
  gateway.answer = 500
  const failed = await send()
  await gateway.close()
  const unreachable = await send()
  expect(unreachable?.message).toContain('ECONNREFUSED')
  for (const error of [failed, unreachable])
    expect(String(error?.stack)).not.toMatch(/9161234567|[а-яё]|what the gateway/i)
  gateway = await startTestGateway()
})
