import {
  confirmCode,
  generateCode,
  preAuth,
  register,
  saveDevice,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { getSession } from '@verstak/contracts/session'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  PASSWORD,
  passTime,
  putFlag,
  solvedCaptcha,
  userOf,
  wrongOf,
} from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(async () => {
  await forgetLimits(api)
  await putFlag(api, 'one-time-code', { 'with-save': 100 })
})

const byPassword = (email: string, visitor: Visitor = api.newVisitor()) =>
  visitor.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } })
const confirm = (visitor: Visitor, code: string, confirmationType: 'phone' | 'email' = 'phone') =>
  visitor.call(confirmCode, { body: { code, confirmationType } })

test('after the password a code is owed, which signs in [PASSWORD-011, OTP-007]', async () => {
  const { id, phone, email } = await addUser(api)
  const visitor = api.newVisitor()
  const { status, otp } = await byPassword(email, visitor)
  expect(status).toBe('success')
  expect(otp).toEqual({
    currentConfirmationType: 'phone',
    sentTo: `+7 (916) •••-••-${phone.slice(-2)}`,
    blockingEndDate: null,
    availableConfirmationTypes: ['phone', 'email'],
    limitErrorMessage: null,
    serverTime: api.clock.now.toISOString(),
    codeLength: 4,
    repeatSendingCodeDelay: 60,
  })
  expect(await userOf(visitor)).toBeNull()
  const code = await codeFor(api, phone)
  expect((await confirm(visitor, wrongOf(code))).data.errors).toMatchObject([{ message: 'Неверный код' }])
  expect(await confirm(visitor, code)).toEqual({ data: { errors: [] } })
  expect(await userOf(visitor)).toBe(id)
})

test('the code goes to the other contact on demand [OTP-006]', async () => {
  const { id, email } = await addUser(api)
  const visitor = api.newVisitor()
  await byPassword(email, visitor)
  const ask = (smartCaptchaResponse?: string) =>
    visitor.call(generateCode, {
      body: { confirmationType: 'email', ...(smartCaptchaResponse && { smartCaptchaResponse }) },
    })
  expect(await ask()).toMatchObject({ code: 3 })
  const { data } = await ask(await solvedCaptcha(visitor))
  expect(data).toMatchObject({ errors: [], data: { currentConfirmationType: 'email', sentTo: 'u•••@mail.example' } })
  const code = await codeFor(api, email)
  // A code is good for the contact it went to.
  expect((await confirm(visitor, code, 'phone')).data.errors).toHaveLength(1)
  await confirm(visitor, code, 'email')
  expect(await userOf(visitor)).toBe(id)
})

test('the limit of codes is told with its own text and the seconds [FAULT-034, FAULT-035]', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  await byPassword(email, visitor)
  const ask = async () =>
    visitor.call(generateCode, {
      body: { confirmationType: 'phone', smartCaptchaResponse: await solvedCaptcha(visitor) },
    })
  for (let i = 0; i < 4; i++) {
    await passTime(api, 61)
    expect((await ask()).data.errors).toEqual([])
  }
  await passTime(api, 61)
  const { data } = await ask()
  expect(data.errors).toMatchObject([{ code: 1, message: 'Получить новый код можно через' }])
  expect(data.data!.repeatSendingCodeDelay).toBeGreaterThan(3_000)
  expect(new Date(data.data!.blockingEndDate!).getTime()).toBeGreaterThan(api.clock.now.getTime())
  expect(data.data!.limitErrorMessage).toMatch(/^Был превышен лимит отправки SMS на номер \+7/)
})

test('nobody gets a code, or confirms one, without having passed the first factor', async () => {
  const { phone, email } = await addUser(api)
  await byPassword(email)
  const stranger = api.newVisitor()
  const asked = await stranger.call(generateCode, { body: { confirmationType: 'phone' } })
  expect(asked.data.errors).toMatchObject([{ title: 'Вход прерван. Начните сначала.' }])
  const code = await codeFor(api, phone)
  expect((await confirm(stranger, code)).data.errors).toHaveLength(1)
  await stranger.call(preAuth, { body: { data: newEmail(), type: 'email' } })
  expect((await confirm(stranger, code)).data.errors).toHaveLength(1)
  expect(await userOf(stranger)).toBeNull()
})

