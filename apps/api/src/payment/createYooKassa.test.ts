import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createYooKassa } from './createYooKassa.ts'
import { PaymentRefused, type PaymentPort } from './PaymentPort.ts'

/** YooKassa on this machine: answers what a test says, and keeps what it was asked. */
let server: Server
let port: PaymentPort
let answer: { status: number; body: unknown }
let asked: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[]

const PAYMENT = { id: '22d6d597', status: 'pending', amount: { value: '123.45', currency: 'RUB' } }
const RECEIPT = { customer: { phone: '79991234567' }, items: [], internet: true as const }
const WISH = {
  guid: 'b4cdd4b5-0000-4000-8000-000000000001',
  amount: 12_345,
  description: 'Заказ № 1',
  returnUrl: 'https://verstak.example/checkout/payment/',
  receipt: RECEIPT,
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, headers, body: text === '' ? null : (JSON.parse(text) as unknown) })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`
  port = createYooKassa({ url, shopId: '100500', secretKey: 'live_secret' })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: PAYMENT }
})

test('a payment by card is held first, with basic auth and a key of its own', async () => {
  answer.body = { ...PAYMENT, confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.ru/pay' } }
  expect(await port.create({ ...WISH, method: 'card' })).toEqual({
    id: '22d6d597',
    status: 'pending',
    amount: 12_345,
    confirmationUrl: 'https://yoomoney.ru/pay',
    cancelReason: null,
  })
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/v3/payments',
      headers: {
        authorization: `Basic ${Buffer.from('100500:live_secret').toString('base64')}`,
        'idempotence-key': WISH.guid,
      },
      body: {
        amount: { value: '123.45', currency: 'RUB' },
        capture: false,
        payment_method_data: { type: 'bank_card' },
        confirmation: { type: 'redirect', return_url: WISH.returnUrl },
        receipt: RECEIPT,
      },
    },
  ])
})

test('a payment by SBP is taken at once and confirmed by a QR code', async () => {
  answer.body = { ...PAYMENT, confirmation: { type: 'qr', confirmation_data: 'https://qr.nspk.ru/AB' } }
  expect((await port.create({ ...WISH, method: 'sbp' })).confirmationUrl).toBe('https://qr.nspk.ru/AB')
  expect(asked[0]!.body).toMatchObject({
    capture: true,
    payment_method_data: { type: 'sbp' },
    confirmation: { type: 'qr' },
  })
})

test('taking, letting go and giving back each carry their key', async () => {
  await port.capture('22d6d597', 'key-take')
  await port.cancel('22d6d597', 'key-void')
  answer.body = { id: 'r1', status: 'succeeded' }
  expect(await port.refund({ guid: 'key-refund', paymentId: '22d6d597', amount: 100, receipt: RECEIPT })).toEqual({
    id: 'r1',
    status: 'succeeded',
  })
  expect(asked.map(({ path, headers }) => [path, headers['idempotence-key']])).toEqual([
    ['/v3/payments/22d6d597/capture', 'key-take'],
    ['/v3/payments/22d6d597/cancel', 'key-void'],
    ['/v3/refunds', 'key-refund'],
  ])
})

test('why a payment was canceled is read', async () => {
  answer.body = {
    ...PAYMENT,
    status: 'canceled',
    cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
  }
  expect(await port.read('22d6d597')).toMatchObject({ status: 'canceled', cancelReason: 'insufficient_funds' })
})

test('a sum in another currency is no sum', async () => {
  answer.body = { ...PAYMENT, amount: { value: '123.45', currency: 'USD' } }
  expect((await port.read('22d6d597')).amount).toBeNull()
})

test.each([
  [400, { type: 'error', code: 'invalid_request' }, true],
  [404, { type: 'error', code: 'not_found' }, true],
  [401, { type: 'error', code: 'invalid_credentials' }, false],
  [429, { type: 'error', code: 'too_many_requests' }, false],
  [500, 'ой', false],
  [202, { type: 'processing', retry_after: 1800 }, false],
  [200, '<html>', false],
  [200, { ...PAYMENT, amount: { value: 'много', currency: 'RUB' } }, false],
])('an answer %i %j is final: %s', async (status, body, isFinal) => {
  answer = { status, body }
  const failure: unknown = await port.read('22d6d597').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure instanceof PaymentRefused).toBe(isFinal)
  expect(String(failure)).not.toContain('live_secret')
})

test('an acquirer that is not there is another try, and tells no address', async () => {
  const nobody = createYooKassa({ url: 'http://127.0.0.1:9/v3', shopId: '1', secretKey: 'live_secret' })
  await expect(nobody.read('x')).rejects.toThrow(/^The acquirer did not answer: [A-Z]+/)
})
