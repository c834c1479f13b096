import { getCartToken } from '@verstak/contracts/cart'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { createQuickOrder, type OrderInput } from '@verstak/contracts/order'
import { changeMember, removeMember } from '@verstak/contracts/organizationMember'
import { setMainOrganization } from '@verstak/contracts/organization'
import { setContractor, getSession, signOut } from '@verstak/contracts/session'
import { activateMain } from '../session/account.sql.ts'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })
const PRICE = 100_000

beforeEach(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

async function signedIn() {
  const userId = await addUser(api)
  const visitor = await startTestSession(api, api.newVisitor(), { userId })
  await visitor.call(getCartToken, {})
  return { userId, visitor }
}

/** An owner, and a purchaser of his company with a limit per order. */
async function company(orderLimit: number | null) {
  const [owner, purchaser] = [await signedIn(), await signedIn()]
  const organizationId = await addOrganization(api, owner.userId)
  const member = {
    user_id: purchaser.userId,
    organization_id: organizationId,
    role: 'purchaser',
    order_limit: orderLimit,
  } as const
  await api.db.insertInto('organization_member').values(member).execute()
  return { organizationId, owner, purchaser }
}

let lastKey = 0
const orderOf = (organizationId: number, quantity: number) => {
  const body: OrderInput & { productGuid: string; quantity: number } = {
    contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
    delivery: { type: 'pickup', officeId: 1 },
    payment: 'invoice',
    comment: '',
    regionId: 1,
    expectedSum: PRICE * quantity,
    productGuid: guidOf(known.plenty),
    quantity,
    organizationId,
  }
  return [{ body }, { 'idempotency-key': `purchaser-key-${++lastKey}` }] as const
}

test('an order over the limit of a purchaser is refused at the organization; up to it, and without a limit, it is placed [ROLE-010]', async () => {
  const { organizationId, owner, purchaser } = await company(2 * PRICE)
  const refused = await purchaser.visitor.fail(createQuickOrder, ...orderOf(organizationId, 3))
  expect([refused.status, refused.body.errors]).toMatchObject([
    400,
    [
      {
        field: 'organizationId',
        reason: 'order-limit',
        value: 2 * PRICE,
        text: expect.stringMatching(/дороже вашего лимита 2/),
      },
    ],
  ])
  await purchaser.visitor.call(createQuickOrder, ...orderOf(organizationId, 2))
  const body = { organizationId, userId: purchaser.userId, role: 'purchaser', orderLimit: null } as const
  await owner.visitor.call(changeMember, { body })
  await purchaser.visitor.call(createQuickOrder, ...orderOf(organizationId, 3))
})

test('of an order and the removal of who places it at once, the order is there or refused, and later ones are', async () => {
  const { organizationId, owner, purchaser } = await company(null)
  const [ordered, removed] = await Promise.all([
    purchaser.visitor.ask(createQuickOrder, ...orderOf(organizationId, 1)),
    owner.visitor.ask(removeMember, { body: { organizationId, userId: purchaser.userId } }),
  ])
  expect(removed.status).toBe(200)
  expect([200, 404]).toContain(ordered.status)
  expect((await purchaser.visitor.fail(createQuickOrder, ...orderOf(organizationId, 1))).status).toBe(404)
})

test('after a sign-in the user buys for his main organization', async () => {
  const { visitor, userId } = await signedIn()
  const [first, second] = [
    await addOrganization(api, userId),
    await addOrganization(api, userId, { inn: '7736050003' }),
  ]
  await visitor.call(setMainOrganization, { body: { id: second } })
  await visitor.call(setContractor, { body: { id: first } })
  await activateMain(api.db, userId)
  expect((await visitor.call(getSession, {})).account!.organization!.id).toBe(second)
})

test('the kind of activity of the organization is in its cookie while it is active [HTTP-009, CABINET-021, CABINET-023, CABINET-026]', async () => {
  const { visitor, userId } = await signedIn()
  const [first, second] = [
    await addOrganization(api, userId),
    await addOrganization(api, userId, { inn: '7736050003' }),
  ]
  await api.db.updateTable('organization').set({ activity_type: '46.74' }).where('id', '=', first).execute()
  const activity = () => visitor.cookies.get(DEVICE_COOKIES.activityType.name)
  const answer = await visitor.ask(setContractor, { body: { id: first } })
  expect(answer.headers.getSetCookie().join()).toMatch(/activity_type=46\.74; Max-Age=31536000/)
  expect((await visitor.call(getSession, {})).account!.organization).toMatchObject({ id: first, activityType: '46.74' })
  await visitor.call(setContractor, { body: { id: second } })
  expect(activity()).toBeUndefined()
  await visitor.call(setContractor, { body: { id: first } })
  // A sign-in on another device brings it, too.
  const phone = await startTestSession(api, api.newVisitor(), { userId })
  expect(phone.cookies.get(DEVICE_COOKIES.activityType.name)).toBe('46.74')
  await visitor.call(signOut, { body: { isEverywhere: false } })
  expect(activity()).toBeUndefined()
})
