import { confirmPhone, preAuth, register, sendPhoneCode, signInByEmail, signInByPhone } from '@verstak/contracts/signIn'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newEmail,
  newPhone,
  PASSWORD,
  passTime,
  solvedCaptcha,
  userOf,
} from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

type Form = EndpointInput<typeof register>['body']
const formOf = (changes: Partial<Form> = {}): Form => ({
  name: 'Пётр',
  phone: '',
  email: newEmail(),
  password: PASSWORD,
  isJuristic: false,
  ...changes,
})
const send = (form: Form, visitor = api.newVisitor()) => visitor.call(register, { body: form })

async function withPhone(phone: string, visitor = api.newVisitor()): Promise<Visitor> {
  await visitor.call(sendPhoneCode, { body: { phone } })
  await visitor.call(confirmPhone, { body: { phone, code: await codeFor(api, phone) } })
  return visitor
}
const userRow = (email: string) =>
  api.db.selectFrom('shop_user').selectAll().where('email', '=', email).executeTakeFirst()

test('a registration makes an account and signs it in [REGISTER-019]', async () => {
  const phone = newPhone()
  const visitor = await withPhone(phone)
  const form = formOf({ phone: `8 (${phone.slice(0, 3)}) ${phone.slice(3)}`, isJuristic: true })
  expect(await send(form, visitor)).toEqual({ meta: {} })
  const user = await userRow(form.email)
  expect(user).toMatchObject({ first_name: 'Пётр', phone, is_company: true, email_confirmed_at: null, is_staff: false })
  expect(user!.phone_confirmed_at).not.toBeNull()
  expect(await userOf(visitor)).toBe(user!.id)
  expect(await api.newVisitor().call(signInByEmail, { body: { ...form, isMobile: false } })).toEqual({
    status: 'success',
  })
})

test('a registration keeps the consent, and the newsletter has one of its own', async () => {
  const consentsOf = async (form: Form) => {
    expect(await send(form)).toEqual({ meta: {} })
    const { id } = (await userRow(form.email))!
    const rows = await api.db
      .selectFrom('consent')
      .select(['purpose', 'form', 'email'])
      .where('user_id', '=', id)
      .execute()
    return rows.map((row) => [row.purpose, row.form, row.email])
  }
  const plain = formOf()
  expect(await consentsOf(plain)).toEqual([['personal-data', 'registration', plain.email]])
  const wanted = formOf({ isSubscribeToNewsletter: true })
  expect(await consentsOf(wanted)).toEqual([
    ['personal-data', 'registration', wanted.email],
    ['marketing', 'registration', wanted.email],
  ])
  const letter = expect.stringContaining('/subscribe/?key=')
  expect(await messagesTo(api, wanted.email)).toContainEqual(letter)
  expect(await messagesTo(api, plain.email)).not.toContainEqual(letter)
})

test('who came by e-mail may leave the phone empty, who came by phone the e-mail [VALID-036]', async () => {
  expect(await send(formOf())).toEqual({ meta: {} })
  const phone = newPhone()
  expect(await send(formOf({ phone, email: '' }), await withPhone(phone))).toEqual({ meta: {} })
})

test('all wrong fields are told at once, each with its sentence [VALID-036, VALID-039, FAULT-029]', async () => {
  const required = 'Поле обязательно для заполнения'
  const errorsOf = async (changes: Partial<Form>) => {
    const { code, data } = await send(formOf(changes))
    expect([code, data!.code]).toEqual([0, 400])
    return Object.fromEntries(data!.errors.map(({ title, details }) => [details![0]!.field, title]))
  }
  expect(await errorsOf({ name: '', email: '', password: '' })).toEqual({
    name: required,
    phone: required,
    email: required,
    password: required,
  })
  expect(await errorsOf({ name: 'Peter', email: 'аnna@mail.example', password: 'Привет', phone: '5' })).toEqual({
    name: 'Заполните поле русскими буквами без цифр и знаков препинания',
    phone: expect.any(String),
    email: 'Email не должен содержать русские буквы',
    password: 'Пароль может содержать только латинские буквы, цифры и спецсимволы',
  })
  expect(await errorsOf({ password: '12345' })).toEqual({ password: 'Пароль должен содержать от 6 до 50 символов' })
  expect(await errorsOf({ name: 'я'.repeat(10_000) })).toEqual({ name: 'Введите до 100 символов' })
})

test('a mobile phone must be confirmed in this browser [FAULT-031]', async () => {
  const phone = newPhone()
  await withPhone(phone)
  const form = formOf({ phone })
  const { data } = await send(form)
  expect(data).toMatchObject({
    code: 400,
    errors: [{ title: 'Номер телефона не подтвержден', details: [{ field: 'phone' }] }],
  })
  expect(await userRow(form.email)).toBeUndefined()
})

test('a confirmation is forgotten after half an hour [FAULT-032]', async () => {
  const phone = newPhone()
  const visitor = await withPhone(phone)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 31 * 60_000)
  const { data } = await send(formOf({ phone }), visitor)
  api.clock.now = before
  expect(data?.errors[0]?.title).toBe('Номер телефона не подтвержден')
})

