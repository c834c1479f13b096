import { changePassword, confirmContact, sendContactCode } from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { signInByEmail, signInByPhone, preAuth } from '@verstak/contracts/signIn'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  newPhone,
  PASSWORD,
  userOf,
} from '../testing/signInTesting.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

beforeEach(() => forgetLimits(api))

const NEW = 'Drills-2027'
const signIn = (email: string, password: string, visitor: Visitor = api.newVisitor()) =>
  visitor.call(signInByEmail, { body: { email, password, isMobile: false } })
async function signedIn(email: string) {
  const visitor = api.newVisitor()
  await signIn(email, PASSWORD, visitor)
  return visitor
}
/** Runs with a session that is an hour old. */
async function anHourLater<T>(act: () => Promise<T>): Promise<T> {
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 60 * 60_000)
  try {
    return await act()
  } finally {
    api.clock.now = before
  }
}

test('a changed password ends all other sessions, renews this one, and is told by mail', async () => {
  const { id, email } = await addUser(api)
  const [visitor, other] = [await signedIn(email), await signedIn(email)]
  const token = visitor.cookies.get('acctoken')
  const answer = await visitor.call(changePassword, { body: { password: PASSWORD, newPassword: NEW } })
  expect(answer).toEqual({ status: 'success' })
  expect(await userOf(visitor)).toBe(id)
  expect(visitor.cookies.get('acctoken')).not.toBe(token)
  const thief = api.newVisitor()
  thief.cookies.set('acctoken', token!)
  expect(await userOf(thief)).toBeNull()
  expect(await userOf(other)).toBeNull()
  expect((await signIn(email, PASSWORD)).status).toBe('error')
  expect((await signIn(email, NEW)).status).toBe('success')
  const told = expect.stringContaining('Пароль вашей учётной записи изменён')
  expect(await messagesTo(api, email)).toContainEqual(told)
})

test('a session alone, an hour old, changes nothing', async () => {
  const { email } = await addUser(api)
  const bare = await addUser(api, { password_hash: null })
  const visitor = await signedIn(email)
  const byPhone = api.newVisitor()
  await byPhone.call(preAuth, { body: { data: bare.phone, type: 'phone' } })
  await byPhone.call(signInByPhone, { body: { phone: bare.phone, code: await codeFor(api, bare.phone) } })
  await anHourLater(async () => {
    const needed = { status: 'error', data: { code: 400, errors: [{ details: [{ field: 'password' }] }] } }
    expect(await visitor.call(changePassword, { body: { newPassword: NEW } })).toMatchObject(needed)
    expect(await visitor.call(changePassword, { body: { newPassword: NEW, password: 'Wrong-1' } })).toMatchObject(
      needed,
    )
    const body = { type: 'phone' as const, value: newPhone() }
    expect(await visitor.call(sendContactCode, { body })).toMatchObject(needed)
    expect(await byPhone.call(changePassword, { body: { newPassword: NEW } })).toMatchObject({
      data: { errors: [{ title: 'Чтобы изменить эти данные, выйдите и войдите ещё раз' }] },
    })
    expect((await visitor.call(sendContactCode, { body: { ...body, password: PASSWORD } })).status).toBe('success')
  })
  // Just signed in, a user without a password sets his first.
  expect((await byPhone.call(changePassword, { body: { newPassword: NEW } })).status).toBe('success')
  expect((await signIn(bare.email, NEW)).status).toBe('success')
})

test('guesses of the current password are counted with those at sign-in', async () => {
  const { email } = await addUser(api)
  const visitor = await signedIn(email)
  for (let i = 0; i < 5; i++) await visitor.call(changePassword, { body: { password: 'Wrong-1', newPassword: NEW } })
  const right = await visitor.call(changePassword, { body: { password: PASSWORD, newPassword: NEW } })
  expect(right).toMatchObject({ status: 'error', data: { code: 429 } })
})

test.each([
  ['12345', 'Пароль должен содержать от 6 до 50 символов'],
  [PASSWORD, 'Новый пароль совпадает с текущим'],
])('the new password %j is refused', async (newPassword, title) => {
  const visitor = await signedIn((await addUser(api)).email)
  expect(await visitor.call(changePassword, { body: { password: PASSWORD, newPassword } })).toMatchObject({
    data: { code: 400, errors: [{ title, details: [{ field: 'newPassword' }] }] },
  })
})

