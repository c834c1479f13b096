import { readConfig } from '../config.ts'

const REQUIRED = { DATABASE_URL: 'postgres://shop', VERSTAK_DATA: '/srv/shop' }
const VK = { VK_APP_ID: '7', VK_SERVICE_TOKEN: 'secret' }
const OIDC = {
  OIDC_ISSUER: 'https://id.example/realm',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Единый вход',
}
const PRODUCTION = { VERSTAK_ENV: 'production', PUBLIC_ORIGIN: 'https://verstak.example' }

test('without settings there is no other way to sign in', () => {
  expect(readConfig(REQUIRED).identity).toEqual({ vk: null, oidc: null })
})

test('VK needs its application and token; its addresses are known', () => {
  expect(readConfig({ ...REQUIRED, ...VK }).identity.vk).toEqual({
    appId: '7',
    serviceToken: 'secret',
    origin: 'https://id.vk.com',
    loginOrigin: 'https://login.vk.com',
    apiOrigin: 'https://api.vk.com',
  })
})

test('OpenID Connect needs all of its settings', () => {
  const issuer = 'https://id.example/realm'
  expect(readConfig({ ...REQUIRED, ...OIDC }).identity.oidc).toMatchObject({ issuer, name: 'Единый вход' })
})

test.each<[string, Record<string, string>, string]>([
  ['VK without its token', { VK_APP_ID: '7' }, 'VK_SERVICE_TOKEN is empty'],
  ['a provider without a name', { ...OIDC, OIDC_NAME: '' }, 'OIDC_NAME is empty'],
  ['an address with a path for VK', { ...VK, VK_ORIGIN: 'https://id.vk.com/auth' }, 'VK_ORIGIN is no origin'],
  ['a script for an address', { ...OIDC, OIDC_ISSUER: 'javascript:1' }, 'OIDC_ISSUER is no address'],
  ['VK of the demo in production', { ...PRODUCTION, ...VK, VK_ORIGIN: 'http://127.0.0.1:4080' }, 'VK_ORIGIN is no'],
  [
    'VK’s API of the demo in production',
    { ...PRODUCTION, ...VK, VK_API_ORIGIN: 'http://localhost' },
    'VK_API_ORIGIN is',
  ],
  [
    'a provider of the demo in production',
    { ...PRODUCTION, ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4080/oidc' },
    'OIDC_ISSUER is no',
  ],
])('%s keeps the API from starting, and no secret is told', (_, settings, message) => {
  const start = () => readConfig({ ...REQUIRED, ...settings })
  expect(start).toThrow(message)
  expect(start).not.toThrow('secret')
})
