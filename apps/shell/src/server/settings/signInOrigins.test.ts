/** @jest-environment node */
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts'
import { parseSignInOrigins } from './signInOrigins.ts'

const VK = { VK_APP_ID: '7' }
const OIDC = { OIDC_ISSUER: 'https://id.example/realm' }
const policyOf = (settings: Parameters<typeof parseSignInOrigins>[0]) =>
  contentSecurityPolicy('abc', '', '', [], parseSignInOrigins(settings)).split('; ')

test('a shop without other ways to sign in allows no other site', () => {
  expect(policyOf({})).toEqual(contentSecurityPolicy('abc', '').split('; '))
  expect(policyOf({ VK_ORIGIN: 'https://id.vk.com' })).toEqual(policyOf({}))
})

test('VK is asked and framed at its two origins, and gets no form', () => {
  expect(policyOf(VK)).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://id.vk.com https://login.vk.com",
      "frame-src 'self' https://login.vk.com",
      "form-action 'self'",
    ]),
  )
})

test('forms lead to the origin of the OpenID Connect provider and to no other', () => {
  expect(policyOf(OIDC)).toEqual(
    expect.arrayContaining(["form-action 'self' https://id.example", "connect-src 'self'", "frame-src 'self'"]),
  )
})

test('SmartCaptcha is framed and asked at its one origin, only where it is set up, and gets nothing else', () => {
  const origin = 'https://smartcaptcha.cloud.yandex.ru'
  const bare = policyOf({})
  const expected = bare.map((line) => (/^(connect|frame)-src /.test(line) ? `${line} ${origin}` : line))
  expect(policyOf({ SMARTCAPTCHA_SITE_KEY: 'ysc1_x' })).toEqual(expected)
  expect(expected).not.toEqual(bare)
  expect(policyOf({ SMARTCAPTCHA_SITE_KEY: '' })).toEqual(bare)
  expect(policyOf({ ...VK, SMARTCAPTCHA_SITE_KEY: 'ysc1_x' })).toEqual(
    expect.arrayContaining([
      `connect-src 'self' https://id.vk.com https://login.vk.com ${origin}`,
      `frame-src 'self' https://login.vk.com ${origin}`,
    ]),
  )
})

test('providers of the demo share one origin', () => {
  const origin = 'http://127.0.0.1:4080'
  const all = parseSignInOrigins({ ...VK, VK_ORIGIN: origin, VK_LOGIN_ORIGIN: origin, OIDC_ISSUER: `${origin}/oidc` })
  expect(all).toEqual({ connect: [origin], frame: [origin], form: [origin] })
})

test.each([
  { OIDC_ISSUER: 'id.example' },
  { OIDC_ISSUER: 'javascript:alert(1)' },
  { ...VK, VK_ORIGIN: "'unsafe-inline'" },
])('%j keeps the shell from starting', (settings) => {
  expect(() => parseSignInOrigins(settings)).toThrow('it must be an address')
})
