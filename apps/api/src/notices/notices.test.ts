import { Agent } from 'node:http'
import { getSession } from '@verstak/contracts/session'
import {
  preAuth,
  recoverPassword,
  register,
  resetPassword,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { send } from '../testing/sendRaw.ts'
import { addUser, codeFor, forgetLimits, messagesTo, newEmail, PASSWORD } from '../testing/signInTesting.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const ORIGIN = 'https://verstak.example'
const api = useTestApi({}, { publicOrigins: [ORIGIN] })
beforeEach(() => forgetLimits(api))

/** Of a page of the shop. */
const headers = {
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': '203.0.113.57',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36',
}
/** What a visitor may write there, since browsers are not all that ask. */
const otherHost = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  forwarded: 'host=evil.example',
  'content-type': 'application/json',
}
const signIn = (email: string, visitor: Visitor = api.newVisitor()) =>
  visitor.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } }, headers)

test('a sign-in in a browser that the account never used is told by mail, the next one there is not', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  await signIn(email, visitor)
  const [text = '', ...others] = await messagesTo(api, email)
  expect(others).toEqual([])
  expect(text).toContain('В ваш аккаунт вошли с устройства, с которого раньше не входили.')
  expect(text).toMatch(/Когда: \d+ [а-я]+ 2026 г\. в \d\d:\d\d \(МСК\)/)
  expect(text).toContain('Устройство: Chrome, Windows')
  expect(text).toContain('Адрес: 203.0.113.…')
  expect(text).toContain(`${ORIGIN}/login/`)
  expect(text).toContain(`${ORIGIN}/user/devices/`)
  await signIn(email, visitor)
  expect(await messagesTo(api, email)).toHaveLength(1)
  await signIn(email)
  expect(await messagesTo(api, email)).toHaveLength(2)
})

test('a browser that another account has used is new to this one', async () => {
  const [first, second] = [await addUser(api), await addUser(api)]
  const visitor = api.newVisitor()
  await signIn(first.email, visitor)
  await signIn(second.email, visitor)
  expect((await messagesTo(api, second.email))[0]).toContain('В ваш аккаунт вошли')
})

test('each way in tells it, by mail alone, and to nobody where there is no e-mail', async () => {
  const { phone, email } = await addUser(api)
  const silent = await addUser(api, { email: null, email_confirmed_at: null })
  for (const to of [phone, silent.phone]) {
    const visitor = api.newVisitor()
    await visitor.call(preAuth, { body: { data: to, type: 'phone' } }, headers)
    await visitor.call(signInByPhone, { body: { phone: to, code: await codeFor(api, to) } }, headers)
    expect((await visitor.call(getSession, {})).user).toBe('private')
    expect(await messagesTo(api, to)).toHaveLength(1)
  }
  expect(await messagesTo(api, email)).toHaveLength(1)
})

test('a wrong password tells nobody anything', async () => {
  const { email } = await addUser(api)
  const body = { email, password: 'Wrong-2026', isMobile: false }
  await api.newVisitor().call(signInByEmail, { body }, headers)
  expect(await messagesTo(api, email)).toEqual([])
})

test('who registers hears of no new device; his browser is known from then on', async () => {
  const email = newEmail()
  const visitor = api.newVisitor()
  const form = { name: 'Пётр', phone: '', email, password: PASSWORD, isJuristic: false }
  await visitor.call(register, { body: form }, headers)
  await signIn(email, visitor)
  const texts = await messagesTo(api, email)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('подтвердите')
})

test('a recovery is told when it has succeeded, and its link carries the shop’s address, never that of the request', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  const body = JSON.stringify({ email })
  const drawn = { method: 'POST', path: recoverPassword.path, body, headers: { ...headers, ...otherHost } }
  expect((await send(api.url, new Agent(), drawn)).status).toBe(200)
  const [mail = ''] = await messagesTo(api, email)
  expect(mail).not.toContain('evil.example')
  const token = /https:\/\/verstak\.example\/login\/\?recovery=([\w-]{43})/.exec(mail)![1]!
  await visitor.call(resetPassword, { body: { token, password: 'Drills-2027' } }, headers)
  const [told = '', ...others] = await messagesTo(api, email)
  expect(told).toContain('Пароль вашей учётной записи изменён по ссылке из письма')
  expect(told).toContain(`${ORIGIN}/user/devices/`)
  expect(others).toEqual([mail])
})
