import { getCartToken } from '@verstak/contracts/cart'
import { listPromoCodes } from '@verstak/contracts/promoCode'
import { addOrganization } from '../testing/addOrganization.ts'
import { orderFor, PRICE, usePromoShop } from '../testing/promoShop.ts'
import { NOON } from '../testing/startTestApi.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const { api, addCode, apply, place, put } = usePromoShop()
let lastPhone = 9_990_000_000

/** A private person with a confirmed phone. */
async function person({ isConfirmed = true } = {}) {
  const userId = await addUser(api)
  const phone = String(++lastPhone)
  const contact = { phone, phone_confirmed_at: isConfirmed ? NOON : null }
  await api.db.updateTable('shop_user').set(contact).where('id', '=', userId).execute()
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  return { userId, phone, device }
}
const list = async (device: Visitor) => (await device.call(listPromoCodes, {})).codes
const stateOf = async (device: Visitor, code: string) => (await list(device)).find((one) => one.code === code)?.state

test('a user sees codes that the shop shows and those for his phone, not those of others', async () => {
  const { device, phone } = await person()
  const listed = await addCode({ is_listed: true, min_sum: 500_000, category_ids: [110, 120], is_first_order: true })
  const own = await addCode({ phone })
  const secrets = [
    await addCode(),
    await addCode({ phone: '9000000000' }),
    await addCode({ phone: '9000000000', is_listed: true }),
    await addCode({ is_listed: true, audience: 'business' }),
  ]
  const codes = await list(device)
  expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([listed, own]))
  for (const secret of secrets) expect(codes.map(({ code }) => code)).not.toContain(secret)
  expect(codes.find(({ code }) => code === listed)).toMatchObject({
    name: 'Скидка 10 %',
    state: 'usable',
    conditions: ['Заказ от 5\u00A0000\u00A0₽', 'Товары из категорий: Дрели, Пилы', 'Только на первый заказ'],
  })
})

test('a phone that is not confirmed brings no codes', async () => {
  const { device, phone } = await person({ isConfirmed: false })
  const code = await addCode({ phone })
  expect(await stateOf(device, code)).toBeUndefined()
})

test('a used code stays with its order, also one that the shop does not show', async () => {
  const { device, userId } = await person()
  const code = await addCode({ max_uses_per_user: 1 })
  await put(device, [known.plenty, 1])
  expect((await apply(device, code)).success).toBe(true)
  const { guid, number } = await place(device, orderFor(PRICE * 0.9))
  expect((await list(device)).find((one) => one.code === code)).toMatchObject({
    state: 'used',
    orders: [{ guid, number }],
  })
  await api.db.updateTable('promo_code').set({ max_uses_per_user: 2 }).where('code', '=', code).execute()
  expect(await stateOf(device, code)).toBe('usable')
  const stranger = await person()
  expect(await stateOf(stranger.device, code)).toBeUndefined()
  expect(userId).not.toBe(stranger.userId)
})

test.each([
  ['usable', {}],
  ['soon', { starts_at: new Date('2026-12-01') }],
  ['over', { ends_at: new Date('2026-11-01') }],
  ['spent', { max_uses: 3, used_count: 3 }],
] as const)('a code is «%s»', async (state, change) => {
  const { device } = await person()
  expect(await stateOf(device, await addCode({ is_listed: true, ...change }))).toBe(state)
})

test('usable codes come first, then those that end first', async () => {
  const { device } = await person()
  await api.db.updateTable('promo_code').set({ is_listed: false }).execute()
  const over = await addCode({ is_listed: true, ends_at: new Date('2026-11-01') })
  const open = await addCode({ is_listed: true })
  const ending = await addCode({ is_listed: true, ends_at: new Date('2026-12-01') })
  expect((await list(device)).map(({ code }) => code)).toEqual([ending, open, over])
})

test('who buys for an organization has none, nor has a guest', async () => {
  const { device, userId } = await person()
  await addOrganization(api, userId, { isActive: true })
  expect((await device.ask(listPromoCodes, {})).status).toBe(404)
  expect((await api.newVisitor().ask(listPromoCodes, {})).status).toBe(401)
})
