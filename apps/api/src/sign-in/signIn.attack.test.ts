import {
  confirmCode,
  confirmPhone,
  preAuth,
  register,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { createAttackers, from, inTurns } from '../testing/attackers.ts'
import { SIGN_IN_LIMITS as LIMITS } from './limits/limits.data.ts'
import { MAX_TRIES } from './codes/code.sql.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  messageCount,
  messagesTo,
  newEmail,
  newPhone,
  PASSWORD,
  passTime,
  putFlag,
  solvedCaptcha,
  userOf,
  wrongOf,
} from '../testing/signInTesting.ts'

const api = useTestApi({}, { smsPerDay: 100_000 })
const trusted = createAttackers(api)
beforeEach(() => forgetLimits(api))

const DEVICES = 200
/** Codes that are compared for one contact in an hour, whatever browsers and addresses guess. */
const MAX_PER_CONTACT =
  LIMITS.codesPerContactHour.points * LIMITS.wrongCodesPerContactAndBrowser.points + LIMITS.wrongCodesPerContact.points
const pause = LIMITS.codePause.seconds + 1

const countSessions = async () => (await api.db.selectFrom('user_session').select('id').execute()).length

test('of 600 guesses from six browsers with a code of one phone no more are compared than fifteen an hour', async () => {
  const { phone } = await addUser(api)
  const devices = await Promise.all(Array.from({ length: 6 }, trusted))
  for (const device of devices) {
    await device.call(preAuth, { body: { data: phone, type: 'phone' } })
    await passTime(api, pause)
  }
  expect(await messagesTo(api, phone)).toHaveLength(LIMITS.codesPerContactHour.points)
  const guesses = Array.from({ length: 600 }, (_, i) => String(i).padStart(4, '0'))
  await inTurns(guesses, async (code, i) => {
    await devices[i % devices.length]!.ask(signInByPhone, { body: { phone, code } }, from(i))
  })
  const rows = await api.db.selectFrom('one_time_code').select('tries').where('target', '=', phone).execute()
  expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(MAX_PER_CONTACT)
})

test('at most fifteen guesses of a code of one contact are compared in an hour', () => {
  expect(MAX_PER_CONTACT).toBe(15)
})

test('a stranger’s guesses cost the owner of a phone no try, neither without a code nor with all that he may order', async () => {
  const { id, phone } = await addUser(api)
  const [owner, stranger] = [api.newVisitor(), await trusted()]
  await owner.call(preAuth, { body: { data: phone, type: 'phone' } })
  const code = await codeFor(api, phone)
  const guess = (visitor: Visitor, entered: string, i: number) =>
    visitor.ask(signInByPhone, { body: { phone, code: entered } }, from(i))
  const guesses = Array.from({ length: 60 }, (_, i) => String(i).padStart(4, '0')).filter((one) => one !== code)
  await stranger.call(preAuth, { body: { data: newPhone(), type: 'phone' } })
  await inTurns(guesses, async (entered, i) => void (await guess(stranger, entered, i)))
  // With codes of his own he gets as far as the tries that all browsers share.
  const armed = await Promise.all(Array.from({ length: 4 }, trusted))
  for (const one of armed) {
    await passTime(api, pause)
    await one.call(preAuth, { body: { data: phone, type: 'phone' } })
    await inTurns(guesses, async (entered, i) => void (await guess(one, entered, i)))
  }
  const wrong = await owner.call(signInByPhone, { body: { phone, code: wrongOf(code) } })
  expect(wrong).toMatchObject({ data: { errors: [{ title: 'Подтвердите, что вы не робот' }] } })
  const smartCaptchaResponse = () => solvedCaptcha(owner)
  const body = async (entered: string) => ({ phone, code: entered, smartCaptchaResponse: await smartCaptchaResponse() })
  const told = await owner.call(signInByPhone, { body: await body(wrongOf(code)) })
  expect(told).toMatchObject({ data: { errors: [{ title: 'Неверный код' }] } })
  expect((await owner.call(signInByPhone, { body: await body(code) })).status).toBe('success')
  expect(await userOf(owner)).toBe(id)
})

