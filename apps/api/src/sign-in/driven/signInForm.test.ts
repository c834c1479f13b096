import { getSignInFlow, SIGN_IN_FORM, SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import type { FlowState } from '@verstak/contracts/signInFlow'
import { recoverPassword } from '@verstak/contracts/signIn'
import { addUser, codeFor, forgetLimits, messagesTo, putFlag, userOf } from '../../testing/signInTesting.ts'
import { useTestApi } from '../../testing/useTestApi.ts'
import type { Visitor } from '../../testing/visitor.ts'

const api = useTestApi()
const { submit } = SIGN_IN_TRANSITIONS
const PAGE_HEADERS = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }

beforeEach(async () => {
  await forgetLimits(api)
  await putFlag(api, 'one-time-code', { off: 100 })
})

const errorsOf = ({ state }: FlowState) => Object.assign({}, ...state.transitions.map(({ errors }) => errors)) as object

async function post(visitor: Visitor, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(api.url + SIGN_IN_FORM, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...PAGE_HEADERS,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
    body: new URLSearchParams(fields),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
    visitor.cookies.set(name, value)
  }
  return [response.status, response.headers.get('location')]
}

test('without scripts the same steps are forms that lead back to the page, and on to the address of before', async () => {
  const { id, phone } = await addUser(api)
  const visitor = api.newVisitor()
  const read = () => visitor.call(getSignInFlow, {})
  const next = '/cart/?x=1'
  expect((await read()).state.place).toBe('EMAIL_OR_PHONE')
  expect(visitor.cookies.size).toBe(0)
  const { dataToken } = await read()
  const again = `/login/?${new URLSearchParams({ next }).toString()}`
  expect(await post(visitor, { dataToken, transition: submit, next, login: '5' })).toEqual([303, again])
  expect(errorsOf(await read())).toMatchObject({ login: expect.stringContaining('11 цифр') })
  expect(await post(visitor, { dataToken: (await read()).dataToken, transition: submit, next, login: phone })).toEqual([
    303,
    again,
  ])
  const sms = await read()
  expect(sms.state.place).toBe('SMS_CODE')
  const code = await codeFor(api, phone)
  // A page that went back.
  expect(await post(visitor, { dataToken, transition: submit, next, code })).toEqual([303, again])
  expect(errorsOf(await read())).toEqual({ code: 'Эта страница устарела. Проверьте, что введено, и повторите.' })
  expect(await post(visitor, { dataToken: (await read()).dataToken, transition: submit, next, code })).toEqual([
    303,
    next,
  ])
  expect(await userOf(visitor)).toBe(id)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'a form never leads to %s',
  async (next) => {
    const { phone } = await addUser(api)
    const visitor = api.newVisitor()
    expect(await post(visitor, { transition: submit, next, login: phone })).toEqual([303, '/login/'])
    const { dataToken } = await visitor.call(getSignInFlow, {})
    const code = await codeFor(api, phone)
    expect(await post(visitor, { dataToken, transition: submit, next, code })).toEqual([303, '/'])
  },
)

test('a form of another site signs nobody in', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'x=1' }
  expect((await post(visitor, { transition: submit, login: email }, evil))[0]).toBe(403)
})

test('the captcha has a place of its own on the page, and is no error of a field', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  const read = () => visitor.call(getSignInFlow, {})
  const send = async (fields: Record<string, string>) =>
    post(visitor, { dataToken: (await read()).dataToken, transition: submit, next: '', ...fields })
  await send({ login: email })
  for (const password of ['Tools-2021', 'Tools-2022', 'Tools-2023']) await send({ password })
  expect(Object.keys(errorsOf(await read()))).toEqual(['password'])
  await send({ password: 'Tools-2024' })
  const { state } = await read()
  expect(state).toMatchObject({ place: 'PASSWORD', ui: { contact: email, isCaptchaShown: true } })
  expect(errorsOf(await read())).toEqual({})
})

test('the mailed link sets a password without scripts, too', async () => {
  const { id, email } = await addUser(api)
  await api.newVisitor().call(recoverPassword, { body: { email } })
  const token = /recovery=([\w-]{43})/.exec((await messagesTo(api, email))[0]!)![1]!
  const visitor = api.newVisitor()
  const fields = { transition: SIGN_IN_TRANSITIONS.resetPassword, token }
  expect(await post(visitor, { ...fields, password: '1' })).toEqual([303, `/login/?recovery=${token}`])
  expect(errorsOf(await visitor.call(getSignInFlow, {}))).toEqual({
    password: 'Пароль должен содержать от 6 до 50 символов',
  })
  expect(await post(visitor, { ...fields, password: 'Drills-2027' })).toEqual([303, '/'])
  expect(await userOf(visitor)).toBe(id)
})