test('a remembered device is asked for no code by its own user [OTP-013]', async () => {
  const { id, phone, email } = await addUser(api)
  const visitor = api.newVisitor()
  await byPassword(email, visitor)
  expect((await visitor.fail(saveDevice, {})).status).toBe(401)
  await confirm(visitor, await codeFor(api, phone))
  expect(await visitor.call(saveDevice, {})).toEqual({ status: 'success' })
  const device = visitor.cookies.get('remembered_device')!
  const again = api.newVisitor()
  again.cookies.set('remembered_device', device)
  expect(await byPassword(email, again)).toEqual({ status: 'success' })
  expect(await userOf(again)).toBe(id)
  const other = await addUser(api)
  const stranger = api.newVisitor()
  stranger.cookies.set('remembered_device', device)
  expect((await byPassword(other.email, stranger)).otp).toBeTruthy()
  // The offer is taken once.
  expect((await visitor.fail(saveDevice, {})).status).toBe(401)
})

test('without the experiment nobody but staff owes a code', async () => {
  await putFlag(api, 'one-time-code', { off: 100 })
  const { email } = await addUser(api)
  expect(await byPassword(email)).toEqual({ status: 'success' })
  const staff = await addUser(api, { is_staff: true })
  const visitor = api.newVisitor()
  expect((await byPassword(staff.email, visitor)).otp).toBeTruthy()
  await confirm(visitor, await codeFor(api, staff.phone))
  expect((await visitor.call(getSession, {})).user).toBe('staff')
})

test('staff that comes by SMS owes a code to the e-mail, and without one is no staff there', async () => {
  const staff = await addUser(api, { is_staff: true })
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: staff.phone, type: 'phone' } })
  const body = { phone: staff.phone, code: await codeFor(api, staff.phone) }
  const { otp } = await visitor.call(signInByPhone, { body })
  expect(otp).toMatchObject({ currentConfirmationType: 'email', availableConfirmationTypes: ['email'] })
  expect(await userOf(visitor)).toBeNull()
  await confirm(visitor, await codeFor(api, staff.email), 'email')
  expect((await visitor.call(getSession, {})).user).toBe('staff')
  const bare = await addUser(api, { is_staff: true, email_confirmed_at: null })
  const other = api.newVisitor()
  await other.call(preAuth, { body: { data: bare.phone, type: 'phone' } })
  await other.call(signInByPhone, { body: { phone: bare.phone, code: await codeFor(api, bare.phone) } })
  expect((await other.call(getSession, {})).user).toBe('private')
})

test('in the experiment an e-mail leads to a code, alike with and without an account [LOGIN-018]', async () => {
  const { id, email } = await addUser(api)
  const unknown = newEmail()
  const [mine, nobodys] = [api.newVisitor(), api.newVisitor()]
  const answers = [
    (await mine.call(preAuth, { body: { data: email, type: 'email' } })).meta!,
    (await nobodys.call(preAuth, { body: { data: unknown, type: 'email' } })).meta!,
  ]
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ availableConfirmationTypes: ['email'], currentConfirmationType: 'email' })
  expect(await confirm(mine, await codeFor(api, email), 'email')).toEqual({ data: { errors: [] } })
  expect(await userOf(mine)).toBe(id)
  const { data } = await confirm(nobodys, await codeFor(api, unknown), 'email')
  expect(data).toEqual({ errors: [], place: 'REGISTRATION' })
  const form = { name: 'Пётр', phone: '', email: unknown, password: PASSWORD, isJuristic: false }
  await nobodys.call(register, { body: form })
  const user = await api.db.selectFrom('shop_user').selectAll().where('email', '=', unknown).executeTakeFirstOrThrow()
  expect(user.email_confirmed_at).not.toBeNull()
})

test('an account that has not confirmed its e-mail asks for the password besides, which confirms it', async () => {
  const { id, email } = await addUser(api, { email_confirmed_at: null })
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: email, type: 'email' } })
  const { data } = await confirm(visitor, await codeFor(api, email), 'email')
  expect(data).toEqual({ errors: [], place: 'PASSWORD' })
  expect(await userOf(visitor)).toBeNull()
  expect(await byPassword(email, visitor)).toEqual({ status: 'success' })
  const user = await api.db.selectFrom('shop_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(user.email_confirmed_at).not.toBeNull()
})

test('after a sign-in the browser has another secret, and the old one knows nothing', async () => {
  const { phone, email } = await addUser(api)
  const visitor = api.newVisitor()
  await byPassword(email, visitor)
  const old = visitor.cookies.get('sign_in_flow')!
  await confirm(visitor, await codeFor(api, phone))
  expect(visitor.cookies.get('sign_in_flow')).not.toBe(old)
  const thief = api.newVisitor()
  thief.cookies.set('sign_in_flow', old)
  expect((await thief.call(generateCode, { body: { confirmationType: 'phone' } })).data.errors).toHaveLength(1)
  expect(await messagesTo(api, phone)).toHaveLength(1)
})