test('twenty guesses at once win five tries', async () => {
  const { phone } = await addUser(api)
  const visitor = await trusted()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  await api.db.updateTable('one_time_code').set({ tries: 0 }).where('target', '=', phone).execute()
  const wrong = wrongOf(await codeFor(api, phone))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.call(signInByPhone, { body: { phone, code: wrong } })),
  )
  expect(answers.every(({ status }) => status === 'error')).toBe(true)
  const { tries } = await api.db
    .selectFrom('one_time_code')
    .select('tries')
    .where('target', '=', phone)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(MAX_TRIES)
  // The right one is too late.
  const late = await visitor.call(signInByPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(late.status).toBe('error')
  expect(await userOf(visitor)).toBeNull()
})

test('the right code, sent twenty times at once, signs in once', async () => {
  const { phone } = await addUser(api)
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  const body = { phone, code: await codeFor(api, phone) }
  const before = await countSessions()
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.call(signInByPhone, { body })))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect((await countSessions()) - before).toBe(1)
})

test('1,000 requests for codes to one phone send no more than five an hour and ten a day', async () => {
  const phone = newPhone()
  const visitors = await Promise.all(Array.from({ length: DEVICES }, trusted))
  const ask = async (count: number) =>
    inTurns(visitors.slice(0, count), async (visitor, i) => {
      await visitor.ask(preAuth, { body: { data: phone, type: 'phone' } }, from(i))
    })
  await ask(100)
  expect(await messagesTo(api, phone)).toHaveLength(1)
  for (let i = 0; i < 7; i++) {
    await passTime(api, pause)
    await ask(40)
  }
  expect(await messagesTo(api, phone)).toHaveLength(LIMITS.codesPerContactHour.points)
  for (let i = 0; i < 16; i++) {
    await passTime(api, LIMITS.codesPerContactHour.seconds / 4)
    await ask(40)
  }
  expect(await messagesTo(api, phone)).toHaveLength(LIMITS.codesPerContactDay.points)
})

test('1,000 requests for codes to as many phones send no more than twenty an hour from each address', async () => {
  const before = await messageCount(api)
  const phones = Array.from({ length: 1_000 }, newPhone)
  const addresses = ['198.51.100.1', '198.51.100.2', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9']
  await inTurns(phones, async (data, i) => {
    const headers = { 'x-forwarded-for': addresses[i % addresses.length]! }
    await (await trusted()).ask(preAuth, { body: { data, type: 'phone' } }, headers)
  })
  // The two addresses of IPv6 are of one customer.
  expect((await messageCount(api)) - before).toBe(3 * LIMITS.codesPerAddress.points)
})

test('one browser gets ten codes an hour, whatever its addresses and phones', async () => {
  const before = await messageCount(api)
  const visitor = await trusted()
  await visitor.call(preAuth, { body: { data: newPhone(), type: 'phone' } })
  await inTurns(Array.from({ length: 100 }, newPhone), async (data, i) => {
    await visitor.ask(preAuth, { body: { data, type: 'phone' } }, from(i))
  })
  expect((await messageCount(api)) - before).toBe(LIMITS.codesPerBrowser.points)
})

test('a secret that the store did not make is not taken over', async () => {
  const visitor = api.newVisitor()
  const planted = 'A'.repeat(43)
  visitor.cookies.set('sign_in_flow', planted)
  await visitor.call(preAuth, { body: { data: newPhone(), type: 'phone' } })
  expect(visitor.cookies.get('sign_in_flow')).toMatch(/^[\w-]{43}$/)
  expect(visitor.cookies.get('sign_in_flow')).not.toBe(planted)
})

test('who planted his own sign-in in another browser gains nothing by the sign-in there', async () => {
  const { id, phone } = await addUser(api)
  const thief = api.newVisitor()
  await thief.call(preAuth, { body: { data: newEmail(), type: 'email' } })
  const planted = thief.cookies.get('sign_in_flow')!
  const victim = api.newVisitor()
  victim.cookies.set('sign_in_flow', planted)
  await victim.call(preAuth, { body: { data: phone, type: 'phone' } })
  await victim.call(signInByPhone, { body: { phone, code: await codeFor(api, phone) } })
  expect(await userOf(victim)).toBe(id)
  expect(victim.cookies.get('sign_in_flow')).not.toBe(planted)
  expect((await thief.call(signInByPhone, { body: { phone } })).status).toBe('error')
  expect(
    (await thief.call(confirmCode, { body: { code: '0000', confirmationType: 'phone' } })).data.errors,
  ).toHaveLength(1)
  expect(await userOf(thief)).toBeNull()
})

test('a code opens nothing twice, in another browser, for another phone or purpose', async () => {
  const [a, b] = [await addUser(api), await addUser(api)]
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: a.phone, type: 'phone' } })
  const code = await codeFor(api, a.phone)
  const other = api.newVisitor()
  await other.call(preAuth, { body: { data: b.phone, type: 'phone' } })
  for (const [browser, phone] of [
    [other, a.phone],
    [visitor, b.phone],
    [api.newVisitor(), a.phone],
  ] as const)
    expect((await browser.call(signInByPhone, { body: { phone, code } })).status).toBe('error')
  await visitor.call(signInByPhone, { body: { phone: a.phone, code } })
  expect(await userOf(visitor)).toBe(a.id)
  const again = api.newVisitor()
  again.cookies.set('sign_in_flow', visitor.cookies.get('sign_in_flow')!)
  expect((await again.call(signInByPhone, { body: { phone: a.phone, code } })).status).toBe('error')

  const registering = api.newVisitor()
  const phone = newPhone()
  await registering.call(sendPhoneCode, { body: { phone } })
  const purpose = { phone, code: await codeFor(api, phone) }
  expect((await registering.call(signInByPhone, { body: purpose })).status).toBe('error')
  expect((await registering.call(confirmPhone, { body: purpose })).attributes.status).toBe('success')
})

