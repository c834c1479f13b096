import { startShell } from '../../testing/startShell.ts'

const redirects: Record<string, unknown> = {
  '/api/v1/redirect?path=%2Fold%2Fbosch.html': { redirect: { to: '/things/plain-1/?a=1#b', status: 301 } },
  '/api/v1/redirect?path=%2Fthings%2Fmissing-9%2F': { redirect: { to: '/things/plain-1/', status: 302 } },
  '/api/v1/redirect?path=%2Fthings%2Fplain-1%2F': { redirect: { to: '/old/', status: 301 } },
}

let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => (shell = await startShell(undefined, undefined, () => redirects)))
afterEach(() => shell.stop())

const ask = async (path: string) => {
  const { status, headers } = await fetch(`${shell.origin}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('an address without a page leads where the staff says, with its query, and no cache keeps that', async () => {
  expect(await ask('/old/bosch.html')).toEqual([301, '/things/plain-1/?a=1#b'])
  expect(await ask('/old/bosch.html?utm_source=mail')).toEqual([301, '/things/plain-1/?a=1&utm_source=mail#b'])
  const { headers } = await fetch(`${shell.origin}/old/bosch.html`, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('a redirect hides no page that there is; other letters and slashes are other addresses', async () => {
  expect(await ask('/things/plain-1/')).toEqual([200, null])
  expect(await ask('/OLD/bosch.html')).toEqual([404, null])
  expect(await ask('/old/bosch.html/')).toEqual([404, null])
  expect(await ask('/nothing/')).toEqual([404, null])
})
