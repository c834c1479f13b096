import { CABINET_ROLES, cabinetPolicy, type CabinetRole } from '@verstak/contracts/cabinetPolicy'
import { addOrganization as addEndpoint } from '@verstak/contracts/organization'
import { createPurchaseList } from '@verstak/contracts/purchaseList'
import { addOrganization } from './testing/addOrganization.ts'
import { placeTestOrder } from './testing/placeTestOrder.ts'
import { addUser, startTestSession } from './testing/startTestSession.ts'
import { known } from './testing/testShop.data.ts'
import { useTestApi } from './testing/useTestApi.ts'
import type { Visitor } from './testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, companyLookupsPerIp: 1000 } })

/** What a call is about: the organization of the role, another member of it, their orders, and a list. */
interface Subject {
  organizationId: number
  memberId: number
  /** Of a colleague; the other one is cancelled. */
  orderGuid: string
  otherGuid: string
  /** Order and list of the visitor himself; of a colleague for a guest. */
  ownGuid: string
  listGuid: string
}

const PURCHASER = { role: 'purchaser', orderLimit: null } as const
const BANK = { postalAddress: 'а/я 12', settlementAccount: '', bankBik: '', bankName: '', correspondentAccount: '' }
const NUMBERS = { personType: 'ur', inn: '7726418538', kpp: '772601001' }

/** Input of each call; those without one take none. */
const INPUTS: Readonly<Record<string, (subject: Subject) => { query?: object; body?: object }>> = {
  'POST /api/v1/orders/guest/code': () => ({ body: { phone: '12' } }),
  'GET /api/v1/orders/order': ({ ownGuid }) => ({ query: { guid: ownGuid } }),
  'GET /api/v1/orders/order of a colleague': ({ orderGuid }) => ({ query: { guid: orderGuid } }),
  'GET /api/v1/orders/repeat': ({ ownGuid }) => ({ query: { guid: ownGuid } }),
  'GET /api/v1/orders/repeat of a colleague': ({ orderGuid }) => ({ query: { guid: orderGuid } }),
  'POST /api/v1/orders/repeat': ({ ownGuid }) => ({ body: { guid: ownGuid } }),
  'POST /api/v1/orders/repeat of a colleague': ({ orderGuid }) => ({ body: { guid: orderGuid } }),
  'POST /api/v1/order/cancel': ({ ownGuid }) => ({ body: { guid: ownGuid } }),
  'POST /api/v1/order/cancel of a colleague': ({ otherGuid }) => ({ body: { guid: otherGuid } }),
  'GET /api/v1/documents/file of a colleague': ({ orderGuid }) => ({ query: { kind: 'invoice', order: orderGuid } }),
  'POST /api/v1/purchase-lists/create': () => ({ body: { name: 'Бригада 3' } }),
  'GET /api/v1/purchase-lists/one': ({ listGuid }) => ({ query: { guid: listGuid, regionId: 1 } }),
  'POST /api/v1/purchase-lists/change': ({ listGuid }) => ({
    body: { guid: listGuid, name: 'Бригада 4', regionId: 1 },
  }),
  'POST /api/v1/purchase-lists/use': ({ listGuid }) => ({ body: { guid: listGuid, regionId: 1 } }),
  'POST /api/v1/purchase-lists/remove': ({ listGuid }) => ({ body: { guid: listGuid } }),
  'GET /api/v1/user/often-bought': () => ({ query: { regionId: 1 } }),
  'POST /api/v1/organizations/main': ({ organizationId }) => ({ body: { id: organizationId } }),
  'POST /api/v1/organizations/change': ({ organizationId }) => ({ body: { id: organizationId, ...BANK } }),
  'GET /api/v1/organizations/members': ({ organizationId }) => ({ query: { organizationId } }),
  'POST /api/v1/organizations/members/invite': ({ organizationId }) => ({
    body: { organizationId, email: 'new@mail.example', ...PURCHASER },
  }),
  'POST /api/v1/organizations/members/change': ({ organizationId, memberId }) => ({
    body: { organizationId, userId: memberId, ...PURCHASER },
  }),
  'POST /api/v1/organizations/members/remove': ({ organizationId, memberId }) => ({
    body: { organizationId, userId: memberId },
  }),
  'POST /api/v1/organizations/find': () => ({ body: NUMBERS }),
  'POST /api/v1/organizations/add': () => ({ body: addEndpoint.example!.body! }),
  'POST /api/v1/user/newsletter': () => ({ body: { isWanted: false } }),
  'POST /api/v1/user/devices/end': () => ({ body: { id: 'others' } }),
  'POST /api/v1/user/name': () => ({ body: { firstName: 'Анна', lastName: 'Белова' } }),
}

