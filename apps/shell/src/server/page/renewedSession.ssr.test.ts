import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { startShell } from '../../testing/startShell.ts'

const REFRESH = '/api/v1/auth/refresh-auth'
const NOBODY = { data: { acctoken: null, reftoken: null, uid: null } }
/** A page that calls the API as its visitor. */
const PAGE = '/things/api-1/'

let state: { isEnded: boolean; isUnavailable: boolean; refreshes: number; asked: string[] }
let shell: Awaited<ReturnType<typeof startShell>>

/** An API whose access token is `new` after one exchange of the refresh token `valid`. */
const answers = (): Record<string, unknown> => ({
  '/api/session': ({ cookie = '' }: IncomingHttpHeaders) => {
    state.asked.push(cookie)
    return cookie.includes('acctoken=new') ? { user: 'business', renewIn: 86_400 } : { user: 'guest' }
  },
  '/api/things': ({ cookie = '' }: IncomingHttpHeaders) => ({ name: `for ${cookie}` }),
  [REFRESH]: (headers: IncomingHttpHeaders, response: ServerResponse) => {
    state.refreshes += 1
    if (state.isUnavailable) {
      response.statusCode = 503
      return { code: 'unavailable' }
    }
    const { cookie = '' } = headers
    if (state.isEnded || !cookie.includes('reftoken=valid')) {
      response.setHeader('set-cookie', ['acctoken=; Path=/; Max-Age=0', 'reftoken=; Path=/; Max-Age=0'])
      return NOBODY
    }
    response.setHeader('set-cookie', ['acctoken=new; Path=/; HttpOnly', 'reftoken=next; Path=/; HttpOnly'])
    return { data: { acctoken: '2026-11-21T09:00:00.000Z', reftoken: '2026-12-20T09:00:00.000Z', uid: 7 } }
  },
})

beforeEach(async () => {
  state = { isEnded: false, isUnavailable: false, refreshes: 0, asked: [] }
  shell = await startShell(undefined, undefined, answers)
})
afterEach(() => shell.stop())

async function open(cookie: string, path = PAGE, headers: Record<string, string> = {}) {
  const response = await shell.get(path, { cookie, ...headers })
  return { status: response.status, cookies: response.headers.getSetCookie(), html: await response.text() }
}

test.each(['region_approved=1; reftoken=valid', 'acctoken=old; region_approved=1; reftoken=valid'])(
  'a document asked for with %s is rendered for its user, and brings him his new tokens',
  async (cookie) => {
    const { status, cookies, html } = await open(cookie)
    expect(status).toBe(200)
    expect(html).toContain('"user":"business"')
    expect(html).toContain('"renewIn":86400')
    expect(cookies).toEqual([
      expect.stringMatching(/^visitor_id=/),
      'acctoken=new; Path=/; HttpOnly',
      'reftoken=next; Path=/; HttpOnly',
    ])
    // Calls of the same page are made with the new tokens, and with all other cookies.
    const { cookie: sent = '' } = shell.asked['/api/things']!
    expect(sent.split('; ').toSorted()).toEqual(['acctoken=new', 'reftoken=next', 'region_approved=1'])
    expect(state.refreshes).toBe(1)
  },
)

test('the API knows the renewal for one of a page of the store', async () => {
  await open('reftoken=valid')
  expect(shell.asked[REFRESH]).toMatchObject({ cookie: 'reftoken=valid', 'sec-fetch-site': 'same-origin' })
})

test('a session whose access token is valid is not renewed', async () => {
  const { cookies, html } = await open('acctoken=new; reftoken=valid')
  expect(html).toContain('"user":"business"')
  expect(cookies).toEqual([expect.stringMatching(/^visitor_id=/)])
  expect(state.refreshes).toBe(0)
})

test('a session that has ended is a guest’s page, whose visitor loses the old cookies', async () => {
  state.isEnded = true
  const { status, cookies, html } = await open('acctoken=old; reftoken=valid; region_approved=1')
  expect(status).toBe(200)
  expect(html).not.toContain('"user":')
  expect(cookies.slice(1)).toEqual(['acctoken=; Path=/; Max-Age=0', 'reftoken=; Path=/; Max-Age=0'])
  expect(shell.asked['/api/things']).toMatchObject({ cookie: 'region_approved=1' })
})

test('when nobody can renew, the page goes out for a guest, and its browser tries again', async () => {
  state.isUnavailable = true
  const { status, cookies, html } = await open('reftoken=valid')
  expect(status).toBe(200)
  expect(html).toContain('"isUserUnknown":true')
  expect(cookies.slice(1)).toEqual([])
})

test('a redirect brings the new tokens, too', async () => {
  const response = await shell.get('/things/moved-1/', { cookie: 'reftoken=valid' })
  expect(response.status).toBe(302)
  expect(response.headers.getSetCookie()).toContain('acctoken=new; Path=/; HttpOnly')
})

test('guests are asked nothing', async () => {
  await open('region_approved=1')
  expect(state).toMatchObject({ refreshes: 0, asked: [] })
})
