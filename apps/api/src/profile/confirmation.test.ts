import { listIdentities, unlinkIdentity } from '@verstak/contracts/identity'
import { deletePasskey, listPasskeys } from '@verstak/contracts/passkey'
import {
  confirmContact,
  confirmUser,
  FRESH_MINUTES,
  getConfirmation,
  sendConfirmationCode,
  sendContactCode,
} from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { preAuth, signInByEmail, signInByPhone } from '@verstak/contracts/signIn'
import {
  addUser,
  codeFor,
  forgetLimits,
  newPhone,
  PASSWORD,
  solvedCaptcha,
  userOf,
  wrongOf,
} from '../testing/signInTesting.ts'
import { startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const noon = () => new Date('2026-11-20T09:00:00Z')
beforeEach(() => forgetLimits(api))
afterEach(() => void (api.clock.now = noon()))

let keys = 0
/** A user with a passkey and a network, signed in so many minutes ago. */
async function signedIn(minutes: number, changes: Parameters<typeof addUser>[1] = {}) {
  api.clock.now = noon()
  const user = await addUser(api, changes)
  const passkey = `key${keys++}`
  const row = { credential_id: passkey, public_key: Buffer.of(1), sign_count: 0, name: 'Телефон', user_id: user.id }
  await api.db.insertInto('passkey').values(row).execute()
  await api.db.insertInto('social_identity').values({ provider: 'vk', subject: passkey, user_id: user.id }).execute()
  const visitor = await startTestSession(api, api.newVisitor(), { userId: user.id })
  api.clock.now = new Date(noon().getTime() + minutes * 60_000 + 1)
  return { ...user, visitor, passkey }
}
const remove = (visitor: Visitor, id: string) => visitor.ask(deletePasskey, { body: { id } })
const unlink = (visitor: Visitor) => visitor.ask(unlinkIdentity, { body: { provider: 'vk' } })

test('a session of ten minutes ago takes no way to sign in away, and says what to do', async () => {
  const { visitor, passkey } = await signedIn(FRESH_MINUTES)
  for (const answer of [await remove(visitor, passkey), await unlink(visitor)])
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'confirmation-required' }])
  expect((await visitor.call(listPasskeys, {})).passkeys).toHaveLength(1)
  expect((await visitor.call(listIdentities, {})).identities).toHaveLength(1)
  expect(await visitor.call(getConfirmation, {})).toEqual({
    isFresh: false,
    hasPassword: true,
    types: ['phone', 'email'],
  })
  const fresh = await signedIn(FRESH_MINUTES - 1)
  expect((await fresh.visitor.call(getConfirmation, {})).isFresh).toBe(true)
  expect((await remove(fresh.visitor, fresh.passkey)).status).toBe(200)
  expect((await unlink(fresh.visitor)).status).toBe(200)
})

test('the password makes the session fresh again, under another id', async () => {
  const { id, visitor, passkey } = await signedIn(60)
  const old = visitor.cookies.get('acctoken')!
  const wrong = await visitor.call(confirmUser, { body: { password: 'Wrong-1' } })
  expect(wrong).toMatchObject({ status: 'error', data: { code: 400, errors: [{ details: [{ field: 'password' }] }] } })
  expect((await remove(visitor, passkey)).status).toBe(403)
  expect(await visitor.call(confirmUser, { body: { password: PASSWORD } })).toEqual({ status: 'success' })
  expect((await visitor.call(getConfirmation, {})).isFresh).toBe(true)
  expect((await remove(visitor, passkey)).status).toBe(200)
  const phone = { type: 'phone' as const, value: newPhone() }
  expect((await visitor.call(sendContactCode, { body: phone })).status).toBe('success')
  expect(await userOf(visitor)).toBe(id)
  const thief = api.newVisitor()
  thief.cookies.set('acctoken', old)
  expect(await userOf(thief)).toBeNull()
})

