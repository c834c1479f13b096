import { confirmPhone, preAuth, sendPhoneCode, signInByPhone } from '@verstak/contracts/signIn'
import { useTestApi } from '../testing/useTestApi.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messagesTo,
  newPhone,
  passTime,
  solvedCaptcha,
  userOf,
  wrongOf,
} from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

const enter = async (phone: string, visitor = api.newVisitor()) => {
  const { meta } = await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  return { visitor, meta: meta! }
}

test('a phone gets a code, and its user signs in by it [SMS-006]', async () => {
  const { id, phone } = await addUser(api)
  const { visitor, meta } = await enter(phone)
  expect(meta).toMatchObject({
    isExist: true,
    success: true,
    isLimit: false,
    repeatSendingCodeDelay: 60,
    currentConfirmationType: 'phone',
    sentTo: `+7 (916) •••-••-${phone.slice(-2)}`,
    availableConfirmationTypes: [],
    blockingEndDate: null,
  })
  const answer = await visitor.call(signInByPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(answer).toEqual({ status: 'success', error: null })
  expect(await userOf(visitor)).toBe(id)
})

test.each([
  '8 (916) 999-00-01',
  '+7 916 999 00 01',
  '79169990001',
  '9169990001',
  '8-916-999-00-01',
  ' 8.916.999.00.01',
])('the phone %j is understood', async (written) => {
  const { meta } = await enter(written)
  expect(meta.sentTo).toBe('+7 (916) •••-••-01')
  expect((await messagesTo(api, '9169990001')).length).toBeGreaterThan(0)
})

const REFUSED = [
  ['', 'Поле обязательно для заполнения'],
  ['   ', 'Поле обязательно для заполнения'],
  ['891620418', 'Номер телефона должен содержать 11 цифр'],
  ['59162041837', 'Номер телефона должен начинаться с +7 или 8'],
  ['8 (495) 204-18-37', 'Введите электронную почту или номер мобильного телефона'],
  ['9'.repeat(10_000), expect.stringContaining('11 цифр')],
]

test.each(REFUSED)(
  'the phone %.20j is refused in words [VALID-031, VALID-032, VALID-034, FAULT-014]',
  async (data, title) => {
    const visitor = api.newVisitor()
    expect(await visitor.call(preAuth, { body: { data, type: 'phone' } })).toEqual({
      code: 0,
      data: { code: 422, errors: [{ title, message: title, details: [{ field: 'login' }] }] },
    })
    expect(visitor.cookies.size).toBe(0)
  },
)

test('a wrong code is told under the field, and the right one still works [FAULT-017]', async () => {
  const { id, phone } = await addUser(api)
  const { visitor } = await enter(phone)
  const code = await codeFor(api, phone)
  const wrong = await visitor.call(signInByPhone, { body: { phone, code: wrongOf(code) } })
  expect(wrong).toMatchObject({ status: 'error', code: 0, data: { code: 400, errors: [{ title: 'Неверный код' }] } })
  await visitor.call(signInByPhone, { body: { phone, code: ` ${code.slice(0, 2)} ${code.slice(2)} ` } })
  expect(await userOf(visitor)).toBe(id)
})

test('the second code needs the captcha, whose answer is taken once [FAULT-016]', async () => {
  const { phone } = await addUser(api)
  const { visitor } = await enter(phone)
  await passTime(api, 61)
  const again = { data: phone, type: 'phone' as const }
  expect(await visitor.call(preAuth, { body: again })).toMatchObject({ code: 3, data: { code: 400 } })
  const smartCaptchaResponse = await solvedCaptcha(visitor)
  expect((await visitor.call(preAuth, { body: { ...again, smartCaptchaResponse } })).meta).toMatchObject({
    success: true,
  })
  expect(await messagesTo(api, phone)).toHaveLength(2)
  await passTime(api, 61)
  expect(await visitor.call(preAuth, { body: { ...again, smartCaptchaResponse } })).toMatchObject({ code: 3 })
})

test('a browser that asks within the pause of another one’s code is told of a limit, whoever the phone belongs to [FAULT-019]', async () => {
  const { id, phone } = await addUser(api)
  for (const one of [phone, newPhone()]) {
    const owner = await enter(one)
    const { visitor, meta } = await enter(one)
    expect(meta).toMatchObject({
      success: false,
      isLimit: true,
      repeatSendingCodeDelay: 60,
      limitErrorMessage: `Был превышен лимит отправки SMS на номер +7 (916) •••-••-${one.slice(-2)}`,
    })
    expect(Date.parse(meta.blockingEndDate!) - api.clock.now.getTime()).toBeGreaterThan(55_000)
    expect(await messagesTo(api, one)).toHaveLength(1)
    // Its owner’s code opens nothing there, and still is the owner’s.
    const code = await codeFor(api, one)
    expect((await visitor.call(signInByPhone, { body: { phone: one, code } })).status).toBe('error')
    expect((await enter(one, owner.visitor)).meta).toMatchObject({ success: true, isLimit: false })
    const answer = await owner.visitor.call(signInByPhone, { body: { phone: one, code } })
    expect(answer.status).toBe(one === phone ? 'success' : 'error')
    if (one === phone) expect(await userOf(owner.visitor)).toBe(id)
  }
})

test('the code of a sign-in is one for the registration, too: no limit is told there', async () => {
  const phone = newPhone()
  const { visitor } = await enter(phone)
  expect(await visitor.call(sendPhoneCode, { body: { phone } })).toMatchObject({ status: 'success', isLimit: false })
  const confirmed = await visitor.call(confirmPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(confirmed.attributes.status).toBe('success')
})

test('without an account the code confirms the phone, and the browser keeps that [SMS-007]', async () => {
  const phone = newPhone()
  const { visitor, meta } = await enter(phone)
  expect(meta.isExist).toBe(false)
  const confirmed = await visitor.call(confirmPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(confirmed).toEqual({ attributes: { status: 'success', error: null } })
})

test('a phone that has an account is told to who has the phone only [FAULT-021]', async () => {
  const { id, phone } = await addUser(api)
  const visitor = api.newVisitor()
  expect(await visitor.call(sendPhoneCode, { body: { phone } })).toMatchObject({ status: 'success', error: null })
  const code = await codeFor(api, phone)
  expect(await visitor.call(confirmPhone, { body: { phone, code } })).toMatchObject({
    code: 6,
    attributes: { status: 'error', error: 'Номер уже используется' },
  })
  expect(await userOf(visitor)).toBeNull()
  // «Войти» of the window «Номер уже используется».
  await visitor.call(signInByPhone, { body: { phone } })
  expect(await userOf(visitor)).toBe(id)
})
