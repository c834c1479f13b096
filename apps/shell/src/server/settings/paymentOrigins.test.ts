/** @jest-environment node */
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts'
import { parsePaymentOrigins } from './paymentOrigins.ts'

test.each([
  [{}, []],
  [{ YOOKASSA_SHOP_ID: '1' }, ['https://yoomoney.ru', 'https://yookassa.ru']],
  [{ PAYMENT_ORIGIN: 'http://127.0.0.1:4070', YOOKASSA_SHOP_ID: '1' }, ['http://127.0.0.1:4070']],
])('of %j forms lead to %j', (settings, origins) => {
  expect(parsePaymentOrigins(settings)).toEqual(origins)
  const sites = { connect: [], frame: [], form: parsePaymentOrigins(settings) }
  const policy = contentSecurityPolicy('abc', '', '', [], sites).split('; ')
  expect(policy).toContain(["form-action 'self'", ...origins].join(' '))
})

test.each(['yoomoney.ru', "'unsafe-inline'", 'javascript:alert(1)'])('%s keeps the shell from starting', (text) => {
  expect(() => parsePaymentOrigins({ PAYMENT_ORIGIN: text })).toThrow('it must be an address')
})
