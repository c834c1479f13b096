import { getSession, listDevices, refreshAuth, signOut } from '@verstak/contracts/session'
import { hashSecret } from '../secret.ts'
import { NOON } from '../testing/startTestApi.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * 60 * 60 * SECOND_MS
const NOBODY = { data: { acctoken: null, reftoken: null, uid: null } }

const api = useTestApi()
const withHttps = useTestApi({}, { publicOrigins: ['https://verstak.example'] })
afterEach(() => void (api.clock.now = NOON))

const wait = (ms: number) => void (api.clock.now = new Date(api.clock.now.getTime() + ms))

async function signedIn(start: { isAdmin?: boolean; is_staff?: boolean } = {}) {
  const { isAdmin, ...fields } = start
  const userId = await addUser(api, fields)
  const visitor = await startTestSession(api, api.newVisitor(), { userId, ...(isAdmin && { isAdmin }) })
  return { userId, visitor }
}

/** Another tab or device with the same cookies. */
function copyOf(visitor: Visitor): Visitor {
  const copy = api.newVisitor()
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}

const refresh = (visitor: Visitor) => visitor.call(refreshAuth, {})
const kindOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).user
const tokensOf = ({ cookies }: Visitor) => ['acctoken', 'reftoken', 'admacctoken'].map((name) => cookies.get(name))
const endsOf = (userId: number) =>
  api.db.selectFrom('user_session').select('end_reason').where('user_id', '=', userId).execute()

