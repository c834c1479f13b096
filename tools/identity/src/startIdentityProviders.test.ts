import { OIDC_CALLBACK } from '@verstak/contracts/identity'
import { type IdentityProviders, startIdentityProviders } from './startIdentityProviders.ts'

const SHOP = 'http://localhost:3000'
let providers: IdentityProviders
beforeAll(async () => {
  providers = await startIdentityProviders({ port: 0, shopOrigins: [SHOP], mode: 'demo' })
})
afterAll(() => providers.stop())

const window = (change: Record<string, string> = {}) => {
  const { VK_APP_ID: appId } = providers.settings
  const query = { app_id: appId, uuid: 'window-1', response_type: 'silent_token', redirect_uri: SHOP, ...change }
  return `${providers.origin}/auth?${new URLSearchParams(query).toString()}`
}
const choose = (address: string, person: number) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `person=${person}`,
    redirect: 'manual',
  })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!
const autologin = (cookie: string, change: Record<string, string> = {}) => {
  const back = { app_id: providers.settings.VK_APP_ID, uuid: 'frame-1', redirect_uri: `${SHOP}/return`, ...change }
  const query = new URLSearchParams({ act: 'autologin', response_type: 'silent_token', ...back })
  return fetch(`${providers.origin}/?${query.toString()}`, { redirect: 'manual', headers: { cookie } })
}

test.each(['production', ''])('outside of the demo (%j) they refuse to start', async (mode) => {
  await expect(startIdentityProviders({ port: 0, shopOrigins: [SHOP], mode })).rejects.toThrow('in the demo only')
})

test('the window lists the people and tells token and uuid to the shop’s origin alone', async () => {
  expect(await (await fetch(window())).text()).toContain('Анна')
  const answer = await (await choose(window(), 1001)).text()
  expect(answer).toMatch(
    /postMessage\({"type":"silent_token","token":"[\w-]+","uuid":"window-1"}, "http:\/\/localhost:3000"\)/,
  )
})

test.each([
  ['another origin', { redirect_uri: 'http://localhost:3001' }],
  ['an origin that begins alike', { redirect_uri: 'http://localhost:3000.evil.example' }],
  ['another application', { app_id: 'evil' }],
])('%s gets no window and no token', async (_, change) => {
  expect((await fetch(window(change))).status).toBe(400)
  const answer = await choose(window(change), 1001)
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain('token')
  expect((await autologin('demo_vk_person=1001', change)).headers.get('location')).toBeNull()
})

test.each<[string, Record<string, string>, boolean]>([
  ['with all that it needs', {}, true],
  ['to another address', { redirect_uri: `${SHOP}/elsewhere` }, false],
  ['without a proof key', { code_challenge: '' }, false],
  ['with a proof key in the clear', { code_challenge_method: 'plain' }, false],
  ['for tokens without a code', { response_type: 'token', nonce: 'x' }, false],
  ['for more than was registered', { response_type: 'code id_token', nonce: 'x' }, false],
])('OpenID Connect asked %s lets choose a person: %j %j', async (_, change, isLetIn) => {
  const asked = { client_id: providers.settings.OIDC_CLIENT_ID, response_type: 'code', scope: 'openid' }
  const proof = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' }
  const query = new URLSearchParams({ ...asked, ...proof, redirect_uri: SHOP + OIDC_CALLBACK, ...change })
  const answer = await fetch(`${providers.origin}/oidc/auth?${query.toString()}`, { redirect: 'manual' })
  expect((answer.headers.get('location') ?? '').startsWith('/oidc/interaction/')).toBe(isLetIn)
})

test('the autologin redirects back with a token, or with its error', async () => {
  const cookie = cookieOf(await choose(window(), 1001))
  const back = new URL((await autologin(cookie)).headers.get('location')!)
  expect(JSON.parse(back.searchParams.get('payload')!)).toEqual({
    type: 'silent_token',
    token: expect.any(String),
    uuid: 'frame-1',
  })
  expect((await autologin('')).headers.get('location')).toBe(`${SHOP}/return?error_code=207`)
  expect((await autologin('demo_vk_person=1011')).headers.get('location')).toBe(`${SHOP}/return?error_code=11300`)
})

test('the logout is a GET with cookies that the shop’s pages may make', async () => {
  const address = `${providers.origin}/?act=logout`
  const answer = await fetch(address, { headers: { origin: SHOP, cookie: 'demo_vk_person=1001' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0')
  const foreign = await fetch(address, { headers: { origin: 'https://evil.example' } })
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
})
