import { documentAddress } from '@verstak/contracts/document'
import type { Endpoint } from '@verstak/contracts/endpoint'
import { createFavoritesList } from '@verstak/contracts/favorites'
import { FAVORITES_CSV_PATH } from '@verstak/contracts/favoritesItems'
import { invoiceAddress } from '@verstak/contracts/address'
import { acceptInvitation, getInvitation, inviteMember, listMembers } from '@verstak/contracts/organizationMember'
import { createPurchaseList } from '@verstak/contracts/purchaseList'
import { listDevices } from '@verstak/contracts/session'
import { addOrganization } from './testing/addOrganization.ts'
import { CABINET_CONTRACTS, ID_CALLS, type CabinetIds, type IdCall } from './testing/cabinetIds.data.ts'
import { placeTestOrder } from './testing/placeTestOrder.ts'
import { addUser, startTestSession } from './testing/startTestSession.ts'
import { known } from './testing/testShop.data.ts'
import { useTestApi } from './testing/useTestApi.ts'
import type { Visitor } from './testing/visitor.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, ordersPerIp: 1000, ordersPerCart: 1000 } })

interface Owner {
  visitor: Visitor
  ids: CabinetIds
}

let owner: Owner
let stranger: Owner

beforeAll(async () => {
  await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', known.plenty).execute()
  owner = await makeOwner('owner')
  stranger = await makeOwner('stranger')
})

