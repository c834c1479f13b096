import { getCartToken } from '@verstak/contracts/cart'
import { PAGE_COOKIES, SERVER_COOKIES, type CookieRule } from '@verstak/contracts/cookie'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import {
  endDevices,
  getSession,
  listDevices,
  listOrganizations,
  refreshAuth,
  signOut,
} from '@verstak/contracts/session'
import { sql } from 'kysely'
import { NOON } from '../testing/startTestApi.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { isRememberedDevice } from './isRememberedDevice.ts'
import { rememberDevice } from './rememberDevice.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PHONE = 'Mozilla/5.0 (Linux; Android 16) Chrome/141.0 Mobile Safari/537.36'

const api = useTestApi()
afterEach(() => void (api.clock.now = NOON))

const wait = (ms: number) => void (api.clock.now = new Date(api.clock.now.getTime() + ms))
const signIn = (userId: number, userAgent?: string) => startTestSession(api, api.newVisitor(), { userId }, userAgent)
const kindOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).user
const rowsOf = async (visitor: Visitor) => (await visitor.call(listDevices, {})).devices
const reasonsOf = async (userId: number) =>
  (await api.db.selectFrom('user_session').select('end_reason').where('user_id', '=', userId).execute()).map(
    ({ end_reason }) => end_reason,
  )

/** The caller as verbs see him. */
const callerOf = ({ cookies }: Visitor, userAgent = PHONE) => ({
  userAgent,
  cookie: ({ name }: CookieRule) => cookies.get(name) ?? null,
  setCookie: ({ name }: CookieRule, value: string) => void cookies.set(name, value),
})
const services = () => ({ db: api.db, now: () => api.clock.now })
const remember = (visitor: Visitor, userId: number) => rememberDevice(services(), api.db, callerOf(visitor), userId)
const isRemembered = (visitor: Visitor, userId: number) => isRememberedDevice(services(), callerOf(visitor), userId)

test('a deleted account has no session left, nor a device that it is remembered on', async () => {
  const userId = await addUser(api)
  const visitors = [await signIn(userId), await signIn(userId)]
  await remember(visitors[0]!, userId)
  await api.db.deleteFrom('shop_user').where('id', '=', userId).execute()
  for (const visitor of visitors) {
    expect(await kindOf(visitor)).toBe('guest')
    expect((await visitor.call(refreshAuth, {})).data.uid).toBeNull()
  }
  expect(await isRemembered(visitors[0]!, userId)).toBe(false)
})

describe('signing out', () => {
  test('ends the session and takes its cookies, the activity type and the cart from the browser [SESSION-010, SESSION-018]', async () => {
    const userId = await addUser(api)
    const [visitor, phone] = [await signIn(userId), await signIn(userId)]
    await visitor.call(getCartToken, {})
    visitor.cookies.set(DEVICE_COOKIES.activityType.name, 'retail')
    const stolen = api.newVisitor()
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)
    await visitor.call(signOut, { body: { isEverywhere: false } })
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(await kindOf(stolen)).toBe('guest')
    expect((await stolen.call(refreshAuth, {})).data.uid).toBeNull()
    expect(await kindOf(phone)).toBe('private')
    expect((await reasonsOf(userId)).toSorted()).toEqual([null, 'sign-out'].toSorted())
  })

  test('everywhere ends all sessions of the user, and nobody else’s', async () => {
    const userId = await addUser(api)
    const visitors = [await signIn(userId), await signIn(userId), await signIn(userId)]
    const other = await signIn(await addUser(api))
    await visitors[0]!.call(signOut, { body: { isEverywhere: true } })
    for (const visitor of visitors) expect(await kindOf(visitor)).toBe('guest')
    expect(await kindOf(other)).toBe('private')
    expect((await reasonsOf(userId)).toSorted()).toEqual(['ended-elsewhere', 'ended-elsewhere', 'sign-out'])
  })

  test('works when the access token has expired, and for guests', async () => {
    const userId = await addUser(api)
    const visitor = await signIn(userId)
    wait(2 * DAY_MS)
    visitor.cookies.delete(SERVER_COOKIES.accessToken.name)
    await visitor.call(signOut, { body: { isEverywhere: false } })
    expect(await reasonsOf(userId)).toEqual(['sign-out'])
    expect(await api.newVisitor().call(signOut, { body: { isEverywhere: true } })).toEqual({ status: 'success' })
  })

  test('takes more than an old token: who finds an exchanged or expired one ends nothing', async () => {
    const userId = await addUser(api)
    const visitor = await signIn(userId)
    const old = api.newVisitor()
    for (const [name, value] of visitor.cookies) old.cookies.set(name, value)
    await visitor.call(refreshAuth, {})
    wait(MINUTE_MS)
    await old.call(signOut, { body: { isEverywhere: true } })
    expect(await kindOf(visitor)).toBe('private')
  })

  test('during a renewal leaves no session that goes on', async () => {
    const userId = await addUser(api)
    for (let round = 0; round < 5; round++) {
      const visitor = await signIn(userId)
      const tab = api.newVisitor()
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
      await Promise.all([tab.call(refreshAuth, {}), visitor.call(signOut, { body: { isEverywhere: false } })])
      expect(await kindOf(tab)).toBe('guest')
    }
  })
})

