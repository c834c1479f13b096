import { moveSignInFlow, SIGN_IN_TRANSITIONS, startSignInFlow } from '@verstak/contracts/signInFlow'
import type { FlowState } from '@verstak/contracts/signInFlow'
import { useTestApi } from '../../testing/useTestApi.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  newPhone,
  PASSWORD,
  passTime,
  putFlag,
  solvedCaptcha,
  userOf,
  wrongOf,
} from '../../testing/signInTesting.ts'

const api = useTestApi()
const { submit, change, back, resend, switchWay, recover, skip, sendPhoneCode, confirmPhone } = SIGN_IN_TRANSITIONS

beforeEach(async () => {
  await forgetLimits(api)
  await putFlag(api, 'one-time-code', { off: 100 })
})

type Input = Record<string, string | boolean>

const PAGE_HEADERS = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }

/** A browser that posts with the token of the last state. */
async function start(visitor = api.newVisitor()) {
  let last: FlowState = await visitor.call(startSignInFlow, {}, PAGE_HEADERS)
  const move = async (transition: string, input: Input = {}, dataToken = last.dataToken) => {
    const answer = await visitor.call(moveSignInFlow, { body: { dataToken, transition: { transition, input } } })
    last = answer
    return answer
  }
  return { visitor, move, first: last, last: () => last }
}
const errorsOf = ({ state }: FlowState) => Object.assign({}, ...state.transitions.map(({ errors }) => errors)) as object
const namesOf = ({ state }: FlowState) => state.transitions.map(({ transition }) => transition)

test('a flow starts at the first place, and its form says what is required [FLOW-002, FLOW-009, FLOW-010]', async () => {
  const { first } = await start()
  expect(first.state).toMatchObject({
    place: 'EMAIL_OR_PHONE',
    isCompleted: false,
    ui: { title: 'Вход или регистрация' },
    transitions: [
      {
        transition: 'submit',
        schema: { login: { type: 'text', title: 'Email или телефон', isRequired: true } },
        data: { login: '' },
        errors: {},
      },
    ],
  })
})

test('a phone with an account: code, sign-in, completed [FLOW-003, FLOW-004]', async () => {
  const { id, phone } = await addUser(api)
  const { visitor, move } = await start()
  const sms = await move(submit, { login: `+7 ${phone}` })
  expect(sms.state).toMatchObject({
    place: 'SMS_CODE',
    ui: { title: 'Введите код', contact: phone, repeatSendingCodeDelay: 60, isLimit: false, codeLength: 4 },
  })
  expect(sms.state.transitions[0]!.schema['code']).toMatchObject({
    type: 'code',
    minLength: 4,
    requiredMessage: 'Заполните поле',
  })
  const wrong = await move(submit, { code: wrongOf(await codeFor(api, phone)) })
  expect(wrong.state.place).toBe('SMS_CODE')
  expect(errorsOf(wrong)).toEqual({ code: 'Неверный код' })
  expect(wrong.transitionError).toEqual({ message: 'Проверьте выделенные поля' })
  const done = await move(submit, { code: await codeFor(api, phone) })
  expect(done.state).toMatchObject({ isCompleted: true, transitions: [] })
  expect(done.transitionError).toBeUndefined()
  expect(await userOf(visitor)).toBe(id)
})

test('a limit is told until another code is sent, and closes no password', async () => {
  const { phone, email } = await addUser(api)
  await (await start()).move(submit, { login: phone })
  const { move } = await start()
  const sms = await move(submit, { login: phone })
  const limitMessage = `Был превышен лимит отправки SMS на номер +7 (916) •••-••-${phone.slice(-2)}`
  expect(sms.state.ui).toMatchObject({ isLimit: true, repeatSendingCodeDelay: 60, limitMessage })
  expect(await messagesTo(api, phone)).toHaveLength(1)
  await move(back)
  const password = await move(submit, { login: email })
  expect(password.state.place).toBe('PASSWORD')
  expect(password.state.ui.isLimit).toBeUndefined()
})

test('a wrong login is told at its field, and what was typed stays [FLOW-005, FLOW-006]', async () => {
  const { move } = await start()
  const { state, transitionError } = await move(submit, { login: 'аnna@mail.example' })
  expect(state.transitions[0]).toMatchObject({
    errors: { login: 'Email не должен содержать русские буквы' },
    data: { login: 'аnna@mail.example' },
  })
  expect(transitionError?.message).toBeTruthy()
})

