import { getSignInWays } from '@verstak/contracts/identity'
import { changePassword } from '@verstak/contracts/profile'
import { preAuth, recoverPassword, register, resetPassword, sendPhoneCode } from '@verstak/contracts/signIn'
import { readConfig } from '../config.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  newPhone,
  passTime,
  solvedCaptcha,
} from '../testing/signInTesting.ts'
import { useTestApi } from '../testing/useTestApi.ts'

describe('the strict profile', () => {
  const api = useTestApi({}, { signIn: { profile: 'strict', smartCaptcha: null } })

  test('codes have six digits, and the answer says so', async () => {
    const phone = newPhone()
    const { meta } = await api.newVisitor().call(preAuth, { body: { data: phone, type: 'phone' } })
    expect(meta?.codeLength).toBe(6)
    expect(await codeFor(api, phone)).toMatch(/^\d{6}$/)
  })

  test('browsers are told its rules of passwords', async () => {
    const { passwords } = await api.newVisitor().call(getSignInWays, {})
    expect(passwords).toEqual({ min: 8, max: 128, isAnySign: true })
  })

  test.each([
    ['1234567', 'Пароль должен содержать от 8 до 128 символов'],
    ['x'.repeat(129), 'Пароль должен содержать от 8 до 128 символов'],
    ['Password', 'Этот пароль слишком известен, придумайте другой'],
    ['QWERTYUIOP', 'Этот пароль слишком известен, придумайте другой'],
    ['verstak-2026', 'Пароль повторяет название магазина или ваши данные, придумайте другой'],
    ['', 'Поле обязательно для заполнения'],
  ])('the password %.20j is refused', async (password, title) => {
    const form = { name: 'Пётр', phone: '', email: newEmail(), password, isJuristic: false }
    expect((await api.newVisitor().call(register, { body: form })).data?.errors[0]).toMatchObject({ title })
    const reset = await api.newVisitor().call(resetPassword, { body: { token: 'x'.repeat(43), password } })
    expect(reset.status).toBe('error')
  })

  test('a password of one’s own e-mail is refused at the registration, by the mailed link and in the profile', async () => {
    const title = 'Пароль повторяет название магазина или ваши данные, придумайте другой'
    const [visitor, email] = [api.newVisitor(), 'anna.smirnova@mail.example']
    const form = { name: 'Пётр', phone: '', email, password: 'AnnaSmirnova1', isJuristic: false }
    expect((await visitor.call(register, { body: form })).data?.errors[0]).toMatchObject({ title })
    await visitor.call(register, { body: { ...form, password: 'зелёная стамеска' } })
    const change = { newPassword: 'anna_smirnova' }
    expect((await visitor.call(changePassword, { body: change })).data?.errors[0]).toMatchObject({ title })
    await visitor.call(recoverPassword, { body: { email } })
    const letter = (await messagesTo(api, email)).find((text) => text.includes('recovery='))!
    const token = /recovery=([\w-]{43})/.exec(letter)![1]!
    const reset = (password: string) => visitor.call(resetPassword, { body: { token, password } })
    expect((await reset('smirnova.anna')).data?.errors[0]).toMatchObject({ title })
    expect(await reset('синяя стамеска')).toEqual({ status: 'success' })
  })

  test.each(['пароль с пробелами 🔧', 'x'.repeat(128)])('the password %.20j is taken', async (password) => {
    const form = { name: 'Пётр', phone: '', email: newEmail(), password, isJuristic: false }
    expect(await api.newVisitor().call(register, { body: form })).toEqual({ meta: {} })
  })
})

describe('messages that cannot be sent', () => {
  const api = useTestApi({}, { smsPerDay: 2 })
  beforeEach(() => forgetLimits(api))

  const ask = async (data: string) => api.newVisitor().call(preAuth, { body: { data, type: 'phone' } })
  const DOWN = {
    code: 0,
    data: {
      code: 503,
      errors: [
        {
          title:
            'SMS сейчас не отправляются. Войдите по электронной почте и паролю или попробуйте через несколько минут.',
        },
      ],
    },
  }

  test('after the SMS of a day, and while the gateway is down, the answer offers the other way in', async () => {
    expect((await ask(newPhone())).meta?.success).toBe(true)
    await ask(newPhone())
    const phone = newPhone()
    expect(await ask(phone)).toMatchObject(DOWN)
    expect(await messagesTo(api, phone)).toEqual([])
    expect(await api.newVisitor().call(sendPhoneCode, { body: { phone: newPhone() } })).toMatchObject({
      ...DOWN,
      status: 'error',
    })
    await api.db
      .insertInto('message_channel')
      .values({ kind: 'sms', failed_at: api.clock.now })
      .onConflict((row) => row.column('kind').doUpdateSet({ failed_at: api.clock.now, answered_at: null }))
      .execute()
    expect(await ask(newPhone())).toMatchObject(DOWN)
    await api.db.deleteFrom('message_channel').execute()
  })

  test('the limit of a phone is told with its text, its end and the seconds [FAULT-019]', async () => {
    const { phone } = await addUser(api)
    await api.db.deleteFrom('sms_day').execute()
    const fill = async () => {
      const visitor = api.newVisitor()
      const body = { data: phone, type: 'phone' as const, smartCaptchaResponse: await solvedCaptcha(visitor) }
      return visitor.call(preAuth, { body })
    }
    for (let i = 0; i < 5; i++) {
      await fill()
      await api.db.deleteFrom('sms_day').execute()
      await passTime(api, 61)
    }
    const { meta } = await fill()
    expect(meta).toMatchObject({
      isLimit: true,
      success: false,
      limitErrorMessage: `Был превышен лимит отправки SMS на номер +7 (916) •••-••-${phone.slice(-2)}`,
    })
    const seconds = (Date.parse(meta!.blockingEndDate!) - Date.parse(meta!.serverTime)) / 1000
    expect(Math.ceil(seconds)).toBe(meta!.repeatSendingCodeDelay)
    expect(seconds).toBeGreaterThan(3_000)
  })
})

test.each([
  [{ SMARTCAPTCHA_SERVER_KEY: 'a' }, /belong together/],
  [{ SIGN_IN_PROFILE: 'lax' }, /SIGN_IN_PROFILE/],
])('the settings %j are refused', (env, reason) => {
  expect(() => readConfig({ DATABASE_URL: 'x', VERSTAK_DATA: 'x', ...env })).toThrow(reason)
})
