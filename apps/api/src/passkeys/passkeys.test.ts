import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as endpoints from '@verstak/contracts/passkey'
import { FRESH_MINUTES } from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { hashSecret } from '../secret.ts'
import { createSoftKey, type SoftKey } from '../testing/softKey.ts'
import { signIn } from '../testing/signIn.ts'
import { messagesTo } from '../testing/signInTesting.ts'
import { SHOP_ORIGIN, useIdentityApi } from '../testing/useIdentityApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { relyingPartyOf } from './relyingParty.ts'

const shop = useIdentityApi()

const newKey = () => createSoftKey(SHOP_ORIGIN, 'localhost')
const userOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).account ?? null

/** A user who signed in a moment ago. */
const signedIn = async (user: 'private' | 'business' = 'private') => {
  const visitor = await signIn(shop.api.newVisitor(), shop.databaseUrl, user)
  const token = visitor.cookies.get(SERVER_COOKIES.accessToken.name)!
  await shop.api.db
    .updateTable('user_session')
    .set({ created_at: shop.api.clock.now })
    .where('id', 'in', (db) =>
      db.selectFrom('session_token').select('session_id').where('token_hash', '=', hashSecret(token)),
    )
    .execute()
  return visitor
}

async function add(visitor: Visitor, key: SoftKey) {
  const { options } = await visitor.call(endpoints.getPasskeyCreation, {})
  return visitor.call(endpoints.addPasskey, { body: { credential: key.create(options!) } })
}

async function withKey(user: 'private' | 'business' = 'private') {
  const visitor = await signedIn(user)
  const key = newKey()
  await add(visitor, key)
  key.claims.counter += 1
  return { visitor, key }
}

const enter = async (key: SoftKey, visitor = shop.api.newVisitor()) => {
  const { options } = await visitor.call(endpoints.getPasskeySignIn, {})
  return { visitor, answer: await visitor.call(endpoints.signInByPasskey, { body: { credential: key.get(options) } }) }
}

const ok = { status: 'success', error: null }
const refused = { status: 'error', error: 'Этот ключ доступа не подошёл. Войдите другим способом' }
const expired = { status: 'error', error: 'Время вышло. Попробуйте ещё раз' }

test('a user adds a passkey, signs in by it elsewhere, names it and deletes it', async () => {
  const visitor = await signedIn()
  const account = await userOf(visitor)
  const key = newKey()
  const { options } = await visitor.call(endpoints.getPasskeyCreation, {})
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Верстак' },
    user: { name: account?.email, displayName: account?.displayName },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: 300_000,
  })
  const added = await visitor.call(endpoints.addPasskey, { body: { credential: key.create(options!) } })
  expect(added).toMatchObject({ ...ok, passkeys: [{ id: key.id, lastUsedAt: null }] })

  const [mail = ''] = await messagesTo(shop.api, account!.email!)
  expect(mail).toContain('В ваш аккаунт теперь можно войти так: ключ доступа')
  expect(mail).toContain(`${SHOP_ORIGIN}/user/devices/`)

  key.claims.counter = 2
  const entered = await enter(key)
  expect(entered.answer).toEqual(ok)
  expect((await userOf(entered.visitor))?.id).toBe(account?.id)
  const now = shop.api.clock.now.toISOString()
  const listed = await visitor.call(endpoints.listPasskeys, {})
  expect(listed).toMatchObject({ canAdd: true, passkeys: [{ lastUsedAt: now, createdAt: now }] })

  const renamed = await visitor.call(endpoints.renamePasskey, { body: { id: key.id, name: ' Телефон ' } })
  expect(renamed.passkeys).toMatchObject([{ name: 'Телефон' }])
  expect(await visitor.call(endpoints.deletePasskey, { body: { id: key.id } })).toEqual({ passkeys: [] })
  const [last = ''] = await messagesTo(shop.api, account!.email!)
  expect(last).toContain('В ваш аккаунт больше нельзя войти так: ключ доступа (Телефон)')
  key.claims.counter = 3
  expect((await enter(key)).answer).toEqual(refused)
})

test('options of a sign-in name no passkey and are new each time', async () => {
  const visitor = shop.api.newVisitor()
  const first = (await visitor.call(endpoints.getPasskeySignIn, {})).options
  const second = (await visitor.call(endpoints.getPasskeySignIn, {})).options
  expect(first).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(first['allowCredentials']).toBeUndefined()
  expect(first.challenge).not.toBe(second.challenge)
})

test('a device that has a passkey of the user is not asked for a second one', async () => {
  const { visitor, key } = await withKey()
  const { options } = await visitor.call(endpoints.getPasskeyCreation, {})
  expect(options?.['excludeCredentials']).toEqual(
    expect.arrayContaining([{ id: key.id, type: 'public-key', transports: ['internal'] }]),
  )
})

test('only a fresh sign-in adds a passkey', async () => {
  const visitor = await signedIn()
  const { options } = await visitor.call(endpoints.getPasskeyCreation, {})
  const { now } = shop.api.clock
  shop.api.clock.now = new Date(now.getTime() + FRESH_MINUTES * 60_000 + 1)
  const error = 'Чтобы добавить ключ доступа, выйдите и войдите ещё раз'
  expect(await visitor.call(endpoints.getPasskeyCreation, {})).toEqual({
    options: null,
    error,
    isConfirmationNeeded: true,
  })
  const credential = newKey().create(options!)
  expect(await visitor.call(endpoints.addPasskey, { body: { credential } })).toMatchObject({ status: 'error', error })
  shop.api.clock.now = now
})

