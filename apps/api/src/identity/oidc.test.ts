import { createHash } from 'node:crypto'
import { getPendingIdentity, OIDC_CALLBACK, OIDC_START, signInByVk } from '@verstak/contracts/identity'
import { getSession } from '@verstak/contracts/session'
import { addSession } from '@verstak/tools-database/userSessions'
import { beginOidc, chooseAtOidc, chooseAtVk, follow } from '../testing/providerVisitor.ts'
import { FAKE_CLIENT, type FakeIssuer, startFakeIssuer } from '../testing/startFakeIssuer.ts'
import { SHOP_ORIGIN, useIdentityApi } from '../testing/useIdentityApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const userOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).account ?? null
const FAILED = /^\/login\/\?next=%2F&social=failed$/

describe('at the embedded provider', () => {
  const shop = useIdentityApi()
  beforeAll(async () => void (await addSession(shop.databaseUrl, { user: 'private', level: 2 })))

  const walk = async (person: number | '', next?: string, visitor = shop.api.newVisitor()) => {
    const back = await chooseAtOidc(await beginOidc(shop.api.url, visitor, next), person)
    return { visitor, back, end: await follow(shop.api.url, back, visitor) }
  }

  test('the way there asks for a code with PKCE, state and nonce, and leads back to the shop', async () => {
    const address = new URL(await beginOidc(shop.api.url, shop.api.newVisitor()))
    const { origin, searchParams: asked } = address
    expect(origin).toBe(shop.providers.origin)
    expect(Object.fromEntries(asked)).toEqual({
      client_id: 'verstak-demo',
      redirect_uri: SHOP_ORIGIN + OIDC_CALLBACK,
      response_type: 'code',
      scope: 'openid profile email phone',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  test('a page of another site cannot begin it: neither by a form nor by a link', async () => {
    const visitor = shop.api.newVisitor()
    visitor.cookies.set('visitor_id', 'x')
    const requests = () => shop.api.db.selectFrom('oidc_request').select('state_hash').execute()
    const before = await requests()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      {},
    ]
    for (const headers of foreign) expect(await beginOidc(shop.api.url, visitor, '/', headers)).toBe('status 403')
    const link = `${OIDC_START}?${new URLSearchParams({ next: '/cart/' }).toString()}`
    expect(await follow(shop.api.url, link, visitor)).toBe('/login/?next=%2Fcart%2F')
    expect(await follow(shop.api.url, `${OIDC_START}?next=//evil.example`, visitor)).toBe('/login/?next=%2F')
    expect(await requests()).toEqual(before)
    expect(visitor.cookies.has('identity_flow')).toBe(false)
  })

  test('somebody of whom all is known comes back signed in, to the page that he came from', async () => {
    const { visitor, end } = await walk(1001, '/cart/?step=2')
    expect(end).toBe('/cart/?step=2')
    const account = await userOf(visitor)
    expect(account).toMatchObject({ firstName: 'Анна', email: 'anna.lebedeva@mail.example', phone: '9167001001' })
    expect((await userOf((await walk(1001)).visitor))?.id).toBe(account?.id)
    const { email_confirmed_at: at } = await shop.api.db
      .selectFrom('shop_user')
      .select('email_confirmed_at')
      .where('id', '=', account!.id)
      .executeTakeFirstOrThrow()
    expect(at).toEqual(shop.api.clock.now)
  })

  test('the way back may take its time, on a slow phone as on a slow server', async () => {
    const visitor = shop.api.newVisitor()
    const back = await chooseAtOidc(await beginOidc(shop.api.url, visitor, '/cart/'), 1001)
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 30_000)
    const end = await follow(shop.api.url, back, visitor)
    clock.mockRestore()
    expect(end).toBe('/cart/')
  })

  test('the same id at another provider is somebody else', async () => {
    expect((await walk(1001)).end).toBe('/')
    const visitor = shop.api.newVisitor()
    const answer = await visitor.call(signInByVk, { body: await chooseAtVk(shop.providers, 1001) })
    expect(answer).toMatchObject({ isAuth: false, isNeedConfirmAuthWithPassword: true })
    expect(await userOf(visitor)).toBeNull()
  })

  test('the e-mail of an account asks for its password on the page of sign-in', async () => {
    const { visitor, end } = await walk(1002, '/cart/')
    expect(end).toBe('/login/?next=%2Fcart%2F&social=pending')
    expect((await visitor.call(getPendingIdentity, {})).pending).toMatchObject({
      provider: 'oidc',
      isNeedConfirmAuthWithPassword: true,
      email: 'maria.sokolova@mail.example',
    })
    expect(await userOf(visitor)).toBeNull()
    expect((await shop.api.newVisitor().call(getPendingIdentity, {})).pending).toBeNull()
  })

  test('who goes back at the provider is on the page of sign-in, without an error', async () => {
    const { visitor, end } = await walk('', '/cart/')
    expect(end).toBe('/login/?next=%2Fcart%2F')
    expect(await userOf(visitor)).toBeNull()
  })

  test.each([
    ['another site', 'https://evil.example/'],
    ['another host', '//evil.example/'],
    ['another host behind a backslash', '/\\evil.example/'],
    ['another host behind a tab', '/\t/evil.example/'],
    ['another host behind a way up', '/%2e%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a very long address', `/${'x'.repeat(3000)}`],
  ])('%s is no page to come back to', async (_, next) => {
    const { end } = await walk(1001, next)
    expect(new URL(end, SHOP_ORIGIN).origin).toBe(SHOP_ORIGIN)
    expect(end).toMatch(/^\/(?![\\/])/)
    expect(end.length).toBeLessThan(3000)
  })

  test('another browser cannot end what one has begun', async () => {
    const victim = shop.api.newVisitor()
    await beginOidc(shop.api.url, victim)
    const attacker = shop.api.newVisitor()
    const back = await chooseAtOidc(await beginOidc(shop.api.url, attacker), 1001)
    expect(await follow(shop.api.url, back, victim)).toMatch(FAILED)
    expect(await follow(shop.api.url, back, shop.api.newVisitor())).toMatch(FAILED)
    expect(await userOf(victim)).toBeNull()
  })

  test('a way back is taken once', async () => {
    const { back, visitor } = await walk(1001)
    visitor.cookies.delete('acctoken')
    expect(await follow(shop.api.url, back, visitor)).toMatch(FAILED)
    expect(await userOf(visitor)).toBeNull()
  })

  test('a code of another way is refused, for its verifier is missing', async () => {
    const visitor = shop.api.newVisitor()
    const foreign = await chooseAtOidc(await beginOidc(shop.api.url, shop.api.newVisitor()), 1001)
    const own = new URL(await beginOidc(shop.api.url, visitor)).searchParams.get('state')!
    const mixed = new URL(foreign, SHOP_ORIGIN)
    mixed.searchParams.set('state', own)
    expect(await follow(shop.api.url, mixed.pathname + mixed.search, visitor)).toMatch(FAILED)
    expect(await userOf(visitor)).toBeNull()
  })

  test('the provider gives tokens for a code once, to the shop alone; a second try ends them', async () => {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = shop.providers.settings
    const verifier = 'v'.repeat(43)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const shared = { redirect_uri: SHOP_ORIGIN + OIDC_CALLBACK, client_id: id }
    const asked = { ...shared, response_type: 'code', scope: 'openid', code_challenge: challenge }
    const query = new URLSearchParams({ ...asked, code_challenge_method: 'S256' })
    const back = new URL(await chooseAtOidc(`${issuer}/auth?${query.toString()}`, 1001), SHOP_ORIGIN)
    const grant = { ...shared, grant_type: 'authorization_code', code: back.searchParams.get('code')! }
    const body = new URLSearchParams({ ...grant, code_verifier: verifier })
    const take = (password: string) =>
      fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${password}`)}` },
        body,
      })
    expect((await take('wrong')).status).toBe(401)
    const { access_token: token } = (await (await take(secret)).json()) as { access_token: string }
    const look = async () => (await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${token}` } })).status
    expect([await look(), (await take(secret)).status, await look()]).toEqual([200, 400, 401])
  })

  test('after ten minutes the way is over', async () => {
    const visitor = shop.api.newVisitor()
    const back = await chooseAtOidc(await beginOidc(shop.api.url, visitor), 1001)
    const { now } = shop.api.clock
    shop.api.clock.now = new Date(now.getTime() + 10 * 60_000 + 1)
    expect(await follow(shop.api.url, back, visitor)).toMatch(FAILED)
    shop.api.clock.now = now
  })
})

describe('at a provider that lies', () => {
  let fake: FakeIssuer
  beforeAll(async () => {
    fake = await startFakeIssuer()
    shopConfig.issuer = `${fake.issuer}/`
  })
  afterAll(() => fake.stop())
  beforeEach(() => void Object.assign(fake, { claims: {}, isForging: false }))
  const shopConfig = { ...FAKE_CLIENT, issuer: '' }
  const shop = useIdentityApi((config) => ({ ...config, oidc: shopConfig }))

  const come = async (change?: Record<string, string | null>) => {
    const visitor = shop.api.newVisitor()
    const back = fake.approve(await beginOidc(shop.api.url, visitor), change)
    return { visitor, end: await follow(shop.api.url, back, visitor) }
  }

  test('a right answer is taken', async () => {
    fake.claims = { given_name: 'Анна' }
    expect((await come()).end).toBe('/login/?next=%2F&social=pending')
  })

  test('an ID token that somebody else signed lets nobody in', async () => {
    fake.isForging = true
    const { end, visitor } = await come()
    expect(end).toMatch(FAILED)
    expect((await visitor.call(getPendingIdentity, {})).pending).toBeNull()
  })

  test.each<[string, Record<string, unknown>]>([
    ['an ID token for another shop', { aud: 'somebody-else' }],
    ['an ID token of another sign-in', { nonce: 'another' }],
    ['an ID token without a nonce', { nonce: undefined }],
    ['an ID token of another provider', { iss: 'https://id.evil.example' }],
    ['an ID token that is over', { exp: 1 }],
  ])('%s lets nobody in', async (_, claims) => {
    fake.claims = claims
    const { end, visitor } = await come()
    expect(end).toMatch(FAILED)
    expect((await visitor.call(getPendingIdentity, {})).pending).toBeNull()
  })

  test.each<[string, Record<string, string | null>]>([
    ['of another provider', { iss: 'https://id.evil.example' }],
    ['that names no provider', { iss: null }],
    ['without a code', { code: null }],
    ['with an error', { code: null, error: 'server_error' }],
  ])('a way back %s lets nobody in', async (_, change) => {
    expect((await come(change)).end).toMatch(FAILED)
  })
})

describe('at a provider out of reach', () => {
  const shop = useIdentityApi((config) => ({ ...config, oidc: { ...FAKE_CLIENT, issuer: 'http://127.0.0.1:9/' } }))

  test('the visitor is back on the page of sign-in', async () => {
    expect(await beginOidc(shop.api.url, shop.api.newVisitor(), '/cart/')).toBe('/login/?next=%2Fcart%2F&social=failed')
  })
})
