import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getSession } from '@verstak/contracts/session'
import { getCaptchaTask } from '@verstak/contracts/captcha'
import { confirmContact, confirmUser, sendConfirmationCode, sendContactCode } from '@verstak/contracts/profile'
import {
  confirmCode,
  confirmPhone,
  preAuth,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
} from '@verstak/contracts/signIn'
import { signIn } from '../../testing/signIn.ts'
import {
  addUser,
  codeFor,
  forgetLimits,
  newPhone,
  PASSWORD,
  passTime,
  solvedCaptcha,
  wrongOf,
} from '../../testing/signInTesting.ts'
import { useTestApi } from '../../testing/useTestApi.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { rememberDevice } from '../../session/rememberDevice.ts'
import { createSmartCaptcha } from './createSmartCaptcha.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

/** Asks for two codes; the second needs the captcha. */
async function askTwice(visitor: Visitor, smartCaptchaResponse?: string) {
  const data = newPhone()
  await visitor.call(preAuth, { body: { data, type: 'phone' } })
  await passTime(api, 61)
  return visitor.call(preAuth, {
    body: { data, type: 'phone', ...(smartCaptchaResponse !== undefined && { smartCaptchaResponse }) },
  })
}

test('nothing but a fresh solution of a task of the shop passes', async () => {
  const visitor = api.newVisitor()
  const right = await solvedCaptcha(visitor)
  const payload = JSON.parse(Buffer.from(right, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: Record<string, unknown>
  }
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const { challenge, solution } = payload
  const later = { ...challenge.parameters, expiresAt: Number(challenge.parameters['expiresAt']) + 1_000 }
  for (const wrong of [
    '',
    'x',
    encode({}),
    encode({ challenge, solution: { ...solution, counter: 1, derivedKey: '00' } }),
    encode({ challenge: { ...challenge, parameters: later }, solution }),
    encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
    encode({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution }),
    encode({ challenge: { parameters: challenge.parameters }, solution }),
    'a'.repeat(9_000),
  ])
    expect((await askTwice(visitor, wrong)).code).toBe(3)
  expect((await askTwice(visitor, right)).meta?.success).toBe(true)
  // Taken once, also of many at once.
  const again = await solvedCaptcha(visitor)
  const answers = await Promise.all(Array.from({ length: 8 }, () => askTwice(api.newVisitor(), again)))
  expect(answers.filter(({ meta }) => meta?.success)).toHaveLength(1)
})

test('tasks differ, and an address gets a hundred and twenty a minute', async () => {
  const visitor = api.newVisitor()
  const ask = () => visitor.ask(getCaptchaTask, {})
  const [first, second] = [await ask(), await ask()]
  expect(JSON.stringify(first.body)).not.toBe(JSON.stringify(second.body))
  const answers = await Promise.all(Array.from({ length: 140 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(118)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(22)
})

test('a trusted user skips it by his session, or by his remembered device [SESSION-024, ROLE-012]', async () => {
  const visitor = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  const { account } = await visitor.call(getSession, {})
  const setTrusted = (is_trusted: boolean) =>
    api.db.updateTable('shop_user').set({ is_trusted }).where('id', '=', account!.id).execute()
  await setTrusted(false)
  expect((await askTwice(visitor)).code).toBe(3)
  await setTrusted(true)
  expect((await askTwice(visitor)).meta?.success).toBe(true)

  const device = api.newVisitor()
  const caller = {
    userAgent: '',
    cookie: () => null,
    setCookie: ({ name }: { name: string }, value: string) => void device.cookies.set(name, value),
  }
  await rememberDevice({ now: () => api.clock.now }, api.db, caller, account!.id)
  expect((await askTwice(device)).meta?.success).toBe(true)
  await setTrusted(false)
  expect((await askTwice(device)).code).toBe(3)
})

test('whoever enters the phone of a trusted user is no trusted user', async () => {
  const { phone } = await addUser(api, { is_trusted: true })
  const visitor = api.newVisitor()
  await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
  await passTime(api, 61)
  expect((await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })).code).toBe(3)
})

describe('Yandex SmartCaptcha', () => {
  let server: Server
  let asked: URLSearchParams[]
  let answer: { status: number; body: string }
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      asked.push(new URLSearchParams(body))
      response.writeHead(answer.status).end(answer.body)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  beforeEach(() => void (asked = []))
  afterAll(() => void server.close())

  const warnings: unknown[] = []
  const captcha = () =>
    createSmartCaptcha({
      serverKey: 'server-key',
      siteKey: 'site-key',
      log: { warn: (...line: unknown[]) => void warnings.push(line) } as never,
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/validate`,
    })

  test('its server says whether a visitor passes', async () => {
    expect(await captcha().task()).toEqual({ provider: 'smartcaptcha', siteKey: 'site-key' })
    answer = { status: 200, body: '{"status":"ok","message":""}' }
    expect(await captcha().isSolved('token', '203.0.113.7')).toBe(true)
    expect(Object.fromEntries(asked[0]!)).toEqual({ secret: 'server-key', token: 'token', ip: '203.0.113.7' })
    answer = { status: 200, body: '{"status":"failed","message":"expired"}' }
    expect(await captcha().isSolved('token', '203.0.113.7')).toBe(false)
    expect(await captcha().isSolved('', '203.0.113.7')).toBe(false)
  })

  test.each([
    [500, ''],
    [200, '<html>'],
    [200, '{"status":"else"}'],
  ])('while it answers %d %j visitors pass, and the log says so', async (status, body) => {
    answer = { status, body }
    warnings.length = 0
    expect(await captcha().isSolved('token', '203.0.113.7')).toBe(true)
    expect(warnings).toHaveLength(1)
  })
})

describe('after five wrong codes of a contact the captcha is asked for', () => {
  const CAPTCHA = 3
  const FIVE = 5
  /** Enters a code, with the captcha's answer or without. @returns the code of the refusal */
  type Enter = (code: string, smartCaptchaResponse?: string) => Promise<number | undefined>

  const answered = (smartCaptchaResponse?: string) => (smartCaptchaResponse ? { smartCaptchaResponse } : {})
  const signedIn = async (visitor: Visitor, email: string) => {
    await visitor.call(signInByEmail, { body: { email, password: PASSWORD, isMobile: false } })
    return visitor
  }

  const places: [string, () => Promise<{ visitor: Visitor; enter: Enter; phone: string }>][] = [
    [
      'sign-in by phone',
      async () => {
        const [visitor, { phone }] = [api.newVisitor(), await addUser(api)]
        await visitor.call(preAuth, { body: { data: phone, type: 'phone' } })
        const enter: Enter = async (code, captcha) =>
          (await visitor.call(signInByPhone, { body: { phone, code, ...answered(captcha) } })).code
        return { visitor, enter, phone }
      },
    ],
    [
      'one-time code',
      async () => {
        const [visitor, { phone, email }] = [api.newVisitor(), await addUser(api, { is_staff: true })]
        await signedIn(visitor, email)
        const enter: Enter = async (code, captcha) =>
          (await visitor.call(confirmCode, { body: { code, confirmationType: 'phone', ...answered(captcha) } })).code
        return { visitor, enter, phone }
      },
    ],
    [
      'phone of a registration',
      async () => {
        const [visitor, phone] = [api.newVisitor(), newPhone()]
        await visitor.call(sendPhoneCode, { body: { phone } })
        const enter: Enter = async (code, captcha) =>
          (await visitor.call(confirmPhone, { body: { phone, code, ...answered(captcha) } })).code
        return { visitor, enter, phone }
      },
    ],
    [
      'new contact',
      async () => {
        const visitor = await signedIn(api.newVisitor(), (await addUser(api)).email)
        const phone = newPhone()
        await visitor.call(sendContactCode, { body: { type: 'phone', value: phone } })
        const enter: Enter = async (code, captcha) =>
          (await visitor.call(confirmContact, { body: { type: 'phone', value: phone, code, ...answered(captcha) } }))
            .code
        return { visitor, enter, phone }
      },
    ],
    [
      'confirmation of the user',
      async () => {
        const { phone, email } = await addUser(api)
        const visitor = await signedIn(api.newVisitor(), email)
        await visitor.call(sendConfirmationCode, { body: { confirmationType: 'phone' } })
        const enter: Enter = async (code, captcha) =>
          (await visitor.call(confirmUser, { body: { code, confirmationType: 'phone', ...answered(captcha) } })).code
        return { visitor, enter, phone }
      },
    ],
  ]

  test.each(places)('%s', async (_, begin) => {
    const { visitor, enter, phone } = await begin()
    const code = await codeFor(api, phone)
    for (let i = 0; i < FIVE; i++) {
      // Its own five tries would end the code before.
      await api.db.updateTable('one_time_code').set({ tries: 0 }).where('target', '=', phone).execute()
      expect(await enter(wrongOf(code))).not.toBe(CAPTCHA)
    }
    await api.db.updateTable('one_time_code').set({ tries: 0 }).where('target', '=', phone).execute()
    expect(await enter(code)).toBe(CAPTCHA)
    expect(await enter(code, 'x')).toBe(CAPTCHA)
    expect(await enter(code, await solvedCaptcha(visitor))).toBeUndefined()
  })
})