test.each([
  ['getPasskeyCreation', {}],
  ['listPasskeys', {}],
  ['addPasskey', { body: { credential: newKey().create({ challenge: 'c', user: { id: 'u' } }) } }],
  ['renamePasskey', { body: { id: 'x', name: 'Ключ' } }],
  ['deletePasskey', { body: { id: 'x' } }],
] as const)('a guest cannot ask %s', async (name, input) => {
  const { status } = await shop.api.newVisitor().fail(endpoints[name], input as never)
  expect(status).toBe(401)
})

describe('attacks', () => {
  test('another user’s passkey can be neither named nor deleted', async () => {
    const { key } = await withKey('private')
    const other = await signedIn('business')
    expect((await other.fail(endpoints.renamePasskey, { body: { id: key.id, name: 'Мой' } })).status).toBe(404)
    expect((await other.fail(endpoints.deletePasskey, { body: { id: key.id } })).status).toBe(404)
    expect((await enter(key)).answer).toEqual(ok)
  })

  test('an answer opens once', async () => {
    const { key } = await withKey()
    const visitor = shop.api.newVisitor()
    const { options } = await visitor.call(endpoints.getPasskeySignIn, {})
    const body = { credential: key.get(options) }
    expect(await visitor.call(endpoints.signInByPasskey, { body })).toEqual(ok)
    expect(await visitor.call(endpoints.signInByPasskey, { body })).toMatchObject(expired)
  })

  test('an answer of another browser is refused', async () => {
    const { key } = await withKey()
    const { options } = await shop.api.newVisitor().call(endpoints.getPasskeySignIn, {})
    const thief = shop.api.newVisitor()
    await thief.call(endpoints.getPasskeySignIn, {})
    expect(await thief.call(endpoints.signInByPasskey, { body: { credential: key.get(options) } })).toMatchObject(
      expired,
    )
    expect(await userOf(thief)).toBeNull()
  })

  test('an answer after five minutes is refused', async () => {
    const { key } = await withKey()
    const visitor = shop.api.newVisitor()
    const { options } = await visitor.call(endpoints.getPasskeySignIn, {})
    const { now } = shop.api.clock
    shop.api.clock.now = new Date(now.getTime() + 5 * 60_000 + 1)
    const body = { credential: key.get(options) }
    expect(await visitor.call(endpoints.signInByPasskey, { body })).toEqual({ ...expired, isExpired: true })
    shop.api.clock.now = now
  })

  test('a challenge of a registration signs nobody in', async () => {
    const { visitor, key } = await withKey()
    const { options } = await visitor.call(endpoints.getPasskeyCreation, {})
    const body = { credential: key.get(options!) }
    expect(await visitor.call(endpoints.signInByPasskey, { body })).toMatchObject(expired)
  })

  test.each<[string, Partial<SoftKey['claims']>]>([
    ['made at another site', { origin: 'https://localhost.evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['without a verified user', { isUserVerified: false }],
    ['of a counter that ran back: a copied key', { counter: 1 }],
    ['with the handle of another user', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ])('an answer %s is refused', async (_, change) => {
    const { key } = await withKey()
    Object.assign(key.claims, change)
    const { answer, visitor } = await enter(key)
    expect(answer).toEqual(refused)
    expect(await userOf(visitor)).toBeNull()
  })

  test('an answer signed by another key is refused', async () => {
    const { key } = await withKey()
    const visitor = shop.api.newVisitor()
    const { options } = await visitor.call(endpoints.getPasskeySignIn, {})
    const own = key.get(options)
    const { signature } = newKey().get(options).response
    const credential = { ...own, response: { ...own.response, signature } }
    expect(await visitor.call(endpoints.signInByPasskey, { body: { credential } })).toEqual(refused)
  })

  test.each<[string, Partial<SoftKey['claims']>]>([
    ['made at another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['without a verified user', { isUserVerified: false }],
  ])('a passkey %s is not added', async (_, change) => {
    const key = newKey()
    Object.assign(key.claims, change)
    const answer = await add(await signedIn(), key)
    expect(answer).toMatchObject({ status: 'error', error: 'Не удалось добавить ключ доступа. Попробуйте ещё раз' })
    expect(answer.passkeys.some(({ id }) => id === key.id)).toBe(false)
  })

  test('a passkey stays with the user who added it first', async () => {
    const { key } = await withKey('private')
    const other = await signedIn('business')
    expect((await add(other, key)).status).toBe('error')
  })

  test.each(['e30', 'bnVsbA', 'W10', '', 'AAAA'])(
    'a broken answer is refused, not a fault (%j)',
    async (clientDataJSON) => {
      const { key } = await withKey()
      const visitor = shop.api.newVisitor()
      const { options } = await visitor.call(endpoints.getPasskeySignIn, {})
      const own = key.get(options)
      const credential = { ...own, response: { ...own.response, clientDataJSON } }
      expect(await visitor.call(endpoints.signInByPasskey, { body: { credential } })).toMatchObject({ status: 'error' })
    },
  )
})

test.each([
  [['https://verstak.example'], { id: 'verstak.example', origins: ['https://verstak.example'] }],
  [
    ['https://verstak.example', 'https://m.verstak.example', 'https://other.example'],
    { id: 'verstak.example', origins: ['https://verstak.example', 'https://m.verstak.example'] },
  ],
  [['http://localhost:4000'], { id: 'localhost', origins: ['http://localhost:4000'] }],
  [['http://127.0.0.1:4000'], null],
  [['https://[::1]'], null],
  [['http://verstak.example'], null],
  [[], null],
])('passkeys at %j belong to %j', (origins, expected) => {
  expect(relyingPartyOf(origins)).toEqual(expected)
})