test('a landline stays unconfirmed, is no way to sign in, and needs an e-mail beside it [REGISTER-015, VALID-038]', async () => {
  const form = formOf({ phone: '+7 (495) 204-18-37' })
  expect(await send(form)).toEqual({ meta: {} })
  expect(await userRow(form.email)).toMatchObject({ phone: '4952041837', phone_confirmed_at: null })
  expect(await send(formOf({ phone: '+7 (495) 204-18-37' }))).toEqual({ meta: {} })
  const alone = await send(formOf({ phone: '84952041837', email: '' }))
  expect(alone.data?.errors[0]?.title).toBe('Введите номер мобильного телефона')
  const code = await api.newVisitor().call(sendPhoneCode, { body: { phone: '84952041837' } })
  expect(code).toMatchObject({ status: 'error', error: 'Введите номер мобильного телефона', data: { code: 400 } })
})

test('a phone that has an account is answered with what was sent, and nothing of the account [REGISTER-016]', async () => {
  const { id, phone, email } = await addUser(api)
  const visitor = await withPhone(phone)
  const form = formOf({ phone })
  const answer = await send(form, visitor)
  expect(answer).toEqual({ meta: { contractorEmail: form.email, contractorPhone: phone } })
  expect(JSON.stringify(answer)).not.toContain(email)
  expect(await userOf(visitor)).toBeNull()
  // «Войти» goes on with the phone.
  await visitor.call(signInByPhone, { body: { phone } })
  expect(await userOf(visitor)).toBe(id)
})

test('an e-mail that has an account is told by its title [FAULT-030]', async () => {
  const { email } = await addUser(api)
  const answer = await send(formOf({ email: email.toUpperCase() }))
  expect(answer.data).toMatchObject({
    code: 400,
    errors: [{ title: 'Email уже используется', details: [{ field: 'email' }] }],
  })
})

test('registrations at once with the same contacts make one account, and each gets a proper answer', async () => {
  const [phone, email] = [newPhone(), newEmail()]
  const visitors: Visitor[] = []
  for (let i = 0; i < 6; i++) {
    visitors.push(await withPhone(phone))
    await forgetLimits(api)
  }
  const answers = await Promise.all(visitors.map((visitor) => send(formOf({ phone, email }), visitor)))
  expect(answers.filter(({ meta }) => meta && !meta.contractorPhone)).toHaveLength(1)
  for (const { meta, data } of answers) expect(meta ?? data?.errors[0]?.title).toBeTruthy()
  const rows = await api.db.selectFrom('shop_user').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
  expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('the captcha is asked for after some accounts of one address [FAULT-028]', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  for (let i = 0; i < 5; i++) await api.newVisitor().call(register, { body: formOf() }, from)
  const visitor = api.newVisitor()
  expect(await visitor.call(register, { body: formOf() }, from)).toMatchObject({ code: 3 })
  const smartCaptchaResponse = await solvedCaptcha(visitor)
  expect(await visitor.call(register, { body: formOf({ smartCaptchaResponse }) }, from)).toEqual({ meta: {} })
})

test('the code that confirms a phone: pause, captcha, limit [FAULT-020, FAULT-024, FAULT-022]', async () => {
  const phone = newPhone()
  const visitor = api.newVisitor()
  const ask = async () =>
    visitor.call(sendPhoneCode, { body: { phone, smartCaptchaResponse: await solvedCaptcha(visitor) } })
  expect(await visitor.call(sendPhoneCode, { body: { phone } })).toEqual({
    status: 'success',
    repeatSendingCodeDelay: 60,
    isLimit: false,
    error: null,
    codeLength: 4,
  })
  await passTime(api, 61)
  expect(await visitor.call(sendPhoneCode, { body: { phone } })).toMatchObject({ code: 3, status: 'error' })
  for (let i = 0; i < 4; i++) {
    expect(await ask()).toMatchObject({ status: 'success' })
    await passTime(api, 61)
  }
  const limited = await ask()
  expect(limited).toMatchObject({ status: 'error', isLimit: true, error: 'Был превышен лимит отправки СМС на номер.' })
  expect(limited.repeatSendingCodeDelay).toBeGreaterThan(3_000)
  const wrong = await visitor.call(confirmPhone, { body: { phone, code: '12' } })
  expect(wrong).toMatchObject({
    code: 0,
    data: { code: 400, errors: [{ title: expect.stringMatching(/^Код состоит из 4\sцифр$/) }] },
    attributes: { status: 'error', error: expect.stringMatching(/^Код состоит из 4\sцифр$/) },
  })
})

test('a code of a sign-in does for the registration that follows, one of another browser does not', async () => {
  const phone = newPhone()
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  const code = await codeFor(api, phone)
  const other = api.newVisitor()
  await other.call(preAuth, { body: { data: phone, type: 'phone' } })
  expect((await other.call(confirmPhone, { body: { phone, code } })).attributes.status).toBe('error')
  expect((await visitor.call(confirmPhone, { body: { phone, code } })).attributes.status).toBe('success')
  expect(await send(formOf({ phone }), visitor)).toEqual({ meta: {} })
})
