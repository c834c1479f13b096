/** @jest-environment node */
import { createOpsServer } from './opsServer.ts'

let isServing = false
const ops = createOpsServer({
  isReady: () => isServing,
  metrics: async () => ({ contentType: 'text/plain; version=0.0.4', text: 'shell_request_seconds_count 1\n' }),
})
afterAll(() => ops.close())

const get = (url: string) => ops.inject({ url })

test('the process lives before it can serve, and is ready only while it can', async () => {
  expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 503])
  isServing = true
  expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200])
})

test('metrics of all workers are there as Prometheus reads them', async () => {
  const { body, headers } = await get('/metrics')
  expect(headers['content-type']).toBe('text/plain; version=0.0.4')
  expect(body).toContain('shell_request_seconds_count 1')
})
