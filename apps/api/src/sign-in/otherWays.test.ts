import { signInByVk } from '@verstak/contracts/identity'
import { addPasskey, getPasskeyCreation, getPasskeySignIn, signInByPasskey } from '@verstak/contracts/passkey'
import { getSession } from '@verstak/contracts/session'
import { confirmCode, generateCode, preAuth, signInByEmail } from '@verstak/contracts/signIn'
import { getSignInFlow } from '@verstak/contracts/signInFlow'
import { beginOidc, chooseAtOidc, chooseAtVk, follow } from '../testing/providerVisitor.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  newEmail,
  messagesTo,
  newPhone,
  PASSWORD,
  userOf,
} from '../testing/signInTesting.ts'
import { createSoftKey } from '../testing/softKey.ts'
import { SHOP_ORIGIN, useIdentityApi } from '../testing/useIdentityApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useIdentityApi()
const headers = { origin: SHOP_ORIGIN, 'sec-fetch-site': 'same-origin' }
beforeEach(() => forgetLimits(shop.api))

/** A way in of a user who is signed in by nothing but it. */
type Way = (userId: number, email: string) => Promise<(visitor: Visitor) => Promise<boolean>>

const byPasskey: Way = async (_, email) => {
  const owner = shop.api.newVisitor()
  await owner.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } }, headers)
  const key = createSoftKey(SHOP_ORIGIN, 'localhost')
  const { options } = await owner.call(getPasskeyCreation, {}, headers)
  await owner.call(addPasskey, { body: { credential: key.create(options!) } }, headers)
  return async (visitor) => {
    key.claims.counter += 1
    const asked = await visitor.call(getPasskeySignIn, {}, headers)
    const answer = await visitor.call(signInByPasskey, { body: { credential: key.get(asked.options) } }, headers)
    expect(answer.status).toBe('success')
    return Boolean(answer.otp)
  }
}

let people = 0
const byProvider =
  (provider: 'vk' | 'oidc', enter: (visitor: Visitor, person: number) => Promise<boolean>): Way =>
  async (user_id) => {
    const person = 1001 + (people++ % 2)
    await shop.api.db.deleteFrom('social_identity').execute()
    const row = { provider, subject: String(person), user_id }
    await shop.api.db.insertInto('social_identity').values(row).execute()
    return (visitor) => enter(visitor, person)
  }

const byVk = byProvider('vk', async (visitor, person) => {
  const answer = await visitor.call(signInByVk, { body: await chooseAtVk(shop.providers, person) }, headers)
  expect(answer.isAuth).toBe(!answer.otp)
  return Boolean(answer.otp)
})
const byOidc = byProvider('oidc', async (visitor, person) => {
  const back = await chooseAtOidc(await beginOidc(shop.api.url, visitor, '/cart/'), person)
  const end = await follow(shop.api.url, back, visitor)
  if (end === '/cart/') return false
  expect(end).toBe('/login/?next=%2Fcart%2F')
  expect((await visitor.call(getSignInFlow, {})).state.place).toBe('OTP')
  return true
})

const ways: [string, Way][] = [
  ['a passkey', byPasskey],
  ['VK', byVk],
  ['OpenID Connect', byOidc],
]

describe.each(ways)('%s', (_, way) => {
  test('gives the browser another secret of the sign-in, and the old one opens nothing', async () => {
    const { id, email } = await addUser(shop.api)
    const enter = await way(id, email)
    const visitor = shop.api.newVisitor()
    await visitor.call(preAuth, { body: { data: newPhone(), type: 'phone' } }, headers)
    const old = visitor.cookies.get('sign_in_flow')!
    expect(await enter(visitor)).toBe(false)
    expect(await userOf(visitor)).toBe(id)
    expect(visitor.cookies.get('sign_in_flow')).toMatch(/^[\w-]{43}$/)
    expect(visitor.cookies.get('sign_in_flow')).not.toBe(old)
    const thief = shop.api.newVisitor()
    thief.cookies.set('sign_in_flow', old)
    const { state } = await thief.call(getSignInFlow, {})
    expect(state).toMatchObject({ place: 'EMAIL_OR_PHONE', isCompleted: false })
  })

  test('is told by mail in a browser that the account never used, once', async () => {
    const { id, email } = await addUser(shop.api)
    const enter = await way(id, email)
    const before = await messagesTo(shop.api, email)
    const visitor = shop.api.newVisitor()
    await enter(visitor)
    expect(await messagesTo(shop.api, email)).toHaveLength(before.length + 1)
    expect((await messagesTo(shop.api, email))[0]).toContain('В ваш аккаунт вошли с устройства')
    await enter(visitor)
    expect(await messagesTo(shop.api, email)).toHaveLength(before.length + 1)
  })

  test('asks staff for a code besides, which alone opens the rights of staff', async () => {
    const email = newEmail()
    const { id, phone } = await addUser(shop.api, { email })
    const enter = await way(id, email)
    await shop.api.db.updateTable('shop_user').set({ is_staff: true }).where('id', '=', id).execute()
    await forgetLimits(shop.api)
    const visitor = shop.api.newVisitor()
    expect(await enter(visitor)).toBe(true)
    expect(await userOf(visitor)).toBeNull()
    const stranger = shop.api.newVisitor()
    const body = { code: await codeFor(shop.api, phone), confirmationType: 'phone' } as const
    expect(
      (await stranger.call(generateCode, { body: { confirmationType: 'phone' } }, headers)).data.errors,
    ).toHaveLength(1)
    expect((await stranger.call(confirmCode, { body }, headers)).data.errors).toHaveLength(1)
    expect((await visitor.call(confirmCode, { body }, headers)).data.errors).toEqual([])
    expect(await visitor.call(getSession, {})).toMatchObject({ user: 'staff', account: { id } })
  })

  test('lets staff in as shoppers where no code can be sent', async () => {
    const { id, email } = await addUser(shop.api)
    const enter = await way(id, email)
    const change = { is_staff: true, email_confirmed_at: null, phone_confirmed_at: null }
    await shop.api.db.updateTable('shop_user').set(change).where('id', '=', id).execute()
    const visitor = shop.api.newVisitor()
    expect(await enter(visitor)).toBe(false)
    expect(await visitor.call(getSession, {})).toMatchObject({ user: 'private', account: { id } })
  })
})