describe('the list of devices', () => {
  test('has the sessions of the user with device and address, his own first, then the latest', async () => {
    const userId = await addUser(api)
    await signIn(await addUser(api))
    const phone = await signIn(userId, PHONE)
    wait(MINUTE_MS)
    await signIn(userId)
    wait(DAY_MS / 2)
    const rows = await rowsOf(phone)
    expect(rows).toEqual([
      {
        id: expect.any(String),
        kind: 'session',
        device: 'Chrome, Android',
        ip: '192.0.2.7',
        createdAt: NOON.toISOString(),
        lastSeenAt: NOON.toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ kind: 'session', device: 'Chrome, Windows', isCurrent: false }),
    ])
  })

  test('says when a session was used, to some minutes: most calls write nothing', async () => {
    const visitor = await signIn(await addUser(api))
    wait(4 * MINUTE_MS)
    await kindOf(visitor)
    expect((await rowsOf(visitor))[0]!.lastSeenAt).toBe(NOON.toISOString())
    wait(2 * MINUTE_MS)
    await kindOf(visitor)
    expect((await rowsOf(visitor))[0]!.lastSeenAt).toBe(api.clock.now.toISOString())
  })

  test('a session is ended from another device', async () => {
    const userId = await addUser(api)
    const [laptop, phone] = [await signIn(userId), await signIn(userId, PHONE)]
    const row = (await rowsOf(laptop)).find(({ isCurrent }) => !isCurrent)!
    const { devices } = await laptop.call(endDevices, { body: { id: row.id } })
    expect(devices.map(({ id }) => id)).not.toContain(row.id)
    expect(await kindOf(phone)).toBe('guest')
    expect((await phone.call(refreshAuth, {})).data.uid).toBeNull()
    expect(await kindOf(laptop)).toBe('private')
  })

  test('to end one’s own session is to sign out', async () => {
    const userId = await addUser(api)
    const visitor = await signIn(userId)
    await visitor.call(getCartToken, {})
    const [row] = await rowsOf(visitor)
    expect((await visitor.call(endDevices, { body: { id: row!.id } })).devices).toEqual([])
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(await reasonsOf(userId)).toEqual(['sign-out'])
  })

  test('others are ended and forgotten at once, this browser stays', async () => {
    const userId = await addUser(api)
    const [laptop, phone] = [await signIn(userId), await signIn(userId, PHONE)]
    await remember(laptop, userId)
    await remember(phone, userId)
    const { devices } = await laptop.call(endDevices, { body: { id: 'others' } })
    expect(devices.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual([
      ['session', true],
      ['remembered', true],
    ])
    expect([await isRemembered(laptop, userId), await isRemembered(phone, userId)]).toEqual([true, false])
    expect(await kindOf(phone)).toBe('guest')
  })

  test('nobody sees or ends what is another user’s, and guests nothing', async () => {
    const userId = await addUser(api)
    const owner = await signIn(userId)
    await remember(owner, userId)
    const other = await signIn(await addUser(api))
    for (const { id } of await rowsOf(owner)) {
      expect((await other.fail(endDevices, { body: { id } })).status).toBe(404)
    }
    expect(await rowsOf(owner)).toHaveLength(2)
    for (const answer of [
      await api.newVisitor().fail(listDevices, {}),
      await api.newVisitor().fail(endDevices, { body: { id: 'others' } }),
    ]) {
      expect(answer.status).toBe(401)
    }
    expect((await other.fail(endDevices, { body: { id: 'all' as 'others' } })).status).toBe(400)
  })
})

