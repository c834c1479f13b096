import type { ServerRemote } from '../releases/remotes.ts'
import { startShell } from '../../testing/startShell.ts'
import { thingsRemote } from '../../testing/thingsRemote.tsx'

const admin: ServerRemote = {
  name: 'admin',
  version: '1.0.0-abc',
  routes: ['/admin/product/', '/admin/product/{productId}/'],
  entry: { href: '/releases/admin/1.0.0-abc/browser/remoteEntry.1.js' },
  scripts: { './routes': [] },
  stylesheets: { './routes': [] },
  page: {
    createRoutes: () => [{ id: 'admin.page', path: '/admin/*', element: 'Редактирование товара' }],
    widgets: {},
  },
}

let user: string | undefined
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  user = 'guest'
  shell = await startShell(
    () => [admin, thingsRemote],
    undefined,
    (): Record<string, unknown> => (user ? { '/api/session': { user } } : {}),
  )
})
afterEach(() => shell.stop())

/** A page for everybody. */
const PLAIN = '/things/plain-1/'

const SESSION = { cookie: 'acctoken=secret' }
/** Text that a page with a staff address contains, in links or boot data. */
const NAMED = '"/admin/'

async function open(path: string, headers: Record<string, string> = SESSION) {
  const response = await shell.get(path, headers)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test.each(['guest', 'private', 'business', 'wholesale'])('a staff page is not there for the user %s', async (kind) => {
  user = kind
  const { status, html } = await open('/admin/product/')
  expect(status).toBe(404)
  expect(html).toContain('<title>Страница не найдена</title>')
  // The address is not exposed: neither as a suggestion nor in the boot data.
  expect(html).not.toContain(NAMED)
  expect((await open('/admin/product')).html).not.toContain(NAMED)
})

test('a staff page is not there for who has no session, whom the API is not asked about', async () => {
  user = 'staff'
  expect((await open('/admin/product/', {})).status).toBe(404)
  expect(shell.asked).not.toHaveProperty(['/api/session'])
})

test('a staff page opens for staff, to the letter', async () => {
  user = 'staff'
  const { status, html } = await open('/admin/product/7/')
  expect(status).toBe(200)
  expect(html).toContain('Редактирование товара')
  expect(html).toContain(NAMED)
  expect(shell.asked['/api/session']).toMatchObject({ cookie: 'acctoken=secret' })
  for (const wrong of ['/admin/product', '/Admin/product/', '/admin/product/0/'])
    expect((await open(wrong)).status).toBe(404)
})

test('other pages do not name the staff’s even to staff', async () => {
  user = 'staff'
  expect((await open(PLAIN)).html).not.toContain(NAMED)
})

test('pages of shoppers do not name the files of a remote that is the staff’s alone', async () => {
  for (const kind of ['guest', 'private', 'staff']) {
    user = kind
    expect((await open(PLAIN)).html).not.toContain('/releases/admin/')
  }
  expect((await open('/admin/product/')).html).toContain('/releases/admin/')
})

describe('the switches of the panel', () => {
  const SWITCHED = { cookie: 'acctoken=secret; canary=1; geocoding=1' }
  const flagsOf = (html: string) => html.includes('"geocoding":true')

  test('give staff the canaries and what stands behind flags [STAFF-014, STAFF-015]', async () => {
    user = 'staff'
    expect(flagsOf((await open(PLAIN, SWITCHED)).html)).toBe(true)
    expect(shell.visitors.at(-1)?.isTester).toBe(true)
    expect(flagsOf((await open(PLAIN)).html)).toBe(false)
    expect(shell.visitors.at(-1)?.isTester).toBeUndefined()
  })

  test.each(['guest', 'private'])('give the user %s nothing', async (kind) => {
    user = kind
    expect(flagsOf((await open(PLAIN, SWITCHED)).html)).toBe(false)
    expect(shell.visitors.at(-1)?.isTester).toBeUndefined()
  })
})

test('when nobody knows who asks, a staff page is unavailable and the others go on', async () => {
  user = undefined
  for (const path of ['/admin/product/', '/admin/nothing/']) {
    const { status, headers, html } = await open(path)
    expect([path, status]).toEqual([path, 503])
    expect(html).toMatch(/<form [^>]*action="\/search\/"/)
    expect(html).not.toContain(NAMED)
    expect(headers.get('retry-after')).toBe('5')
  }
  expect((await open(PLAIN)).status).toBe(200)
})

test('a page tells its browser whose it is, and nothing of the kind to a guest', async () => {
  user = 'business'
  const { html } = await open(PLAIN)
  expect(html).toContain('"user":"business"')
  expect(html).toContain('"/api/session"')
  expect((await open(PLAIN, {})).html).not.toMatch(/"user":|api\/session/)
})

test('what took how long on the server is told to staff and to nobody else', async () => {
  user = 'staff'
  expect((await open(PLAIN)).headers.get('server-timing')).toContain('dur=')
  user = 'business'
  expect((await open(PLAIN)).headers.get('server-timing')).toBeNull()
})
