import { refuseDummyPhone } from '@verstak/contracts/flag'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

let lastKey = 0
/** Fields with errors; empty if only the cart is missing. */
async function faultsOf(phone: string): Promise<(string | undefined)[]> {
  const body: OrderInput = {
    contact: { name: 'Иван Петров', phone, email: '' },
    delivery: { type: 'pickup', officeId: 1 },
    payment: 'cash',
    comment: '',
    regionId: 1,
    expectedSum: 100,
  }
  const headers = { 'idempotency-key': `order-key-${++lastKey}` }
  const refused = await api.newVisitor().fail(createOrder, { body }, headers)
  return refused.body.code === 'cart-token-required' ? [] : (refused.body.errors ?? []).map(({ field }) => field)
}

test('the number of nobody is refused where the shop wants it, and only that number [FEEDBACK-015]', async () => {
  expect(await faultsOf('4950000000')).toEqual([])
  const rules = JSON.stringify([{ split: { on: 100 } }])
  await api.db.insertInto('feature_flag').values({ key: refuseDummyPhone.key, rules }).execute()
  expect(await faultsOf('4950000000')).toEqual(['contact.phone'])
  expect(await faultsOf('4950000001')).toEqual([])
})
