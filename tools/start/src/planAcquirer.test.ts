import { planAcquirer } from './planAcquirer.ts'

const ports = { shell: 4000, api: 4001, acquirer: 4070, identity: 4080, shellOps: 4090, apiOps: 4091 }
const plan = (env: NodeJS.ProcessEnv = {}) => planAcquirer('/srv/store', { ports }, env)

test('API and embedded acquirer share a secret, new at each start, that the shell does not get', () => {
  const { env, apiSettings, shellSettings } = plan()
  expect(apiSettings).toMatchObject({
    YOOKASSA_URL: 'http://127.0.0.1:4070/v3',
    YOOKASSA_SECRET_KEY: env['ACQUIRER_SECRET'],
  })
  expect(env).toMatchObject({ PORT: '4070', WEBHOOK_URL: 'http://127.0.0.1:4001/api/v1/payment/webhook' })
  expect(shellSettings).toEqual({ PAYMENT_ORIGIN: 'http://127.0.0.1:4070' })
  expect(plan().env['ACQUIRER_SECRET']).not.toBe(env['ACQUIRER_SECRET'])
})

test('an account at YooKassa takes its place', () => {
  expect(plan({ YOOKASSA_SHOP_ID: '100500' })).toMatchObject({ apiSettings: {}, shellSettings: {} })
})