test('a phone without an account: code, registration with the phone confirmed', async () => {
  const phone = newPhone()
  const { visitor, move } = await start()
  await move(submit, { login: phone })
  const form = await move(submit, { code: await codeFor(api, phone) })
  expect(form.state).toMatchObject({ place: 'REGISTRATION', ui: { isPhoneConfirmed: true } })
  expect(form.state.transitions[0]!.data).toMatchObject({ phone, email: '' })
  const empty = await move(submit, { name: '', phone, email: '', password: '' })
  expect(errorsOf(empty)).toEqual({
    name: 'Поле обязательно для заполнения',
    password: 'Поле обязательно для заполнения',
  })
  const done = await move(submit, { name: 'Пётр', phone, email: '', password: PASSWORD })
  expect(done.state.isCompleted).toBe(true)
  expect(await userOf(visitor)).not.toBeNull()
})

test('an e-mail without an account: registration, whose phone is confirmed in its form', async () => {
  const [email, phone] = [newEmail(), newPhone()]
  const { visitor, move } = await start()
  const form = await move(submit, { login: email })
  expect(form.state.place).toBe('REGISTRATION')
  expect(form.state.transitions[0]!.data).toMatchObject({ email })
  expect(namesOf(form)).toEqual([submit, sendPhoneCode, back])
  const sent = await move(sendPhoneCode, { phone })
  expect(namesOf(sent)).toContain(confirmPhone)
  expect(sent.state.ui).toMatchObject({ repeatSendingCodeDelay: 60, isPhoneConfirmed: false })
  const early = await move(submit, { name: 'Пётр', phone, email, password: PASSWORD })
  expect(errorsOf(early)).toEqual({ phone: 'Номер телефона не подтвержден' })
  expect(early.state.transitions[0]!.data).toMatchObject({ name: 'Пётр', phone })
  expect(JSON.stringify(early)).not.toContain(PASSWORD)
  const confirmed = await move(confirmPhone, { phone, code: await codeFor(api, phone) })
  expect(confirmed.state).toMatchObject({ place: 'REGISTRATION', ui: { isPhoneConfirmed: true } })
  await move(submit, { name: 'Пётр', phone, email, password: PASSWORD })
  expect(await userOf(visitor)).not.toBeNull()
})

test('an e-mail with an account: password, a delay, «Изменить», «Назад», recovery', async () => {
  const { id, email } = await addUser(api)
  const { visitor, move } = await start()
  expect((await move(submit, { login: email })).state).toMatchObject({ place: 'PASSWORD', ui: { contact: email } })
  expect(errorsOf(await move(submit, { password: 'Wrong-2026' }))).toEqual({ password: 'Неверный email или пароль' })
  const changed = await move(change)
  expect(changed.state.place).toBe('EMAIL_OR_PHONE')
  expect(changed.state.transitions[0]!.data).toMatchObject({ login: email })
  expect(errorsOf(changed)).toEqual({})
  await move(submit, { login: email })
  expect((await move(back)).state.transitions[0]!.data).toMatchObject({ login: '' })
  await move(submit, { login: email })
  const recovery = await move(recover)
  expect(recovery.state).toMatchObject({ place: 'RECOVERY', transitions: [{ data: { email } }, {}] })
  const mailed = await move(submit, { email })
  expect(mailed.state).toMatchObject({
    place: 'RECOVERY_SENT',
    ui: { text: `Письмо с инструкцией отправлено на ${email}`, repeatSendingCodeDelay: 60 },
  })
  expect(await messagesTo(api, email)).toHaveLength(1)
  await move(back)
  await move(submit, { login: email })
  expect((await move(submit, { password: PASSWORD })).state.isCompleted).toBe(true)
  expect(await userOf(visitor)).toBe(id)
})

test('after five wrong passwords the place says how long to wait', async () => {
  const { email } = await addUser(api)
  const { visitor, move, last } = await start()
  await move(submit, { login: email })
  for (let i = 0; i < 3; i++) await move(submit, { password: 'Wrong-2026' })
  const asked = await move(submit, { password: 'Wrong-2026' })
  expect(asked.state.ui.isCaptchaShown).toBe(true)
  await move(submit, { password: 'Wrong-2026', captcha: await solvedCaptcha(visitor) })
  await move(submit, { password: 'Wrong-2026', captcha: await solvedCaptcha(visitor) })
  expect(last().state.ui).toMatchObject({ isLimit: true, repeatSendingCodeDelay: 60 })
})

