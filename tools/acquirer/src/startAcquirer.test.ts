import { startAcquirer, type Acquirer } from './startAcquirer.ts'
import { isCardNumber, TEST_CARDS } from './testCards.data.ts'

let acquirer: Acquirer
beforeAll(async () => {
  acquirer = await startAcquirer({ port: 0, mode: 'demo', webhookUrl: null })
})
afterAll(() => acquirer.stop())

const amount = { value: '10.00', currency: 'RUB' }
const item = {
  description: 'Дрель',
  quantity: '1.000',
  amount,
  vat_code: 12,
  payment_subject: 'commodity',
  payment_mode: 'full_prepayment',
  measure: 'piece',
}
const receipt = { customer: { phone: '79991234567' }, items: [item], internet: true }
const body = {
  amount,
  capture: false,
  payment_method_data: { type: 'bank_card' },
  confirmation: { type: 'redirect', return_url: 'http://localhost:3000/back' },
  description: 'Заказ <№ 1>',
  metadata: {},
  receipt,
}

async function ask(path: string, content: object, headers: Record<string, string> = {}) {
  const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: secret, YOOKASSA_URL: url } = acquirer.settings
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${shop}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
      'idempotence-key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(content),
  })
  return {
    status: response.status,
    answer: (await response.json()) as { id: string; code: string; confirmation: { confirmation_url: string } },
  }
}

test('it runs in the demo only', async () => {
  await expect(startAcquirer({ port: 0, mode: 'production', webhookUrl: null })).rejects.toThrow('demo only')
})

test('all test cards pass Luhn’s check, one with a wrong digit does not', () => {
  expect(TEST_CARDS.every(({ number }) => isCardNumber(number))).toBe(true)
  expect(isCardNumber('2200000000000005')).toBe(false)
})

test('the same key gives the same payment, and none to another request', async () => {
  const key = { 'idempotence-key': 'one' }
  const first = await ask('/payments', body, key)
  expect((await ask('/payments', body, key)).answer.id).toBe(first.answer.id)
  expect((await ask('/payments', { ...body, capture: true }, key)).status).toBe(400)
})

test.each([
  ['a wrong key', body, { authorization: 'Basic eDp5' }, 401],
  ['no key of idempotence', body, { 'idempotence-key': '' }, 400],
  ['a receipt of another sum', { ...body, amount: { value: '11.00', currency: 'RUB' } }, {}, 400],
  ['a receipt for nobody', { ...body, receipt: { ...receipt, customer: {} } }, {}, 400],
  ['an unknown VAT', { ...body, receipt: { ...receipt, items: [{ ...item, vat_code: 13 }] } }, {}, 400],
  ['a sum in kopecks', { ...body, amount: { value: '1000', currency: 'RUB' } }, {}, 400],
])('a payment with %s is refused', async (_, content, headers, status) => {
  expect((await ask('/payments', content, headers)).status).toBe(status)
})

test('the page of a payment shows wrong fields beside them and escapes what the shop wrote', async () => {
  const { answer } = await ask('/payments', body)
  const address = answer.confirmation.confirmation_url
  expect(await (await fetch(address)).text()).toContain('Заказ &lt;№ 1&gt;')
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ number: '1', expiry: '13/20', csc: 'x' }),
  })
  expect(response.status).toBe(422)
  expect((await response.text()).match(/aria-invalid="true"/g)).toHaveLength(3)
})

test('an unknown payment has a page that says so', async () => {
  const response = await fetch(`${acquirer.origin}/pay/nothing`)
  expect([response.status, (await response.text()).includes('Такого платежа нет')]).toEqual([404, true])
})

test('more than was paid is not given back', async () => {
  const { answer } = await ask('/payments', { ...body, capture: true })
  acquirer.store.approve(acquirer.store.find(answer.id)!)
  expect((await ask('/refunds', { payment_id: answer.id, amount, receipt })).status).toBe(200)
  expect((await ask('/refunds', { payment_id: answer.id, amount, receipt })).status).toBe(400)
})