test('tokens come as cookies, HttpOnly and for days, and never in the body [SESSION-010, SESSION-014, HTTP-005, API-003]', async () => {
  const { userId, visitor } = await signedIn()
  const { headers, body } = await visitor.ask(refreshAuth, {})
  const set = headers.getSetCookie()
  const cookieOf = (name: string) => set.find((one) => one.startsWith(`${name}=`))
  expect(cookieOf('acctoken')).toMatch(/^acctoken=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookieOf('reftoken')).toMatch(/^reftoken=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(body.data).toEqual({
    acctoken: new Date(NOON.getTime() + DAY_MS).toISOString(),
    reftoken: new Date(NOON.getTime() + 30 * DAY_MS).toISOString(),
    uid: userId,
  })
  for (const token of tokensOf(visitor)) if (token) expect(JSON.stringify(body)).not.toContain(token)
})

test('in a store with HTTPS the cookies travel over it only, and staff’s third one lives a day, too [HTTP-005]', async () => {
  const userId = await addUser(withHttps, { is_staff: true })
  const visitor = await startTestSession(withHttps, withHttps.newVisitor(), { userId, isAdmin: true })
  const origin = 'https://verstak.example'
  const set = (await visitor.ask(refreshAuth, {}, { origin })).headers.getSetCookie()
  expect(set.map((one) => one.replace(/=[\w-]{43};/, ';'))).toEqual([
    'acctoken; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
    'reftoken; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    'admacctoken; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('a device that slept for two days goes on as its user; one that slept for a month is a guest [SESSION-015]', async () => {
  const { userId, visitor } = await signedIn()
  wait(2 * DAY_MS)
  expect(await kindOf(visitor)).toBe('guest')
  expect((await refresh(visitor)).data.uid).toBe(userId)
  expect(await kindOf(visitor)).toBe('private')
  wait(31 * DAY_MS)
  expect(await refresh(visitor)).toEqual(NOBODY)
  expect(await kindOf(visitor)).toBe('guest')
  expect(tokensOf(visitor)).toEqual([undefined, undefined, undefined])
})

test('a session that is used goes on for a year at most', async () => {
  const { visitor } = await signedIn()
  for (let day = 25; day < 365; day += 25) {
    wait(25 * DAY_MS)
    expect((await refresh(visitor)).data.uid).not.toBeNull()
  }
  wait(25 * DAY_MS)
  expect(await refresh(visitor)).toEqual(NOBODY)
})

test('two tabs that renew within 20 s get the same tokens, however many calls come at once', async () => {
  const { userId, visitor } = await signedIn()
  const tabs = Array.from({ length: 8 }, () => copyOf(visitor))
  await Promise.all(tabs.map(refresh))
  wait(20 * SECOND_MS)
  await refresh(visitor)
  for (const tab of tabs) expect(tokensOf(tab)).toEqual(tokensOf(visitor))
  expect(await kindOf(visitor)).toBe('private')
  const tokens = await api.db
    .selectFrom('session_token')
    .innerJoin('user_session', 'user_session.id', 'session_id')
    .select('scope')
    .where('user_id', '=', userId)
    .execute()
  expect(tokens.map(({ scope }) => scope).sort()).toEqual(['access', 'access', 'refresh', 'refresh'])
})

test('a tab that comes late after two exchanges gets the tokens that are in force', async () => {
  const { visitor } = await signedIn()
  const late = copyOf(visitor)
  await refresh(visitor)
  await refresh(visitor)
  await refresh(late)
  expect(tokensOf(late)).toEqual(tokensOf(visitor))
})

test('an exchanged token that is shown later ends the session, for the thief and for the user', async () => {
  const { userId, visitor } = await signedIn()
  const stolen = copyOf(visitor)
  await refresh(visitor)
  wait(21 * SECOND_MS)
  expect(await kindOf(visitor)).toBe('private')
  expect(await refresh(stolen)).toEqual(NOBODY)
  expect(tokensOf(stolen)).toEqual([undefined, undefined, undefined])
  expect(await kindOf(visitor)).toBe('guest')
  expect(await refresh(visitor)).toEqual(NOBODY)
  expect(await endsOf(userId)).toEqual([{ end_reason: 'token-reuse' }])
})

test('a thief who comes first is found out by the user, and other sessions of the user go on', async () => {
  const { userId, visitor } = await signedIn()
  const phone = await startTestSession(api, api.newVisitor(), { userId })
  const thief = copyOf(visitor)
  await refresh(thief)
  wait(DAY_MS / 2)
  await refresh(thief)
  await refresh(visitor)
  expect(await kindOf(thief)).toBe('guest')
  expect(await refresh(thief)).toEqual(NOBODY)
  expect(await kindOf(phone)).toBe('private')
})

test('the old access token opens nothing from 20 s after the exchange on', async () => {
  const { visitor } = await signedIn()
  const old = copyOf(visitor)
  await refresh(visitor)
  wait(19 * SECOND_MS)
  expect(await kindOf(old)).toBe('private')
  wait(2 * SECOND_MS)
  expect(await kindOf(old)).toBe('guest')
})

test('the database alone does not make the next tokens', async () => {
  const { visitor } = await signedIn()
  await refresh(visitor)
  const rows = JSON.stringify(await api.db.selectFrom('session_token').selectAll().execute())
  for (const token of tokensOf(visitor)) if (token) expect(rows).not.toContain(token)
  const used = await api.db
    .selectFrom('session_token')
    .select(['used_at', 'successor_salt'])
    .where('successor_salt', 'is not', null)
    .execute()
  for (const { successor_salt: salt } of used) {
    const known = await api.db
      .selectFrom('session_token')
      .select('scope')
      .where('token_hash', '=', hashSecret(salt!.toString('base64url')))
      .execute()
    expect(known).toEqual([])
  }
})

test.each([
  ['an hour unused', 61, 1],
  ['12 hours, however often it is renewed', 14, 52],
])('staff’s session ends after %s, a shopper’s goes on', async (_, minutes, times) => {
  const staff = await signedIn({ is_staff: true, isAdmin: true })
  const shopper = await signedIn({ is_staff: true })
  for (let i = 1; i < times; i++) {
    wait(minutes * 60 * SECOND_MS)
    const { acctoken, reftoken, uid } = (await refresh(staff.visitor)).data
    expect(uid).toBe(staff.userId)
    expect(Date.parse(acctoken!) - api.clock.now.getTime()).toBe(15 * 60 * SECOND_MS)
    expect(Date.parse(reftoken!) - api.clock.now.getTime()).toBe(60 * 60 * SECOND_MS)
  }
  expect(await kindOf(staff.visitor)).toBe('staff')
  wait(minutes * 60 * SECOND_MS)
  expect(await kindOf(staff.visitor)).toBe('guest')
  expect(await refresh(staff.visitor)).toEqual(NOBODY)
  expect(await kindOf(shopper.visitor)).toBe('private')
})

test('staff’s tokens of a quarter of an hour ago open nothing, a renewal goes on as staff', async () => {
  const { visitor } = await signedIn({ is_staff: true, isAdmin: true })
  expect((await visitor.call(getSession, {})).renewIn).toBe(15 * 60)
  wait(15 * 60 * SECOND_MS)
  expect(await kindOf(visitor)).toBe('guest')
  await refresh(visitor)
  expect(await kindOf(visitor)).toBe('staff')
})

test('a staff session of the time before these limits is renewed no more', async () => {
  const { userId, visitor } = await signedIn({ is_staff: true, isAdmin: true })
  const month = new Date(NOON.getTime() + 30 * DAY_MS)
  await api.db.updateTable('user_session').set({ expires_at: month }).where('user_id', '=', userId).execute()
  await api.db.updateTable('session_token').set({ expires_at: month }).where('scope', '=', 'refresh').execute()
  wait(DAY_MS)
  expect(await refresh(visitor)).toEqual(NOBODY)
})

test('staff keeps its admin token through an exchange; without one nobody gets it, nor once he is no staff any more', async () => {
  const staff = await signedIn({ is_staff: true, isAdmin: true })
  expect(await kindOf(staff.visitor)).toBe('staff')
  wait(HOUR_MS / 2)
  await refresh(staff.visitor)
  expect(await kindOf(staff.visitor)).toBe('staff')
  await api.db.updateTable('shop_user').set({ is_staff: false }).where('id', '=', staff.userId).execute()
  await refresh(staff.visitor)
  expect(await kindOf(staff.visitor)).toBe('private')

  const unproven = await signedIn({ is_staff: true })
  await refresh(unproven.visitor)
  expect(tokensOf(unproven.visitor)[2]).toBeUndefined()
})

test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)])(
  'the refresh token %.20j renews nothing',
  async (token) => {
    const visitor = api.newVisitor()
    if (token) visitor.cookies.set('reftoken', encodeURIComponent(token))
    expect(await refresh(visitor)).toEqual(NOBODY)
  },
)

test('an access token is no refresh token, and the reverse', async () => {
  const { visitor } = await signedIn()
  const [access = '', refreshToken = ''] = tokensOf(visitor)
  const swapped = api.newVisitor()
  swapped.cookies.set('reftoken', access)
  expect(await refresh(swapped)).toEqual(NOBODY)
  const other = api.newVisitor()
  other.cookies.set('acctoken', refreshToken)
  expect(await kindOf(other)).toBe('guest')
  expect(await kindOf(visitor)).toBe('private')
})

test('no other site renews, signs out or ends devices', async () => {
  const { visitor } = await signedIn()
  const alien = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const call of [
    visitor.fail(refreshAuth, {}, alien),
    visitor.fail(signOut, { body: { isEverywhere: true } }, alien),
  ]) {
    expect((await call).body.code).toBe('origin-refused')
  }
  expect(await kindOf(visitor)).toBe('private')
})

test('signing in ends the session that the browser had, under a new id; a late renewal takes no new cookies away', async () => {
  const { userId, visitor } = await signedIn()
  const before = copyOf(visitor)
  const idOf = async (one: Visitor) => (await one.call(listDevices, {})).devices.find(({ isCurrent }) => isCurrent)?.id
  const first = await idOf(visitor)
  await startTestSession(api, visitor, { userId })
  expect(await idOf(visitor)).not.toBe(first)
  expect(await endsOf(userId)).toEqual(expect.arrayContaining([{ end_reason: 'renewed' }, { end_reason: null }]))
  expect(await kindOf(before)).toBe('guest')
  const late = await before.ask(refreshAuth, {})
  expect([late.body, late.headers.getSetCookie()]).toEqual([NOBODY, []])
})

test('another user’s sign-in ends the session of the first and leaves him no admin token', async () => {
  const staff = await signedIn({ is_staff: true, isAdmin: true })
  const userId = await addUser(api)
  await startTestSession(api, staff.visitor, { userId })
  expect(tokensOf(staff.visitor)[2]).toBeUndefined()
  expect((await staff.visitor.call(getSession, {})).account?.id).toBe(userId)
  expect(await endsOf(staff.userId)).toEqual([{ end_reason: 'renewed' }])
})
