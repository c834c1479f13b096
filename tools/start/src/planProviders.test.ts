import { planProviders } from './planProviders.ts'

const ports = { shell: 4000, api: 4001, acquirer: 4070, identity: 4080, shellOps: 4090, apiOps: 4091 }
const plan = (env: NodeJS.ProcessEnv = {}) => planProviders('/srv/store', { ports }, env, 'http://localhost:4000')

test('API and embedded providers share a secret, new at each start, that the shell does not get', () => {
  const { env, apiSettings, shellSettings } = plan()
  expect(apiSettings).toMatchObject({
    VK_ORIGIN: 'http://127.0.0.1:4080',
    VK_SERVICE_TOKEN: env['IDENTITY_SECRET'],
    OIDC_ISSUER: 'http://127.0.0.1:4080/oidc',
    OIDC_CLIENT_SECRET: env['IDENTITY_SECRET'],
  })
  expect(env).toMatchObject({ PORT: '4080', PUBLIC_ORIGIN: 'http://localhost:4000' })
  expect(JSON.stringify(shellSettings)).not.toContain(env['IDENTITY_SECRET'])
  expect(shellSettings['VK_ORIGIN']).toBe('http://127.0.0.1:4080')
  expect(plan().env['IDENTITY_SECRET']).not.toBe(env['IDENTITY_SECRET'])
})

test('a provider that the environment names takes the place of the embedded one', () => {
  const names = (env: NodeJS.ProcessEnv) => Object.keys(plan(env).apiSettings).map((name) => name.split('_')[0])
  expect(new Set(names({ VK_APP_ID: '7' }))).toEqual(new Set(['OIDC']))
  expect(new Set(names({ OIDC_ISSUER: 'https://id.example' }))).toEqual(new Set(['VK']))
})