describe('a remembered device', () => {
  test('is known by its secret, for its user, for a year', async () => {
    const userId = await addUser(api)
    const visitor = api.newVisitor()
    expect(await isRemembered(visitor, userId)).toBe(false)
    await remember(visitor, userId)
    expect(await isRemembered(visitor, userId)).toBe(true)
    expect(await isRemembered(visitor, await addUser(api))).toBe(false)
    const stored = JSON.stringify(await api.db.selectFrom('remembered_device').selectAll().execute())
    expect(stored).not.toContain(visitor.cookies.get('remembered_device'))
    wait(366 * DAY_MS)
    expect(await isRemembered(visitor, userId)).toBe(false)
  })

  test('is remembered once: the secret before it opens nothing any more', async () => {
    const userId = await addUser(api)
    const visitor = api.newVisitor()
    await remember(visitor, userId)
    const old = api.newVisitor()
    old.cookies.set('remembered_device', visitor.cookies.get('remembered_device')!)
    await remember(visitor, userId)
    expect(await isRemembered(old, userId)).toBe(false)
    expect(await isRemembered(visitor, userId)).toBe(true)
  })

  test('is forgotten by its user, and the browser loses its secret', async () => {
    const userId = await addUser(api)
    const visitor = await signIn(userId)
    await remember(visitor, userId)
    const row = (await rowsOf(visitor)).find(({ kind }) => kind === 'remembered')!
    expect(row).toMatchObject({ device: 'Chrome, Android', ip: null, isCurrent: true })
    await visitor.call(endDevices, { body: { id: row.id } })
    expect(visitor.cookies.has('remembered_device')).toBe(false)
    expect(await isRemembered(visitor, userId)).toBe(false)
    expect(await kindOf(visitor)).toBe('private')
  })
})

describe('loading the user', () => {
  const NOBODY = { isAuthorized: false }

  test('a guest, a broken token and a session that has ended are an empty unauthorized user [API-001, SESSION-011, SESSION-021]', async () => {
    const ended = await signIn(await addUser(api))
    const cookies = new Map(ended.cookies)
    await ended.call(signOut, { body: { isEverywhere: false } })
    for (const [name, value] of cookies) ended.cookies.set(name, value)
    const broken = api.newVisitor()
    broken.cookies.set(SERVER_COOKIES.accessToken.name, 'x')
    for (const visitor of [api.newVisitor(), broken, ended]) {
      expect(await visitor.call(listOrganizations, {})).toEqual({ user: NOBODY, errors: [] })
    }
  })

  test('a user comes with his fields [API-001]', async () => {
    const userId = await addUser(api)
    expect(await (await signIn(userId)).call(listOrganizations, {})).toMatchObject({
      user: { id: userId, isAuthorized: true, firstName: 'Анна', contractors: [] },
      errors: [],
    })
  })

  test('when the organizations cannot be read he is an empty unauthorized user, and is told so [SESSION-011]', async () => {
    const visitor = await signIn(await addUser(api))
    await sql`alter table organization_member rename column created_at to gone`.execute(api.db)
    try {
      const { user, errors } = await visitor.call(listOrganizations, {})
      expect(user).toEqual(NOBODY)
      expect(errors).toEqual([{ title: expect.stringMatching(/[а-я]/i) }])
    } finally {
      await sql`alter table organization_member rename column gone to created_at`.execute(api.db)
    }
    expect(await visitor.call(listOrganizations, {})).toMatchObject({ user: { isAuthorized: true } })
  })
})

test('the browser is told of a cart with a session, so that it asks for it', async () => {
  expect((await signIn(await addUser(api))).cookies.get(PAGE_COOKIES.hasCart.name)).toBe('1')
})
