import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { fuzz, makeCarts, startFuzzedApi } from './testing/fuzz.ts'
import { publicEndpoints } from './testing/publicEndpoints.ts'
import type { TestApi } from './testing/startTestApi.ts'

let cluster: TestCluster
let api: TestApi
let url: string

beforeAll(async () => {
  cluster = await startTestCluster()
  url = (await cluster.createDatabase()).url
  api = await startFuzzedApi(url)
})
afterAll(async () => {
  await api?.close()
  await cluster?.stop()
})

test('3,000 random requests, good and bad, are never answered with 500, and refusals say why', async () => {
  const { statuses, faults } = await fuzz(api.url, await makeCarts(api, url, 20), 3_000, 20261121)
  expect(faults).toEqual([])
  // One of eight visitors is of the staff; its calls answer the others with 404.
  expect(statuses[200]).toBeGreaterThan(500)
  expect(statuses[400]).toBeGreaterThan(600)
  expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([])
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a method that does not exist', 'FOO /api/v1/region/all HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['raw bytes in the address', 'GET /api/\u0000\u00ff HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header without an end', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(100_000)}`, 431],
  [
    'two lengths',
    'POST /api/v1/cart/product/add HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
])('%s is refused in problem details, and the connection ends', async (_, bytes, status) => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.write(Buffer.from(bytes, 'latin1'))
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-input', requestId: expect.any(String) })
})

test('a HEAD too long to be read is refused without a body', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.write(`HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 431 .*\r\n\r\n$/s)
})

test('every call of the contracts is tried', () => {
  const folder = join(import.meta.dirname, '../../../libs/contracts/src')
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.contract.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/path: '(\/api\/[^']+)'/g)])
    .map(([, path]) => path)
  expect(written.length).toBeGreaterThan(30)
  const tried = new Set(publicEndpoints.map(({ path }) => path))
  expect(written.filter((path) => !tried.has(path!))).toEqual([])
})
