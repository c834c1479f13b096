import * as v from 'valibot'
import { paymentSettings, readPaymentConfig } from './paymentConfig.ts'

const read = (env: Record<string, string>, mode: 'demo' | 'production' = 'demo') =>
  readPaymentConfig(v.parse(v.object(paymentSettings), env), mode)
const ACCOUNT = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'live_secret' }

test('without an account nothing is paid online', () => expect(read({})).toBeNull())

test('notices of YooKassa come from its published addresses only', () => {
  const { isWebhookAddress, yooKassa } = read(ACCOUNT, 'production')!
  expect(yooKassa).toEqual({ url: 'https://api.yookassa.ru/v3', shopId: '100500', secretKey: 'live_secret' })
  expect(['185.71.76.5', '77.75.156.11', '2a02:5180::1'].map(isWebhookAddress)).toEqual([true, true, true])
  expect(['185.71.78.1', '127.0.0.1', '::1'].map(isWebhookAddress)).toEqual([false, false, false])
})

test('another list of addresses takes the place of the published one', () => {
  const { isWebhookAddress } = read({ ...ACCOUNT, YOOKASSA_WEBHOOK_IPS: '10.0.0.0/8, 192.0.2.7' })!
  expect(['10.1.2.3', '192.0.2.7', '185.71.76.5'].map(isWebhookAddress)).toEqual([true, true, false])
})

test.each([
  [{ YOOKASSA_SHOP_ID: '1' }, 'belong together'],
  [{ ...ACCOUNT, YOOKASSA_URL: 'api' }, 'YOOKASSA_URL is not an address'],
  [{ ...ACCOUNT, YOOKASSA_WEBHOOK_IPS: '10.0.0.0/99' }, 'YOOKASSA_WEBHOOK_IPS'],
])('wrong settings are named without their values', (env, message) => {
  expect(() => read(env)).toThrow(message)
  expect(() => read(env)).not.toThrow('live_secret')
})

test('in production nothing is paid without https', () => {
  expect(() => read({ ...ACCOUNT, YOOKASSA_URL: 'http://127.0.0.1:4070/v3' }, 'production')).toThrow('https')
})