/** A user with one of everything. */
async function makeOwner(name: string): Promise<Owner> {
  const [userId, memberId] = [await addUser(api), await addUser(api)]
  const visitor = await startTestSession(api, api.newVisitor(), { userId })
  await startTestSession(api, api.newVisitor(), { userId })
  const organizationId = await addOrganization(api, userId, { isActive: true })
  const member = { user_id: memberId, organization_id: organizationId, role: 'purchaser' as const, is_active: true }
  await api.db.insertInto('organization_member').values(member).execute()
  const email = `${name}@invited.example`
  const body = { organizationId, email, role: 'purchaser', orderLimit: null } as const
  const { invitations } = await visitor.call(inviteMember, { body })
  const invitationKey = /key=(\S+)/.exec((await api.messages(email)).at(-1)!.text)![1]!
  const { guid: orderGuid } = await placeTestOrder(api, { visitor, organizationId, payment: 'invoice' })
  const { guid: listGuid } = await visitor.call(createPurchaseList, { body: { name } })
  const { guid: favoritesGuid } = await visitor.call(createFavoritesList, { body: { name } })
  const { devices } = await visitor.call(listDevices, {})
  const passkeyId = Buffer.from(`passkey of ${name}`).toString('base64url')
  const passkey = { credential_id: passkeyId, user_id: userId, public_key: Buffer.from('key'), sign_count: 0, name }
  await api.db.insertInto('passkey').values(passkey).execute()
  const { id: consentId } = await api.db
    .insertInto('consent')
    .values({
      ...{ user_id: userId, email: null, phone: null, purpose: 'marketing', document_slug: 'marketing-consent' },
      ...{ document_version: 1, form: 'newsletter', given_at: api.clock.now, ip: '192.0.2.7', user_agent: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deviceId = devices.find(({ isCurrent }) => !isCurrent)!.id
  const ids = { organizationId, memberId, invitationId: invitations[0]!.id, invitationKey, orderGuid, listGuid }
  return { visitor, ids: { ...ids, favoritesGuid, deviceId, consentId, passkeyId } }
}

/** Ids of nobody. */
const NOBODY: CabinetIds = {
  ...{ organizationId: 1_999_999, memberId: 1_999_999, invitationId: 1_999_999, invitationKey: 'x'.repeat(43) },
  ...{ orderGuid: '00000000-0000-4000-8000-00000000dead', listGuid: '00000000-0000-4000-8000-00000000beef' },
  ...{ favoritesGuid: '00000000-0000-4000-8000-00000000fade', deviceId: '00000000-0000-4000-8000-00000000cafe' },
  ...{ consentId: 1_999_999, passkeyId: Buffer.from('passkey of nobody').toString('base64url') },
}

let lastKey = 0

/** The answer without what differs each time. */
async function ask({ visitor, ids: own }: Owner, { endpoint, input }: IdCall, of: CabinetIds) {
  const headers: Record<string, string> = endpoint.isIdempotencyKeyRequired
    ? { 'idempotency-key': `foreign-ids-${++lastKey}` }
    : {}
  const { status, body } = await visitor.ask(endpoint, input(of, own) as never, headers)
  return { status, text: withoutIds({ ...(body as object), requestId: '', revision: 0 }, of) }
}

/** A refusal may repeat the ids that were sent. */
const withoutIds = (body: object, of: CabinetIds) =>
  Object.values(of).reduce<string>(
    (text, id) => text.replaceAll(new RegExp(String.raw`(?<= )${id}(?=[ .,])`, 'g'), '…'),
    JSON.stringify(body),
  )

const titled = ID_CALLS.map(
  (call, place) => [`${call.endpoint.method} ${call.endpoint.path} (${place + 1})`, call] as const,
)

test.each(titled)('%s answers to ids of another user as to ids of nobody', async (_, call) => {
  const foreign = await ask(stranger, call, owner.ids)
  expect(foreign.status).toBe(call.status ?? 404)
  expect(foreign).toEqual(await ask(stranger, call, NOBODY))
})

test('papers, the table of a list, and an invitation of others are not there either', async () => {
  const fileOf = async (address: string) => {
    const cookie = [...stranger.visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(api.url + address, { headers: { cookie } })
    return { status: answer.status, body: { ...((await answer.json()) as object), requestId: '' } }
  }
  const addressesOf = (of: CabinetIds) => [
    documentAddress('invoice', of.orderGuid),
    documentAddress('transfer', of.orderGuid),
    invoiceAddress(of.orderGuid, null),
    `${FAVORITES_CSV_PATH}?listGuid=${of.favoritesGuid}&regionId=1`,
  ]
  for (const [place, address] of addressesOf(owner.ids).entries()) {
    const { status, body } = await fileOf(address)
    const missing = await fileOf(addressesOf(NOBODY)[place]!)
    expect({ address, status, text: withoutIds(body, owner.ids) }).toEqual({
      ...{ address, status: 404 },
      text: withoutIds(missing.body, NOBODY),
    })
  }
  const read = ({ invitationKey: key }: CabinetIds) => stranger.visitor.call(getInvitation, { query: { key } })
  expect(await read(owner.ids)).toEqual(await read(NOBODY))
  const accept = ({ invitationKey: key }: CabinetIds) => stranger.visitor.fail(acceptInvitation, { body: { key } })
  expect((await accept(owner.ids)).status).toBe(404)
  expect({ ...(await accept(owner.ids)).body, requestId: '' }).toEqual({
    ...(await accept(NOBODY)).body,
    requestId: '',
  })
})

test('nothing of the owner has changed, and to him every one of these ids is known', async () => {
  const { members, invitations } = await owner.visitor.call(listMembers, {
    query: { organizationId: owner.ids.organizationId },
  })
  expect([members.length, invitations.length]).toEqual([2, 1])
  const known404: string[] = []
  for (const [title, call] of titled) {
    // Who takes another's ids beside his own has only his own here.
    const { status } = await ask(owner, call, owner.ids)
    if (status === 404) known404.push(title)
  }
  // What an earlier call of the table has ended already.
  expect(known404.map((title) => title.replace(/ \(.*/, ''))).toEqual([
    'POST /api/v1/organizations/members/remove',
    'POST /api/v1/organizations/members/remove',
  ])
})

/** Ids that are not of one user. */
const PUBLIC_FIELDS = new Set(['regionId', 'productGuid', 'productGuids', 'officeId', 'orderGuid'])

/** Calls with ids of products, of the register and of staff; with a secret, which is tried above; an unknown list is the common one. */
const OTHERWISE_TRIED = [
  '/api/favorites/add',
  '/api/favorites/lists',
  '/api/favorites/remove',
  '/api/v1/order/create',
  '/api/v1/organizations/add',
  '/api/v1/organizations/invitation',
  '/api/v1/organizations/invitation',
  '/api/v1/staff/users/end-sessions',
]

test('every call of the cabinet that takes an id stands in the table', () => {
  const listed = new Set(ID_CALLS.map(({ endpoint }) => endpoint.path))
  const missing = CABINET_CONTRACTS.flatMap((contract) => Object.values(contract))
    .filter(isEndpoint)
    .filter(({ path, query, body }) => idFieldsOf(query, body).length > 0 && !listed.has(path))
    .map(({ path }) => path)
  expect(missing.toSorted()).toEqual(OTHERWISE_TRIED)
})

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

function idFieldsOf(...schemas: (object | undefined)[]): string[] {
  return schemas
    .flatMap((schema) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {}))
    .filter((name) => /^(id|guid|key)$|(Id|Guid|Guids)$/.test(name) && !PUBLIC_FIELDS.has(name))
}