test('a code ends after five minutes, and a new one ends the old one', async () => {
  const { phone } = await addUser(api)
  const visitor = await trusted()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  const first = await codeFor(api, phone)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 5 * 60_000 + 1_000)
  const answer = await visitor.call(signInByPhone, { body: { phone, code: first } })
  expect(answer.error).toBe('Срок действия кода истек. Запросите новый код.')
  await passTime(api, pause)
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  const second = await codeFor(api, phone)
  if (first !== second)
    expect((await visitor.call(signInByPhone, { body: { phone, code: first } })).status).toBe('error')
  expect((await visitor.call(signInByPhone, { body: { phone, code: second } })).status).toBe('success')
  api.clock.now = before
})

test('a phone confirmed in one browser registers and signs in nobody in another', async () => {
  const { phone } = await addUser(api)
  const free = newPhone()
  const owner = api.newVisitor()
  for (const one of [phone, free]) {
    await forgetLimits(api)
    await owner.call(sendPhoneCode, { body: { phone: one } })
    await owner.call(confirmPhone, { body: { phone: one, code: await codeFor(api, one) } })
  }
  const thief = api.newVisitor()
  await thief.call(preAuth, { body: { data: newEmail(), type: 'email' } })
  expect((await thief.call(signInByPhone, { body: { phone } })).status).toBe('error')
  const form = { name: 'Пётр', phone: free, email: newEmail(), password: PASSWORD, isJuristic: false }
  expect((await thief.call(register, { body: form })).data?.code).toBe(400)
})

test('calls of other sites are refused', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  visitor.cookies.set('visitor_id', 'x')
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ]) {
    const body = { email, password: PASSWORD, isMobile: false }
    const { status } = await visitor.fail(signInByEmail, { body }, headers)
    expect(status).toBe(403)
  }
  expect(await userOf(visitor)).toBeNull()
})

test('neither the log nor the tables hold codes, passwords, secrets; the log no phones and e-mails', async () => {
  await putFlag(api, 'one-time-code', { 'with-save': 100 })
  const { phone, email } = await addUser(api)
  const visitor = api.newVisitor()
  const start = api.log.length
  await visitor.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } })
  const code = await codeFor(api, phone)
  const secret = visitor.cookies.get('sign_in_flow')!
  await visitor.call(confirmCode, { body: { code: wrongOf(code), confirmationType: 'phone' } })
  const rows = JSON.stringify([
    await api.db.selectFrom('sign_in_flow').selectAll().execute(),
    await api.db.selectFrom('one_time_code').select(['flow_hash', 'code_hash', 'purpose']).execute(),
    await api.db.selectFrom('sign_in_limit').selectAll().execute(),
  ])
  for (const hidden of [PASSWORD, secret, `"${code}"`]) expect(rows).not.toContain(hidden)
  await visitor.call(confirmCode, { body: { code, confirmationType: 'phone' } })
  const log = api.log.slice(start).join('')
  expect(log).toContain('/api/v1/auth/otp/confirm')
  for (const hidden of [PASSWORD, secret, phone, email, `"${code}"`]) expect(log).not.toContain(hidden)
  await putFlag(api, 'one-time-code', { off: 100 })
})
