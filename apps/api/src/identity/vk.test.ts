import {
  getPendingIdentity,
  forgetPendingIdentity,
  getSignInWays,
  signInByVk,
  listIdentities,
  unlinkIdentity,
} from '@verstak/contracts/identity'
import { getSession } from '@verstak/contracts/session'
import { addSession } from '@verstak/tools-database/userSessions'
import { chooseAtVk } from '../testing/providerVisitor.ts'
import { useIdentityApi } from '../testing/useIdentityApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { createMessagePorts } from '../messages/createMessagePorts.ts'
import { createIdentityProviders } from './createIdentityProviders.ts'
import { readIdentityConfig } from './identityConfig.ts'
import { linkPendingIdentity } from './pendingIdentity.ts'

const shop = useIdentityApi()

beforeAll(async () => {
  for (const user of ['private', 'business', 'wholesale'] as const)
    await addSession(shop.databaseUrl, { user, level: 2 })
})

const enter = async (person: number, visitor = shop.api.newVisitor()) => {
  const answer = await visitor.call(signInByVk, { body: await chooseAtVk(shop.providers, person) })
  return { visitor, answer }
}
const nobody = { isAuth: false, isNeedConfirmAuthWithPassword: false, name: null, email: null, phone: null }
const userOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).account ?? null
const userWithEmail = (email: string) =>
  shop.api.db.selectFrom('shop_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

const services = () => {
  const jobs = createJobQueue()
  const now = () => shop.api.clock.now
  const { db } = shop.api
  const messages = createMessagePorts({ mode: 'demo', smtp: null, smsGateway: null, smsPerDay: 1 }, { db, jobs, now })
  const identity = createIdentityProviders({
    identity: readIdentityConfig(shop.providers.settings, 'demo'),
    publicOrigins: [],
    mode: 'demo',
  })
  return { now, jobs, messages, identity }
}
const mailsTo = (recipient: string) =>
  shop.api.db.selectFrom('message').select(['subject', 'body']).where('recipient', '=', recipient).execute()

/** What sign-in does once somebody has proven himself: connects what waits in his browser. */
const link = (visitor: Visitor, userId: number, isNew = false) =>
  linkPendingIdentity(
    services(),
    shop.api.db,
    { cookie: ({ name }) => visitor.cookies.get(name) ?? null, origin: 'https://verstak.example' },
    { userId, isNew },
  )

test('the ways to sign in are told with their origins', async () => {
  const { VK_ORIGIN: origin, VK_APP_ID: appId } = shop.providers.settings
  const ways = await shop.api.newVisitor().call(getSignInWays, {})
  expect(ways).toEqual({
    vk: { appId, origin, loginOrigin: origin, logoutUrl: `${origin}/?act=logout&app_id=${appId}` },
    oidc: { name: 'Единый вход' },
    hasPasskeys: true,
    passwords: { min: 6, max: 50, isAnySign: false },
  })
})

test('somebody of whom VK knows all is registered and signed in, and is the same one the next time [CALL-023]', async () => {
  const first = await enter(1001)
  expect(first.answer).toEqual({ ...nobody, isAuth: true })
  const account = await userOf(first.visitor)
  expect(account).toMatchObject({ firstName: 'Анна', email: 'anna.lebedeva@mail.example', phone: '9167001001' })
  const stored = await userWithEmail('anna.lebedeva@mail.example')
  expect([stored.email_confirmed_at, stored.phone_confirmed_at]).toEqual([null, shop.api.clock.now])

  const second = await enter(1001)
  expect(second.answer.isAuth).toBe(true)
  expect((await userOf(second.visitor))?.id).toBe(account?.id)
})

test('the e-mail of an account asks for its password and opens nothing by itself [CALL-023]', async () => {
  const { visitor, answer } = await enter(1002)
  expect(answer).toEqual({ ...nobody, isNeedConfirmAuthWithPassword: true, email: 'maria.sokolova@mail.example' })
  expect(await userOf(visitor)).toBeNull()
  expect((await enter(1002)).answer.isAuth).toBe(false)
})

test('once the password was right in the same browser, VK opens the account', async () => {
  const { visitor } = await enter(1003)
  const { id } = await userWithEmail('zakupki@stroymontazh.example')
  // From another browser; then a second time.
  expect(await link(shop.api.newVisitor(), id)).toBe(false)
  expect(await link(visitor, id)).toBe(true)
  expect(await link(visitor, id)).toBe(false)
  const again = await enter(1003)
  expect(again.answer.isAuth).toBe(true)
  expect((await userOf(again.visitor))?.id).toBe(id)

  const subject = 'Новый способ входа в «Верстак»'
  const told = { subject, body: expect.stringContaining('В ваш аккаунт теперь можно войти так: VK ID.') }
  expect(await mailsTo('zakupki@stroymontazh.example')).toContainEqual(told)

  expect((await again.visitor.call(listIdentities, {})).identities).toMatchObject([{ provider: 'vk', name: 'VK ID' }])
  expect(await again.visitor.call(unlinkIdentity, { body: { provider: 'vk' } })).toEqual({ identities: [] })
  const unlinked = {
    subject: 'Способ входа в «Верстак» удалён',
    body: expect.stringContaining('В ваш аккаунт больше нельзя войти так: VK ID.'),
  }
  expect(await mailsTo('zakupki@stroymontazh.example')).toContainEqual(unlinked)
  expect((await enter(1003)).answer.isAuth).toBe(false)
})

test.each<[string, { person: number; as: string; laterMs?: number; isForgotten?: boolean }]>([
  ['another user signs in', { person: 1002, as: 'anna.lebedeva@mail.example' }],
  ['the ten minutes are over', { person: 1002, as: 'maria.sokolova@mail.example', laterMs: 10 * 60_000 + 1 }],
  ['the visitor went back', { person: 1002, as: 'maria.sokolova@mail.example', isForgotten: true }],
])('what waits is not connected when %s', async (_, { person, as, laterMs = 0, isForgotten = false }) => {
  const { visitor } = await enter(person)
  const { id } = await userWithEmail(as)
  const { now } = shop.api.clock
  if (isForgotten) await visitor.call(forgetPendingIdentity, {})
  shop.api.clock.now = new Date(now.getTime() + laterMs)
  expect(await link(visitor, id)).toBe(false)
  shop.api.clock.now = now
  expect((await enter(person)).answer.isAuth).toBe(false)
})

test('a registration of another person does not get what waits for a password', async () => {
  const { visitor } = await enter(1002)
  const { id } = await userWithEmail('anna.lebedeva@mail.example')
  expect(await link(visitor, id, true)).toBe(false)
})

test('a phone of an account without an e-mail asks for a password and names no e-mail', async () => {
  const { visitor, answer } = await enter(1004)
  expect(answer).toEqual({ ...nobody, isNeedConfirmAuthWithPassword: true })
  expect(await userOf(visitor)).toBeNull()
})

test('all three with a phone of somebody else sign nobody in and make no account', async () => {
  const { answer, visitor } = await enter(1005)
  expect(answer).toEqual({ ...nobody, name: 'Пётр', email: 'petr.orlov@mail.example', phone: '9161234502' })
  expect(await userOf(visitor)).toBeNull()
  await expect(userWithEmail('petr.orlov@mail.example')).rejects.toThrow()
})

test('what VK does not know is left to be asked for; the registration then opens by VK', async () => {
  const { visitor, answer } = await enter(1006)
  expect(answer).toEqual({ ...nobody, name: 'Ольга', phone: '9167001006' })
  expect((await visitor.call(getPendingIdentity, {})).pending).toEqual({ provider: 'vk', ...answer })
  const { id } = await shop.api.db
    .insertInto('shop_user')
    .values({ first_name: 'Ольга', email: 'olga@mail.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await link(visitor, id, true)).toBe(true)
  expect((await visitor.call(getPendingIdentity, {})).pending).toBeNull()
  const again = await enter(1006)
  expect((await userOf(again.visitor))?.id).toBe(id)
})

test('a name that the shop’s form would refuse and a phone that nobody verified are asked for', async () => {
  expect((await enter(1007)).answer).toEqual({ ...nobody, email: 'ivan.belov@mail.example' })
})

test.each([
  [1008, 8],
  [1009, 9],
  [1010, 10],
])('an error of VK is an answer with its code (person %i: %i)', async (person, code) => {
  const { answer, visitor } = await enter(person)
  expect(answer).toMatchObject({ ...nobody, code, data: { errors: [{ title: 'Не удалось войти через VK ID' }] } })
  expect(await userOf(visitor)).toBeNull()
})

describe('attacks', () => {
  const refused = { ...nobody, code: 8 }

  test('a token opens once', async () => {
    const body = await chooseAtVk(shop.providers, 1001)
    await shop.api.newVisitor().call(signInByVk, { body })
    expect(await shop.api.newVisitor().call(signInByVk, { body })).toMatchObject(refused)
  })

  test('a token of another window is refused', async () => {
    const { token } = await chooseAtVk(shop.providers, 1001)
    const answer = await shop.api.newVisitor().call(signInByVk, { body: { token, uuid: crypto.randomUUID() } })
    expect(answer).toMatchObject(refused)
  })

  test('an invented token is refused', async () => {
    const body = { token: 'x'.repeat(32), uuid: crypto.randomUUID() }
    expect(await shop.api.newVisitor().call(signInByVk, { body })).toMatchObject(refused)
  })

  test('a page of another site cannot sign anybody in', async () => {
    const body = await chooseAtVk(shop.providers, 1001)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const { status, body: failure } = await shop.api.newVisitor().fail(signInByVk, { body }, headers)
    expect([status, failure.code]).toEqual([403, 'origin-refused'])
  })

  test('two windows of a new person at once make one account', async () => {
    await shop.api.db.deleteFrom('shop_user').where('email', '=', 'anna.lebedeva@mail.example').execute()
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(1001)))
    const ids = await Promise.all(answers.map(async ({ visitor }) => (await userOf(visitor))?.id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeDefined()
  })
})
