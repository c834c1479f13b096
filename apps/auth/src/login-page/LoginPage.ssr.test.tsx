/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { getSignInWays, type SignInWays } from '@verstak/contracts/identity'
import { getSignInFlow } from '@verstak/contracts/signInFlow'
import type { FlowState } from '@verstak/contracts/signInFlow'
import type { Layout } from '@verstak/contracts/layout'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { openRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'
import { flowOf, offerOf } from '../testing/answers.ts'

const first = flowOf('EMAIL_OR_PHONE', {
  offers: [offerOf('submit', { schema: { login: { type: 'text', isRequired: true } }, data: { login: '' } })],
})

function openOnServer(
  address = '/login/',
  flow: () => FlowState = () => first,
  { layout = 'desktop', user, ways }: { layout?: Layout; user?: 'private'; ways?: SignInWays } = {},
) {
  const api = createFakeApi().on(getSignInFlow, flow)
  if (ways) api.on(getSignInWays, () => ways)
  const host = createTestHost({ call: api.call, region: makeRegion(), layout, ...(user ? { user } : {}) })
  return openRemote(host, createRoutes(host), address)
}

/** Names and values of what a form would send. */
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|button)[^>]*>/g)].flatMap(([tag]) => {
    const [, name] = / name="([^"]*)"/.exec(tag) ?? []
    return name === undefined ? [] : [`${name}=${/ value="([^"]*)"/.exec(tag)?.[1] ?? ''}`]
  })

test.each<Layout>(['desktop', 'mobile'])(
  'on %s the first step is a plain form that posts to the API',
  async (layout) => {
    const { html, status } = await openOnServer('/login/?next=%2Fcart%2F', () => first, { layout })
    expect(status).toBe(200)
    expect(html).toContain('<title>Вход или регистрация — Верстак</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<h1[^>]*>Вход или регистрация<\/h1>/)
    expect(html).toMatch(/<form[^>]*action="\/api\/v1\/sign-in\/form" method="post"/)
    expect(fieldsOf(html)).toEqual(
      expect.arrayContaining(['dataToken=token of EMAIL_OR_PHONE', 'next=/cart/', 'transition=submit', 'login=']),
    )
  },
)

test('without scripts the OpenID Connect provider is a form, which other sites cannot send', async () => {
  const ways = { vk: null, oidc: { name: 'Единый вход' }, hasPasskeys: false }
  const { html } = await openOnServer('/login/?next=%2Fcart%2F', () => first, { ways })
  const [form = ''] = /<form[^>]*action="\/api\/v1\/sign-in\/oidc\/start"[^]*?<\/form>/.exec(html) ?? []
  expect(form).toMatch(/^<form[^>]* method="post"/)
  expect(fieldsOf(form)).toEqual(['next=/cart/'])
  expect(form).toMatch(/<button[^>]*type="submit"[^>]*>[^]*Единый вход/)
  expect(html).not.toMatch(/href="[^"]*oidc\/start/)
})

test('the code of an SMS has its ways on as buttons of the form, none of which waits for a script', async () => {
  const sms = flowOf('SMS_CODE', {
    ui: { contact: '9162041837', repeatSendingCodeDelay: 42 },
    offers: [offerOf('submit'), offerOf('resend'), offerOf('change'), offerOf('back')],
  })
  const { html } = await openOnServer('/login/', () => sms)
  expect(html).toContain('+7 (916) 204-18-37')
  expect(fieldsOf(html).filter((field) => field.startsWith('transition='))).toEqual([
    'transition=back',
    'transition=submit',
    'transition=change',
    'transition=submit',
    'transition=resend',
  ])
  expect(html).not.toMatch(/<(button|input)[^>]* disabled/)
})

test('what was refused stands at its field, with what was typed', async () => {
  const refused = flowOf('EMAIL_OR_PHONE', {
    offers: [offerOf('submit', { data: { login: 'anna@mail' }, errors: { login: 'Введите корректный email' } })],
  })
  const { html } = await openOnServer('/login/', () => refused)
  expect(html).toMatch(/<input[^>]*aria-describedby="([^"]*)"[^>]*aria-invalid="true"[^>]*value="anna@mail"/)
  expect(html).toContain('Введите корректный email')
})

test.each([
  'PASSWORD',
  'REGISTRATION',
  'ADDITIONAL_REGISTRATION',
  'OTP',
  'SAVE_DEVICE',
  'RECOVERY',
  'RECOVERY_SENT',
  'PASSPORT',
])('the place %s is rendered without scripts', async (place) => {
  const { html, status } = await openOnServer('/login/', () => flowOf(place, { ui: { contact: 'anna@mail.example' } }))
  expect(status).toBe(200)
  expect(fieldsOf(html)).toContain(`dataToken=token of ${place}`)
})

test('the mailed link opens the form for a new password', async () => {
  const { html } = await openOnServer('/login/?recovery=secret-token')
  expect(html).toMatch(/<h1[^>]*>Новый пароль<\/h1>/)
  expect(html).toMatch(/<form[^>]*action="\/api\/v1\/sign-in\/form" method="post"/)
  expect(fieldsOf(html)).toEqual(
    expect.arrayContaining(['token=secret-token', 'password=', 'transition=reset-password']),
  )
  expect(html).toContain('<meta name="referrer" content="same-origin"/>')
})

test.each([
  ['PASSWORD', /<noscript>[^]*войдите по коду из SMS или восстановите пароль[^]*<\/noscript>/],
  ['REGISTRATION', /<noscript>[^]*подождите час и отправьте форму ещё раз[^]*<\/noscript>/],
] as const)('at the step %s without scripts it is said what to do instead of the captcha', async (place, said) => {
  const { html } = await openOnServer('/login/', () =>
    flowOf(place, { ui: { contact: 'anna@mail.example', isCaptchaShown: true }, offers: [offerOf('submit')] }),
  )
  expect(html).toMatch(said)
})

test('a refused registration has all that was filled in, its boxes too', async () => {
  const data = { name: 'Анна', email: 'anna@mail.example', isJuristic: true, isSubscribeToNewsletter: true }
  const { html } = await openOnServer('/login/', () =>
    flowOf('REGISTRATION', { offers: [offerOf('submit', { data, errors: { password: 'Введите пароль' } })] }),
  )
  expect(fieldsOf(html)).toEqual(expect.arrayContaining(['name=Анна', 'email=anna@mail.example']))
  expect(html.match(/<input[^>]*type="checkbox"[^>]*checked=""/g)).toHaveLength(2)
})

test('without an answer of the API the page opens, and says whom to call where there are no scripts', async () => {
  const { html, status } = await openOnServer('/login/', () => {
    throw new ApiError('unavailable', 503)
  })
  expect(status).toBe(200)
  expect(html).toMatch(/<noscript>.*8 800 550-37-70.*<\/noscript>/)
})

test.each([
  ['/login/?next=%2Fcart%2F', '/cart/'],
  ['/login/', '/'],
  ['/login/?next=https%3A%2F%2Fevil.example%2F', '/'],
  ['/login/?next=%2F%2Fevil.example%2F', '/'],
])('who is signed in is led on from %s to %s', async (address, to) => {
  expect(await openOnServer(address, () => first, { user: 'private' })).toMatchObject({ status: 302, redirect: to })
})

test("what one visitor sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(async ({ secret }) => {
    const { html } = await openOnServer('/login/', () =>
      flowOf('PASSWORD', { ui: { contact: `${secret}@mail.example` } }),
    )
    return html
  }))
