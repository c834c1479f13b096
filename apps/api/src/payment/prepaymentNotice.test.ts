import { listNotifications } from '@verstak/contracts/notification'
import { getPayment, startPayment } from '@verstak/contracts/payment'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const PAID = '2200000000000004'
const shop = usePaymentApi()

test('a user is told of an order that waits for its money until it is paid', async () => {
  const userId = await addUser(shop.api)
  const visitor = await startTestSession(
    { clock: shop.api.clock, databaseUrl: shop.databaseUrl },
    shop.api.newVisitor(),
    { userId },
  )
  const prepayments = async () =>
    (await visitor.call(listNotifications, {})).notifications.filter(({ name }) => name === 'prepaymentRequired')
  const { guid, key } = await shop.place({ visitor })
  expect(await prepayments()).toMatchObject([
    { payload: { guid, quantity: 1, paymentExpirationTime: '2026-11-20T09:30:00.000Z' } },
  ])
  const { link } = await visitor.call(startPayment, { body: { guid, key, method: 'card' } })
  await shop.pay(link, PAID)
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_000)
  expect((await visitor.call(getPayment, { query: { guid } })).step).toBe('paid')
  expect(await prepayments()).toEqual([])
})