test('a code to a confirmed contact does the same for a user without a password', async () => {
  const { visitor, passkey, phone } = await signedIn(60, { password_hash: null, email_confirmed_at: null })
  expect(await visitor.call(getConfirmation, {})).toEqual({ isFresh: false, hasPassword: false, types: ['phone'] })
  expect(await visitor.call(sendConfirmationCode, { body: { confirmationType: 'email' } })).toMatchObject({
    status: 'error',
    sent: null,
  })
  const { sent } = await visitor.call(sendConfirmationCode, { body: { confirmationType: 'phone' } })
  expect(sent).toMatchObject({
    currentConfirmationType: 'phone',
    sentTo: `+7 (916) •••-••-${phone.slice(-2)}`,
    repeatSendingCodeDelay: 60,
    isLimit: false,
  })
  const code = await codeFor(api, phone)
  const enter = (one: Visitor, entered: string) =>
    one.call(confirmUser, { body: { code: entered, confirmationType: 'phone' } })
  expect((await enter(visitor, wrongOf(code))).status).toBe('error')
  expect((await enter(visitor, code)).status).toBe('success')
  expect((await unlink(visitor)).status).toBe(200)
  expect((await remove(visitor, passkey)).status).toBe(200)
  expect((await enter(visitor, code)).status).toBe('error')
})

test('a code of the sign-in confirms nothing, and one that confirms signs nobody in', async () => {
  const { visitor, phone } = await signedIn(60)
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  const code = await codeFor(api, phone)
  const confirmed = await visitor.call(confirmUser, { body: { code, confirmationType: 'phone' } })
  expect(confirmed.status).toBe('error')
  await forgetLimits(api)
  await visitor.call(sendConfirmationCode, { body: { confirmationType: 'phone' } })
  const other = api.newVisitor()
  other.cookies.set('sign_in_flow', visitor.cookies.get('sign_in_flow')!)
  await api.db.deleteFrom('one_time_code').where('purpose', '=', 'sign-in').execute()
  const entered = await other.call(signInByPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(entered.status).toBe('error')
  expect(await userOf(other)).toBeNull()
})

test('guesses of the password are counted with those at sign-in', async () => {
  const { visitor, email } = await signedIn(60)
  for (let i = 0; i < 5; i++) {
    const smartCaptchaResponse = await solvedCaptcha(visitor)
    await visitor.call(confirmUser, { body: { password: `Wrong-${i}`, smartCaptchaResponse } })
  }
  const smartCaptchaResponse = await solvedCaptcha(visitor)
  const right = await visitor.call(confirmUser, { body: { password: PASSWORD, smartCaptchaResponse } })
  expect(right).toMatchObject({ status: 'error', data: { code: 429 } })
  const body = { email, password: PASSWORD, isMobile: false, smartCaptchaResponse: await solvedCaptcha(visitor) }
  expect((await api.newVisitor().call(signInByEmail, { body })).status).toBe('error')
})

test('staff stays staff, and a shopper becomes none', async () => {
  const staff = await addUser(api, { is_staff: true })
  const [full, half] = [
    await startTestSession(api, api.newVisitor(), { userId: staff.id, isAdmin: true }),
    await startTestSession(api, api.newVisitor(), { userId: staff.id }),
  ]
  for (const visitor of [full, half]) await visitor.call(confirmUser, { body: { password: PASSWORD } })
  expect((await full.call(getSession, {})).user).toBe('staff')
  expect((await half.call(getSession, {})).user).toBe('private')
})

test('a guest has nothing to confirm', async () => {
  const guest = api.newVisitor()
  expect((await guest.fail(getConfirmation, {})).status).toBe(401)
  expect((await guest.fail(confirmUser, { body: { password: PASSWORD } })).status).toBe(401)
  expect((await guest.fail(sendConfirmationCode, { body: { confirmationType: 'phone' } })).status).toBe(401)
})

test('a changed contact leaves the other sessions as they are', async () => {
  const { id, email } = await addUser(api)
  const [visitor, other] = [api.newVisitor(), api.newVisitor()]
  for (const one of [visitor, other])
    await one.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } })
  const value = newPhone()
  await visitor.call(sendContactCode, { body: { type: 'phone', value } })
  await visitor.call(confirmContact, { body: { type: 'phone', value, code: await codeFor(api, value) } })
  expect(await userOf(other)).toBe(id)
})
