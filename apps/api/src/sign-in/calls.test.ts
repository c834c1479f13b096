import { useTestApi } from '../testing/useTestApi.ts'
import { codeFor, forgetLimits, newEmail, newPhone, PASSWORD, wrongOf } from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

/** A call as the specification writes it, from a page of the store. @returns status and body */
async function call(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const post = async (path: string, body: object) => (await call('POST', path, body)).body

test('the first step says all that the specification reads of it [CALL-012]', async () => {
  const { meta } = await post('/api/v1/user/pre-auth', { data: newEmail(), type: 'email' })
  expect(meta).toMatchObject({ isExist: false, success: true, errors: [], isLimit: false })
  for (const name of ['currentConfirmationType', 'blockingEndDate', 'sentTo', 'availableConfirmationTypes'])
    expect(meta).toHaveProperty(name)
  expect(meta).toHaveProperty('repeatSendingCodeDelay', expect.any(Number))
})

test('the phone of a registration gets a code, which is confirmed [CALL-013] [CALL-014]', async () => {
  const phone = newPhone()
  const sent = await post('/api/v1/user/phone/code', { phone })
  expect(sent).toMatchObject({ status: 'success', isLimit: false, error: null })
  expect(sent).toHaveProperty('repeatSendingCodeDelay', expect.any(Number))
  const code = wrongOf(await codeFor(api, phone))
  const { attributes } = await post('/api/v1/user/phone/confirm', { phone, code })
  expect(attributes).toEqual({ status: 'error', error: expect.any(String) })
})

test('sign-in by phone and by e-mail say what is wrong where the specification reads it [CALL-015] [CALL-016]', async () => {
  const byPhone = await post('/api/v1/user/login/phone', { phone: newPhone(), code: '0000', isJuristic: false })
  expect(byPhone).toMatchObject({ status: 'error', error: expect.any(String) })
  const email = { email: newEmail(), password: PASSWORD, isMobile: false, isNewAuthFlow: true }
  const { status, errorsList } = await post('/api/v1/user/login/email', email)
  expect(status).toBe('error')
  expect(errorsList).toMatchObject([{ payload: { fields: { password: expect.any(String) } } }])
})

test('a registration answers in meta, a fast one in data.errors [CALL-017] [CALL-018]', async () => {
  const form = { name: 'Пётр', phone: '', email: newEmail(), password: PASSWORD, isJuristic: false }
  expect(await post('/api/v1/user/registration', form)).toEqual({ meta: {} })
  const fast = await post('/api/v1/user/fast-registration', { name: 'Пётр', email: newEmail(), phone: '' })
  expect(fast).toMatchObject({ data: { errors: [{ title: expect.any(String) }] } })
})

test('the calls of the one-time code answer in data.errors [CALL-020] [CALL-021] [CALL-022]', async () => {
  const generated = await post('/api/v1/auth/otp/generate', { confirmationType: 'phone' })
  expect(generated).toMatchObject({ data: { errors: [{}], data: null } })
  const confirmed = await post('/api/v1/auth/otp/confirm', { code: '0000', confirmationType: 'phone' })
  expect(confirmed).toMatchObject({ data: { errors: [{}] } })
  // A guest has no device to be remembered.
  expect((await call('POST', '/api/v1/auth/otp/save-device')).status).toBe(401)
})

test('the server-driven flow says its state, and takes a transition with its token [CALL-024] [CALL-025]', async () => {
  const { body } = await call('GET', '/auth/idp/v1/start-login-registration-flow')
  expect(body).toMatchObject({
    dataToken: expect.any(String),
    state: { place: 'EMAIL_OR_PHONE', ui: {}, isCompleted: false },
  })
  const { transitions } = body['state'] as { transitions: { transition: string }[] }
  for (const name of ['transition', 'schema', 'data', 'errors']) expect(transitions[0]).toHaveProperty(name)
  const transition = { transition: transitions[0]!.transition, input: {} }
  const moved = await post('/auth/idp/v1/login-registration', { dataToken: body['dataToken'], transition })
  expect(moved).toMatchObject({ state: {}, transitionError: { message: expect.any(String) } })
})

test('recovery of a password is asked for by e-mail [CALL-042]', async () => {
  expect(await post('/api/v1/user/password/recovery', { email: newEmail() })).toMatchObject({ status: 'success' })
})

test('the visitor of the chat is told with fields and a hash [CALL-019]', async () => {
  const { body } = await call('GET', '/api/v1/user/chat')
  expect(body).toMatchObject({ fields: { info: 'b2c', display_name: '' }, hash: expect.any(String) })
})