async function signedIn() {
  const userId = await addUser(api)
  return { userId, visitor: await startTestSession(api, api.newVisitor(), { userId }) }
}

/** A visitor of a role, and the company which is his, or somebody else's. */
async function companyFor(role: CabinetRole): Promise<{ visitor: Visitor; subject: Subject }> {
  const [colleague, member] = [await signedIn(), await signedIn()]
  const organizationId = await addOrganization(api, colleague.userId, {
    ...{ isActive: true, wholesale_type: 'generic', wholesale_level: 1 },
  })
  const join = (userId: number, as: 'purchaser' | 'manager' | 'owner') =>
    api.db
      .insertInto('organization_member')
      .values({ user_id: userId, organization_id: organizationId, role: as, is_active: true })
      .execute()
  await join(member.userId, 'purchaser')
  const placeFor = async (visitor: Visitor, organization: number | null) =>
    (
      await placeTestOrder(api, {
        ...{ visitor, organizationId: organization, payment: organization === null ? 'cash' : 'invoice' },
      })
    ).guid
  const makeList = async (visitor: Visitor) =>
    (await visitor.call(createPurchaseList, { body: { name: 'Смена' } })).guid
  const subject = {
    ...{ organizationId, memberId: member.userId },
    orderGuid: await placeFor(colleague.visitor, organizationId),
    otherGuid: await placeFor(colleague.visitor, organizationId),
  }
  if (role === 'guest') {
    const listGuid = await makeList(colleague.visitor)
    return { visitor: api.newVisitor(), subject: { ...subject, ownGuid: subject.orderGuid, listGuid } }
  }
  const { userId, visitor } = await signedIn()
  if (role !== 'person') await join(userId, role)
  const ownGuid = await placeFor(visitor, role === 'person' ? null : organizationId)
  return { visitor, subject: { ...subject, ownGuid, listGuid: await makeList(visitor) } }
}

beforeAll(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
})

let lastKey = 0

/** Status of the answer, JSON or a file. */
async function statusOf({ cookies }: Visitor, call: string, subject: Subject): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const { query = {}, body } = INPUTS[call]?.(subject) ?? {}
  const response = await fetch(`${api.url}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`, {
    method,
    headers: {
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(body && { 'content-type': 'application/json' }),
      'idempotency-key': `policy-${++lastKey}`,
      ...{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

const calls = cabinetPolicy.flatMap((row) => Object.entries(row.calls))

test.each(CABINET_ROLES)(
  'the API itself answers a %s as the policy of the cabinet says, call by call [ROLE-010, ROLE-013]',
  async (role) => {
    const { visitor, subject } = await companyFor(role)
    const answers: Record<string, number> = {}
    for (const [call] of calls) answers[call] = await statusOf(visitor, call, subject)
    const statusFor = (call: string, roles: readonly CabinetRole[]) => {
      if (roles.includes(role)) return 200
      return role === 'guest' && !call.startsWith('POST /api/v1/order/') ? 401 : 404
    }
    expect(answers).toEqual(Object.fromEntries(calls.map(([call, roles]) => [call, statusFor(call, roles)])))
    // One company can be registered once.
    await api.db.deleteFrom('organization').where('inn', '=', NUMBERS.inn).execute()
  },
)

test('the policy names calls that there are, and each has its input', async () => {
  const { paths } = (await (await fetch(`${api.url}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const named = calls.map(([call]) => call.replace(' of a colleague', ''))
  expect(named.filter((call) => !known.includes(call) && !call.includes('/file'))).toEqual([])
  expect(Object.keys(INPUTS).filter((call) => !calls.some(([one]) => one === call))).toEqual([])
})
