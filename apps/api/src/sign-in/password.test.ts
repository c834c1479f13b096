import { hash, parseOptions } from '@node-rs/argon2'
import { preAuth, signInByEmail } from '@verstak/contracts/signIn'
import { useTestApi } from '../testing/useTestApi.ts'
import { addUser, forgetLimits, newEmail, PASSWORD, passTime, solvedCaptcha, userOf } from '../testing/signInTesting.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

const enter = (email: string, password: string, visitor = api.newVisitor(), smartCaptchaResponse?: string) =>
  visitor.call(signInByEmail, {
    body: { email, password, isMobile: false, ...(smartCaptchaResponse && { smartCaptchaResponse }) },
  })
const fieldsOf = (answer: Awaited<ReturnType<typeof enter>>) => answer.errorsList?.[0]?.payload.fields
const WRONG = { password: 'Неверный email или пароль' }

test('an e-mail says whether it has an account, and no code is sent [LOGIN-016, LOGIN-017]', async () => {
  const { email } = await addUser(api)
  const ask = async (data: string) => (await api.newVisitor().call(preAuth, { body: { data, type: 'email' } })).meta
  expect(await ask(email)).toMatchObject({ isExist: true, success: true, availableConfirmationTypes: [], sentTo: null })
  expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({ isExist: true })
  expect(await ask(newEmail())).toMatchObject({ isExist: false, availableConfirmationTypes: [] })
})

test.each([
  ['', 'Поле обязательно для заполнения'],
  ['аnna@mail.example', 'Email не должен содержать русские буквы'],
  ['anna@mail@example', 'Email не должен содержать более 1 символа «@»'],
  ['a'.repeat(10_000), 'Email должен содержать символы «@» и «.»'],
])('the e-mail %.20j is refused in words [VALID-031, VALID-033, FAULT-014]', async (data, title) => {
  const answer = await api.newVisitor().call(preAuth, { body: { data, type: 'email' } })
  expect(answer).toMatchObject({ code: 0, data: { code: 422, errors: [{ title, details: [{ field: 'login' }] }] } })
})

test('the password signs in, and its hash is renewed with the parameters of today [PASSWORD-009]', async () => {
  const { id, email } = await addUser(api)
  const visitor = api.newVisitor()
  expect(await enter(email.toUpperCase(), PASSWORD, visitor)).toEqual({ status: 'success' })
  expect(await userOf(visitor)).toBe(id)
  const row = await api.db
    .selectFrom('shop_user')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(parseOptions(row.password_hash!)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(await enter(email, PASSWORD)).toEqual({ status: 'success' })
})

test('a wrong password, no account and an account without a password get the same answer [FAULT-025]', async () => {
  const { email } = await addUser(api)
  const { email: bare } = await addUser(api, { password_hash: null })
  for (const login of [email, bare, newEmail()]) {
    const visitor = api.newVisitor()
    const answer = await enter(login, 'Wrong-2026', visitor)
    expect(answer).toEqual({ status: 'error', errorsList: [{ payload: { fields: WRONG } }] })
    expect(await userOf(visitor)).toBeNull()
  }
})

test('an empty password is refused as such, and not counted [VALID-035]', async () => {
  const { email } = await addUser(api)
  for (let i = 0; i < 10; i++)
    expect(fieldsOf(await enter(email, ''))).toEqual({ password: 'Поле обязательно для заполнения' })
  expect(await enter(email, PASSWORD)).toEqual({ status: 'success' })
})

test('no letter of a long password is ignored', async () => {
  const long = 'я'.repeat(4_000)
  const { email } = await addUser(api, { password_hash: await hash(`${long}1`) })
  expect(fieldsOf(await enter(email, `${long}2`))).toEqual(WRONG)
  expect(await enter(email, `${long}1`)).toEqual({ status: 'success' })
})

test('after three wrong passwords the captcha is asked for, after five a delay that doubles [FAULT-026, FAULT-027]', async () => {
  const { email } = await addUser(api)
  const tryWrong = async () => {
    const visitor = api.newVisitor()
    return fieldsOf(await enter(email, 'Wrong-2026', visitor, await solvedCaptcha(visitor)))
  }
  for (let i = 0; i < 3; i++) expect(fieldsOf(await enter(email, 'Wrong-2026'))).toEqual(WRONG)
  expect(fieldsOf(await enter(email, PASSWORD))).toEqual({ captcha: 'Подтвердите, что вы не робот' })
  expect(await tryWrong()).toEqual(WRONG)
  // Solved in advance: on a busy machine that takes a good part of the delay.
  const visitor = api.newVisitor()
  const captcha = await solvedCaptcha(visitor)
  expect(await tryWrong()).toEqual({ delay: 60 })
  // Not even the right one.
  const early = await enter(email, PASSWORD, visitor, captcha)
  expect(fieldsOf(early)?.delay).toBeGreaterThan(40)
  for (const delay of [120, 240, 480, 900, 900]) {
    await passTime(api, 901)
    await api.db
      .updateTable('sign_in_limit')
      .set({ expire: String(Date.now() + 80_000_000) })
      .where('key', 'like', 'wrongPasswordsInARow%')
      .execute()
    expect(await tryWrong()).toEqual({ delay })
  }
  await passTime(api, 901)
  const late = api.newVisitor()
  expect(await enter(email, PASSWORD, late, await solvedCaptcha(late))).toEqual({ status: 'success' })
  // All is forgotten then.
  expect(fieldsOf(await enter(email, 'Wrong-2026'))).toEqual(WRONG)
})

test('twenty passwords at once win five tries', async () => {
  const { email } = await addUser(api)
  const visitor = api.newVisitor()
  const captchas = await Promise.all(Array.from({ length: 20 }, () => solvedCaptcha(visitor)))
  const answers = await Promise.all(captchas.map((one, i) => enter(email, `Wrong-${i}`, api.newVisitor(), one)))
  const tried = answers.filter((answer) => fieldsOf(answer)?.password !== undefined || fieldsOf(answer)?.delay === 60)
  expect(answers.filter((answer) => fieldsOf(answer)?.password).length).toBeLessThanOrEqual(5)
  expect(tried.length).toBeGreaterThan(0)
})
