import { getRaw, sendRaw } from '../../testing/sendRaw.ts'
import { startShell } from '../../testing/startShell.ts'

let shell: Awaited<ReturnType<typeof startShell>>
beforeAll(async () => (shell = await startShell()))
beforeEach(() => void shell.reported.splice(0))
afterAll(() => shell.stop())

const [LONG, LONG_ENCODED, LONG_PATH, LONG_CALL, LONG_QUERY] = [
  '/long',
  '/long-encoded',
  '/long-path',
  '/api/long',
  '/things/plain-1/?long',
]
/** Addresses that are too long for a test title. */
const WRITTEN_OUT: Record<string, string> = {
  [LONG]: `/${'a'.repeat(9000)}`,
  [LONG_ENCODED]: `/${'%D0%B4'.repeat(1500)}`,
  [LONG_PATH]: `/${'a/'.repeat(2000)}`,
  [LONG_CALL]: `/api/${'a'.repeat(9000)}`,
  [LONG_QUERY]: `/things/plain-1/?${'a'.repeat(9000)}`,
}
const get = (address: string) => getRaw(shell.origin, WRITTEN_OUT[address] ?? address)

describe('an odd address is answered by a page that says so, and nobody is called for it', () => {
  test.each([
    '/%',
    '/%ff',
    '/%D0%B4%',
    '/%E0%A4%A',
    '/%00',
    '/things/%00-1/',
    '/%09',
    '/%09/a:b',
    '/%0a/a:b/',
    '/%0d%0aSet-Cookie:a=b',
    '/%5c/a:b',
    '/%5ca:b',
    '/a\\b',
    '/\\evil.example/',
    '//a:b',
    '//evil.example/',
    '//things//plain-1//',
    '///',
    '/.//a:b',
    '/things/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..;/x',
    '/;/x',
    '/a:b',
    '/http://evil.example/',
    '/%2f%2fevil.example/',
    '/%E2%80%AE/',
    '/<script>alert(1)</script>',
    '/things/plain-99999999999999999999/x',
    '/API/things',
    '/apix',
    '/auth/idpx',
    '/api%2fthings',
    LONG,
    LONG_ENCODED,
    LONG_PATH,
  ])('%s', async (address) => {
    const { status, headers, body } = await get(address)
    expect([400, 404, 414]).toContain(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie'] ?? '').not.toMatch(/^a=b/)
    expect(body).toMatch(/<h1[^>]*>(Страница не найдена|Не удалось прочитать запрос)/)
    expect(shell.reported).toEqual([])
  })

  test.each([
    '/things/plain-1/?a=%ff&b=%00&c=%',
    '/things/plain-1/?%09=a:b',
    LONG_QUERY,
    '/things/plain-1/?a[b]=c&a=1',
  ])('while an odd query harms no page: %s', async (address) => {
    expect((await get(address)).status).toBe(200)
  })
})

describe('an odd address of the API is answered with problem details', () => {
  test.each([
    '/api/../x',
    '/api/..%2fx',
    '/api/..;/x',
    '/api/%2e%2e/x',
    '/api/%',
    '/api/%ff',
    '/api/%00',
    '/api/%09/a:b',
    '/api//a:b',
    '/api/\\x',
    '/api/..\\x',
    '/auth/idp/..%2fx',
    '/files/..%2f..%2fetc/passwd',
    '/files/%ff',
    '/pictures/..%2f..%2fetc/passwd',
    '/pictures/%5c..%5cx',
    LONG_CALL,
  ])('%s', async (address) => {
    const { status, headers, body } = await get(address)
    expect([400, 404, 414]).toContain(status)
    expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toMatch(/"code":"(invalid-input|not-found)"/)
    expect(shell.reported).toEqual([])
  })
})

describe('what is no readable request', () => {
  const HUGE = `X-Huge: ${'a'.repeat(20_000)}`
  test.each([
    ['a page', '/', 'GET', HUGE, 431, 'text/html; charset=utf-8'],
    ['the API', '/api/things', 'GET', HUGE, 431, 'application/problem+json; charset=utf-8'],
    ['a page', '/', 'GET', 'Bad Header', 400, 'text/html; charset=utf-8'],
    ['the API', '/api/things', 'POST', 'Content-Length: x', 400, 'application/problem+json; charset=utf-8'],
  ])('for %s (%s) is refused in its kind: %s', async (_for, address, method, header, status, type) => {
    const answer = await sendRaw(shell.origin, `${method} ${address} HTTP/1.1\r\nHost: store\r\n${header}\r\n\r\n`)
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body))
  })

  test('has no body after a HEAD, where it would pass for another answer', async () => {
    const answer = await sendRaw(shell.origin, `HEAD / HTTP/1.1\r\nHost: store\r\n${HUGE}\r\n\r\n`)
    expect([answer.status, answer.body]).toEqual([431, ''])
  })

  test('is answered without an address, too', async () => {
    expect(await sendRaw(shell.origin, 'rubbish\r\n\r\n')).toMatchObject({ status: 400 })
  })
})

test.each([
  ['POST', '/things/plain-1/', 'text/html; charset=utf-8'],
  ['DELETE', '/', 'text/html; charset=utf-8'],
])('what nobody answers is refused in its kind, too: %s %s', async (method, address, type) => {
  const answer = await sendRaw(
    shell.origin,
    `${method} ${address} HTTP/1.1\r\nHost: store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
  expect([answer.status, answer.headers['content-type']]).toEqual([404, type])
})

test('a page may not be framed, sniffed or reached by the window that it opened, unless it let it', async () => {
  const { status, headers } = await getRaw(shell.origin, '/things/plain-1/')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  })
})

test('an answer of the API behind has them, too', async () => {
  expect((await getRaw(shell.origin, '/api/things')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})