test('a one-time code after the password, sent the other way, then the device is remembered', async () => {
  await putFlag(api, 'one-time-code', { 'with-save': 100 })
  const { id, email, phone } = await addUser(api, { email_confirmed_at: null })
  const both = await addUser(api)
  const { visitor, move } = await start()
  // The code to an e-mail that is not confirmed is followed by the password.
  const otp = await move(submit, { login: email })
  expect(otp.state).toMatchObject({ place: 'OTP', ui: { title: 'Безопасный вход', confirmationType: 'email' } })
  const password = await move(submit, { code: await codeFor(api, email) })
  expect(password.state.place).toBe('PASSWORD')
  expect((await move(submit, { password: PASSWORD })).state.isCompleted).toBe(true)
  expect(await userOf(visitor)).toBe(id)
  expect(await messagesTo(api, phone)).toEqual([])

  const second = await start()
  await second.move(submit, { login: both.phone })
  expect((await second.move(submit, { code: await codeFor(api, both.phone) })).state.isCompleted).toBe(true)
})

test('staff: code to the phone, then to the e-mail; the offer to remember is taken or not', async () => {
  await putFlag(api, 'one-time-code', { 'with-save': 100 })
  const staff = await addUser(api, { is_staff: true })
  const { visitor, move } = await start()
  await move(submit, { login: staff.email })
  const first = await move(submit, { code: await codeFor(api, staff.email) })
  expect(first.state.place).toBe('PASSWORD')
  await move(submit, { password: PASSWORD })
  expect(await userOf(visitor)).toBe(staff.id)

  const user = await addUser(api)
  const other = await start()
  await other.move(submit, { login: user.email })
  const offer = await other.move(submit, { code: await codeFor(api, user.email) })
  expect(offer.state).toMatchObject({ place: 'SAVE_DEVICE', isCompleted: false })
  expect(await userOf(other.visitor)).toBe(user.id)
  expect((await other.move(submit)).state.isCompleted).toBe(true)
  expect(other.visitor.cookies.get('remembered_device')).toBeTruthy()

  const third = await start()
  await third.move(submit, { login: user.email })
  await third.move(submit, { code: 'none' })
  const later = await third.move(resend)
  expect(later.state.place).toBe('OTP')
  expect(namesOf(later)).not.toContain(switchWay)
  await third.move(submit, { code: '' })
  expect((await third.move(skip)).transitionError).toBeTruthy()
})

test('a token of a step is taken once, and another one changes nothing', async () => {
  const phone = newPhone()
  const { visitor, move, first } = await start()
  const sms = await move(submit, { login: phone })
  for (const stale of [first.dataToken, 'x'.repeat(43), '']) {
    const answer = await move(submit, { login: newPhone() }, stale)
    expect(answer).toMatchObject({ dataToken: sms.dataToken, state: { place: 'SMS_CODE' } })
    expect(answer.transitionError?.message).toMatch(/устарела/)
  }
  const stranger = api.newVisitor()
  const body = { dataToken: sms.dataToken, transition: { transition: submit, input: {} } }
  expect((await stranger.call(moveSignInFlow, { body })).state.place).toBe('EMAIL_OR_PHONE')
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () =>
      visitor.call(moveSignInFlow, {
        body: { dataToken: sms.dataToken, transition: { transition: change, input: {} } },
      }),
    ),
  )
  expect(tokens.filter(({ transitionError }) => !transitionError)).toHaveLength(1)
})

test.each(['__proto__', 'constructor', 'toString', 'nothing', ''])('the transition %j is none', async (name) => {
  const { move } = await start()
  const { state, transitionError } = await move(name)
  expect([state.place, typeof transitionError?.message]).toEqual(['EMAIL_OR_PHONE', 'string'])
})

test('a start forgets what was under way, with its codes', async () => {
  const { phone } = await addUser(api)
  const { visitor, move } = await start()
  await move(submit, { login: phone })
  const old = visitor.cookies.get('sign_in_flow')
  const again = await start(visitor)
  expect(again.first.state.place).toBe('EMAIL_OR_PHONE')
  expect(visitor.cookies.get('sign_in_flow')).not.toBe(old)
  expect(await api.db.selectFrom('one_time_code').selectAll().where('target', '=', phone).execute()).toEqual([])
})

test('a page of another site starts nothing', async () => {
  const { status } = await api
    .newVisitor()
    .fail(startSignInFlow, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(status).toBe(403)
})

test('another code is sent after the pause and the captcha', async () => {
  const phone = newPhone()
  const { visitor, move } = await start()
  await move(submit, { login: phone })
  await passTime(api, 61)
  const asked = await move(resend)
  expect(asked.state.ui.isCaptchaShown).toBe(true)
  const sent = await move(resend, { captcha: await solvedCaptcha(visitor) })
  expect(sent.state).toMatchObject({ place: 'SMS_CODE', ui: { isCaptchaShown: false, repeatSendingCodeDelay: 60 } })
  expect(await messagesTo(api, phone)).toHaveLength(2)
})
