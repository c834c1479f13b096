import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { createOrder } from '@verstak/contracts/order'
import { getWholesaleLevel } from '@verstak/contracts/wholesale'
import { postEntry } from '../ledger/postEntry.ts'
import { addOrganization } from '../testing/addOrganization.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { orderFor, PRICE } from '../testing/promoShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'

const shop = useOrderShop()
const { api } = shop
/** Percents of levels 0…4, with the turnover that leads to them; prices of the shop's goods stay as they are. */
const LEVELS = [0, 0, 0, 0, 0]
const FROM = [0, 3 * PRICE, 6 * PRICE, 50 * PRICE, 100 * PRICE]

beforeAll(async () => {
  await api.db
    .insertInto('wholesale_level')
    .values([
      ...LEVELS.map((discount, level) => ({ type: 'generic' as const, level, discount, from_turnover: FROM[level]! })),
      ...LEVELS.map((_, level) => ({ type: 'fixed' as const, level, discount: 5 + level })),
    ])
    .execute()
})

async function wholesaler(wholesale_type: string, wholesale_level: number) {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  const organizationId = await addOrganization(api, userId, { isActive: true, wholesale_type, wholesale_level })
  return { device, organizationId }
}
type Wholesaler = Awaited<ReturnType<typeof wholesaler>>

async function buy({ device, organizationId }: Wholesaler, pieces: number, percent = 0) {
  await device.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: pieces, regionId: 1 } })
  const body = orderFor((pieces * PRICE * (100 - percent)) / 100, { organizationId })
  const order = await device.call(createOrder, { body }, shop.newKey())
  await shop.move(order.guid, 'ready')
  return order
}

const statusOf = ({ device }: Wholesaler) => device.call(getWholesaleLevel, {})

test('the level, its discount, and how much is missing for the next', async () => {
  const company = await wholesaler('generic', 0)
  const { guid } = await buy(company, 2)
  expect(await statusOf(company)).toMatchObject({
    type: 'generic',
    level: 0,
    turnover: 0,
    next: { level: 1, missing: 3 * PRICE },
  })
  await shop.finish(guid)
  const status = await statusOf(company)
  expect(status).toMatchObject({
    level: 0,
    turnover: 2 * PRICE,
    since: '2025-11-20',
    next: { level: 1, missing: PRICE },
  })
  expect(status.levels.map(({ from }) => from)).toEqual(FROM)
})

test('the level rises with goods that are handed over, also past one, and goods that come back count no more', async () => {
  const company = await wholesaler('generic', 0)
  const { guid } = await buy(company, 7)
  await shop.finish(guid)
  expect(await statusOf(company)).toMatchObject({
    level: 2,
    turnover: 7 * PRICE,
    next: { level: 3, missing: 43 * PRICE },
  })
  await postEntry(api.db, {
    ...{ orderGuid: guid, organizationId: company.organizationId, kind: 'charge-reversal', amount: 5 * PRICE },
    ...{ documentKind: 'return', documentId: guid, at: api.clock.now },
  })
  expect(await statusOf(company)).toMatchObject({ level: 2, turnover: 2 * PRICE })
})

test('a turnover of more than a year ago does not count, and no level falls by itself', async () => {
  const company = await wholesaler('generic', 3)
  const { guid } = await buy(company, 4)
  await shop.finish(guid)
  const old = { handed_over_at: new Date('2025-11-01T12:00:00Z') }
  await api.db.updateTable('customer_order').set(old).where('guid', '=', guid).execute()
  expect(await statusOf(company)).toMatchObject({ level: 3, turnover: 0 })
})

test('a level by contract stays, whatever is bought', async () => {
  const company = await wholesaler('fixed', 1)
  await shop.finish((await buy(company, 7, 6)).guid)
  expect(await statusOf(company)).toMatchObject({ type: 'fixed', level: 1, percent: 6, next: null })
})

test('the highest level has no next one', async () => {
  expect(await statusOf(await wholesaler('generic', 4))).toMatchObject({ level: 4, next: null })
})

test('without a wholesale status, an organization or a session there is none', async () => {
  const userId = await addUser(api)
  const person = await startTestSession(api, api.newVisitor(), { userId })
  expect((await person.ask(getWholesaleLevel, {})).status).toBe(404)
  await addOrganization(api, userId, { isActive: true })
  expect((await person.ask(getWholesaleLevel, {})).status).toBe(404)
  expect((await api.newVisitor().ask(getWholesaleLevel, {})).status).toBe(401)
})
