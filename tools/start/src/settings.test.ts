import { readSettings, withoutSecrets } from './settings.ts'

test('VERSTAK_PORT alone moves the whole store', () => {
  expect(readSettings({}).ports).toEqual({
    shell: 4000,
    api: 4001,
    acquirer: 4070,
    identity: 4080,
    shellOps: 4090,
    apiOps: 4091,
  })
  expect(readSettings({ VERSTAK_PORT: '4200' }).ports).toMatchObject({ shell: 4200, identity: 4280, apiOps: 4291 })
  expect(readSettings({ VERSTAK_API_PORT: '7000' }).ports.api).toBe(7000)
})

test.each(['0', '65500', '4000.5', 'http'])('VERSTAK_PORT=%s is refused', (port) => {
  expect(() => readSettings({ VERSTAK_PORT: port })).toThrow(`VERSTAK_PORT=${port} is not a port`)
})

test('two equal ports are refused', () => {
  expect(() => readSettings({ VERSTAK_API_PORT: '4090' })).toThrow('are the same')
})

test('an empty DATABASE_URL means the embedded server', () => {
  expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeNull()
  expect(readSettings({ DATABASE_URL: 'postgres://a' }).databaseUrl).toBe('postgres://a')
})

test('what opens a database or the registry is left out of an environment', () => {
  const env = {
    DATABASE_URL: 'a',
    TEST_DATABASE_URL: 'b',
    PGPASSWORD: 'c',
    npm_config_x: 'd',
    VERSTAK_RELEASE_TOKEN: 'e',
    VERSTAK_RELEASE_KEY_CART: 'f',
    SMTP_URL: 'g',
    SMARTCAPTCHA_SERVER_KEY: 'k',
    SMS_GATEWAY_TOKEN: 'h',
    VK_SERVICE_TOKEN: 'i',
    OIDC_CLIENT_SECRET: 'j',
    YOOKASSA_SECRET_KEY: 'l',
    VERSTAK_RELEASES: '/store',
    PATH: '/bin',
    PAGER: 'less',
  }
  expect(withoutSecrets(env)).toEqual({ VERSTAK_RELEASES: '/store', PATH: '/bin', PAGER: 'less' })
})
