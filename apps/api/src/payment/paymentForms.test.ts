import { FIND_PAYMENT_FORM, findOrderToPay, getPayment, PAYMENT_FORM } from '@verstak/contracts/payment'
import { SHOP_ORIGIN, usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()

/** Posts a form of a page without scripts. @returns where it leads */
async function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(shop.api.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: SHOP_ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  })
  expect(response.status).toBe(303)
  return response.headers.get('location')!
}
const numberOf = async (guid: string) =>
  String(
    (await shop.api.db.selectFrom('customer_order').select('number').where('guid', '=', guid).executeTakeFirstOrThrow())
      .number,
  )

test('the form of a payment leads to the acquirer, or back with what went wrong [ROUTE-065]', async () => {
  const { guid, key } = await shop.place()
  const fields = { guid, key, method: 'card' }
  expect(await send(PAYMENT_FORM, fields)).toMatch(`${shop.acquirer.origin}/pay/`)
  shop.acquirer.mood = 'down'
  expect(await send(PAYMENT_FORM, { ...fields, method: 'sbp' })).toBe(
    `/checkout/payment/?orderid=${guid}&key=${key}&problem=payment-unavailable`,
  )
  expect(await send(PAYMENT_FORM, { guid, method: 'card' })).toContain('problem=not-found')
  expect(await send(PAYMENT_FORM, { guid: 'x' })).toBe('/pay-order/')
})

test('an order is found by its number and phone, with or without scripts [ROUTE-064]', async () => {
  const { guid, key } = await shop.place()
  const number = await numberOf(guid)
  const link = `/checkout/payment/?orderid=${guid}&key=${key}`
  expect(await send(FIND_PAYMENT_FORM, { number: `№ ${number}`, phone: '+7 (999) 123-45-67' })).toBe(link)
  const visitor = shop.api.newVisitor()
  expect(await visitor.call(findOrderToPay, { body: { number, phone: '9991234567' } })).toEqual({ link })
  expect((await visitor.call(getPayment, { query: { guid, key } })).number).toBe(number)
})

test('a wrong phone, a wrong number and nonsense tell nothing', async () => {
  const { guid } = await shop.place()
  const number = await numberOf(guid)
  const visitor = shop.api.newVisitor()
  const wrong = [
    { number, phone: '9990000000' },
    { number: '999999999', phone: '9991234567' },
  ]
  for (const body of wrong) {
    const { status, body: failure } = await visitor.fail(findOrderToPay, { body })
    expect([status, failure.code]).toEqual([404, 'not-found'])
    expect(await send(FIND_PAYMENT_FORM, body)).toBe('/pay-order/?problem=not-found')
  }
  expect(await send(FIND_PAYMENT_FORM, { number: '', phone: '1' })).toBe('/pay-order/?problem=invalid-input')
})

test('phones of an order cannot be tried out', async () => {
  const { guid } = await shop.place()
  const number = await numberOf(guid)
  const visitor = shop.api.newVisitor()
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const body = { number, phone: `99900000${String(tries).padStart(2, '0')}` }
    statuses.push((await visitor.fail(findOrderToPay, { body })).status)
  }
  expect(statuses.slice(-2)).toEqual([429, 429])
})
