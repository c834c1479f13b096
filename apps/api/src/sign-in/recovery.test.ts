import { getSession } from '@verstak/contracts/session'
import { recoverPassword, resetPassword, signInByEmail, signInByPhone, preAuth } from '@verstak/contracts/signIn'
import { useTestApi } from '../testing/useTestApi.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  PASSWORD,
  passTime,
  solvedCaptcha,
  userOf,
} from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

const ask = (email: string, visitor = api.newVisitor()) => visitor.call(recoverPassword, { body: { email } })
const NEW = 'Drills-2027'

async function tokenFor(email: string): Promise<string> {
  const [text = ''] = await messagesTo(api, email)
  return /http:\/\/127\.0\.0\.1:3000\/login\/\?recovery=([\w-]{43})/.exec(text)![1]!
}
const reset = (token: string, password = NEW, visitor = api.newVisitor()) =>
  visitor.call(resetPassword, { body: { token, password } })
const signIn = (email: string, password: string, visitor = api.newVisitor()) =>
  visitor.call(signInByEmail, { body: { email, password, isMobile: false } })

test('a mailed link sets a new password, signs in, and ends all other sessions [PASSWORD-008]', async () => {
  const { id, email } = await addUser(api)
  const elsewhere = api.newVisitor()
  await signIn(email, PASSWORD, elsewhere)
  expect(await ask(email)).toEqual({ status: 'success', repeatSendingCodeDelay: 60 })
  const visitor = api.newVisitor()
  expect(await reset(await tokenFor(email), NEW, visitor)).toEqual({ status: 'success' })
  expect(await userOf(visitor)).toBe(id)
  expect(await userOf(elsewhere)).toBeNull()
  expect(await signIn(email, NEW)).toEqual({ status: 'success' })
  expect((await signIn(email, PASSWORD)).status).toBe('error')
  const ended = await api.db.selectFrom('user_session').select('end_reason').where('user_id', '=', id).execute()
  expect(ended).toContainEqual({ end_reason: 'recovery' })
})

test('a mailed link makes nobody staff: the code is still owed', async () => {
  const { id, email } = await addUser(api, { is_staff: true })
  await ask(email)
  const visitor = api.newVisitor()
  expect(await reset(await tokenFor(email), NEW, visitor)).toEqual({ status: 'success' })
  expect((await visitor.call(getSession, {})).user).toBe('private')
  expect(await userOf(visitor)).toBe(id)
})

test('a link opens once, for half an hour, and only the latest use counts', async () => {
  const { email } = await addUser(api)
  await ask(email)
  const first = await tokenFor(email)
  await forgetLimits(api)
  await ask(email)
  const second = await tokenFor(email)
  expect(await reset(second, 'коротко')).toMatchObject({ status: 'error', data: { code: 400 } })
  expect(await reset(second)).toEqual({ status: 'success' })
  const dead = { status: 'error', data: { code: 422, errors: [{ details: [{ field: 'token' }] }] } }
  for (const token of [first, second, 'x'.repeat(43), '', "' or 1=1"]) expect(await reset(token)).toMatchObject(dead)
  await forgetLimits(api)
  await ask(email)
  const before = api.clock.now
  const third = await tokenFor(email)
  api.clock.now = new Date(before.getTime() + 31 * 60_000)
  expect(await reset(third)).toMatchObject(dead)
  api.clock.now = before
})

test('two uses of a link at once set one password', async () => {
  const { email } = await addUser(api)
  await ask(email)
  const token = await tokenFor(email)
  const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `Drills-${n}`)))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
})

test('an unknown e-mail gets the same answer and a mail without a link', async () => {
  const { email } = await addUser(api)
  const unknown = newEmail()
  expect(await ask(unknown)).toEqual(await ask(email))
  const [text] = await messagesTo(api, unknown)
  expect(text).not.toContain('recovery=')
  expect(text).toContain('учётной записи с ним нет')
})

test('who has confirmed a phone but not the e-mail is sent to sign in by the phone', async () => {
  const { id, phone, email } = await addUser(api, { email_confirmed_at: null })
  await ask(email)
  expect((await messagesTo(api, email))[0]).not.toContain('recovery=')
  const rows = await api.db.selectFrom('password_recovery').select('user_id').where('user_id', '=', id).execute()
  expect(rows).toEqual([])
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  await visitor.call(signInByPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(await userOf(visitor)).toBe(id)
})

test('a second mail needs the captcha, and there are three an hour', async () => {
  const { email } = await addUser(api)
  await ask(email)
  expect(await ask(email)).toMatchObject({ status: 'error', code: 3 })
  const again = async () => {
    const visitor = api.newVisitor()
    return visitor.call(recoverPassword, { body: { email, smartCaptchaResponse: await solvedCaptcha(visitor) } })
  }
  expect(await again()).toMatchObject({ status: 'error', data: { code: 429 } })
  for (let i = 0; i < 2; i++) {
    await passTime(api, 61)
    expect(await again()).toMatchObject({ status: 'success' })
  }
  await passTime(api, 61)
  const limited = await again()
  expect(limited).toMatchObject({ status: 'error', data: { code: 429 } })
  expect(limited.repeatSendingCodeDelay).toBeGreaterThan(3_000)
  expect(await messagesTo(api, email)).toHaveLength(3)
})

test('a text that is no e-mail is refused in words', async () => {
  expect(await ask('anna')).toMatchObject({
    status: 'error',
    data: { code: 422, errors: [{ title: 'Email должен содержать символы «@» и «.»' }] },
  })
})