test('a new phone is confirmed by its code; the old one hears of it and signs in no more', async () => {
  const { id, phone, email } = await addUser(api)
  const visitor = await signedIn(email)
  const token = visitor.cookies.get('acctoken')
  const value = newPhone()
  expect(await visitor.call(sendContactCode, { body: { type: 'phone', value: `8${value}` } })).toEqual({
    status: 'success',
    repeatSendingCodeDelay: 60,
    isLimit: false,
    codeLength: 4,
  })
  const code = await codeFor(api, value)
  expect((await visitor.call(confirmContact, { body: { type: 'phone', value, code } })).status).toBe('success')
  expect((await visitor.call(getSession, {})).account).toMatchObject({ id, phone: value })
  expect(visitor.cookies.get('acctoken')).not.toBe(token)
  expect((await messagesTo(api, phone))[0]).toContain(`изменён на +7 (916) •••-••-${value.slice(-2)}`)
  expect((await api.newVisitor().call(preAuth, { body: { data: phone, type: 'phone' } })).meta?.isExist).toBe(false)
})

test('a new e-mail is confirmed by its code; the old one hears of it', async () => {
  const { email } = await addUser(api)
  const visitor = await signedIn(email)
  const value = newEmail()
  await visitor.call(sendContactCode, { body: { type: 'email', value } })
  const code = await codeFor(api, value)
  expect((await visitor.call(confirmContact, { body: { type: 'email', value, code } })).status).toBe('success')
  expect((await signIn(value, PASSWORD)).status).toBe('success')
  expect((await messagesTo(api, email))[0]).toContain('Email вашей учётной записи изменён')
})

test('a contact of another user is refused to who owns it only, and of many at once one gets it', async () => {
  const other = await addUser(api)
  const visitor = await signedIn((await addUser(api)).email)
  const body = { type: 'phone' as const, value: other.phone }
  expect((await visitor.call(sendContactCode, { body })).status).toBe('success')
  const code = await codeFor(api, other.phone)
  expect(await visitor.call(confirmContact, { body: { ...body, code } })).toMatchObject({ status: 'error', code: 6 })
  const email = { type: 'email' as const, value: other.email }
  await forgetLimits(api)
  await visitor.call(sendContactCode, { body: email })
  expect(
    await visitor.call(confirmContact, { body: { ...email, code: await codeFor(api, other.email) } }),
  ).toMatchObject({
    data: { errors: [{ title: 'Email уже используется' }] },
  })
  const value = newPhone()
  const rivals = await Promise.all([1, 2].map(async () => signedIn((await addUser(api)).email)))
  const codes: string[] = []
  for (const rival of rivals) {
    await forgetLimits(api)
    await rival.call(sendContactCode, { body: { type: 'phone', value } })
    codes.push(await codeFor(api, value))
  }
  const answers = await Promise.all(
    rivals.map((rival, i) => rival.call(confirmContact, { body: { type: 'phone', value, code: codes[i]! } })),
  )
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
})

test('a code that one user ordered changes nothing for another, whose stolen session is put into the same browser', async () => {
  const [thief, victim] = [await addUser(api), await addUser(api)]
  const [browser, stolen, phone] = [await signedIn(thief.email), await signedIn(victim.email), newPhone()]
  await browser.call(sendContactCode, { body: { type: 'phone', value: phone } })
  const code = await codeFor(api, phone)
  browser.cookies.set('acctoken', stolen.cookies.get('acctoken')!)
  const answer = await browser.call(confirmContact, { body: { type: 'phone', value: phone, code } })
  expect(answer.status).toBe('error')
  const { account } = await stolen.call(getSession, {})
  expect(account?.phone).not.toBe(phone)
})

test('guests change nothing, and a wrong contact is told in words', async () => {
  const guest = api.newVisitor()
  expect((await guest.fail(changePassword, { body: { newPassword: NEW } })).status).toBe(401)
  expect((await guest.fail(sendContactCode, { body: { type: 'phone', value: newPhone() } })).status).toBe(401)
  expect((await guest.fail(confirmContact, { body: { type: 'phone', value: newPhone(), code: '0000' } })).status).toBe(
    401,
  )
  const { email, phone } = await addUser(api)
  const visitor = await signedIn(email)
  for (const [type, value, title] of [
    ['phone', '84952041837', 'Введите номер мобильного телефона'],
    ['email', 'anna', 'Email должен содержать символы «@» и «.»'],
    ['phone', phone, 'Этот контакт уже подтвержден в вашем профиле'],
  ] as const)
    expect(await visitor.call(sendContactCode, { body: { type, value } })).toMatchObject({
      data: { code: 400, errors: [{ title, details: [{ field: 'value' }] }] },
    })
})
