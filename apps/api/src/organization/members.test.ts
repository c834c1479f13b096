import * as organization from '@verstak/contracts/organization'
import * as endpoints from '@verstak/contracts/organizationMember'
import type { MemberRole } from '@verstak/contracts/organization'
import { getSession } from '@verstak/contracts/session'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { deleteOldInvitations } from './invitation.sql.ts'

const api = useTestApi()
const DAY_MS = 24 * 60 * 60_000

async function signedIn() {
  const userId = await addUser(api)
  const { email } = await api.db
    .selectFrom('shop_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { userId, email: email!, visitor: await startTestSession(api, api.newVisitor(), { userId }) }
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>

/** An organization with an owner, a manager and a purchaser, and a user who does not belong to it. */
async function company() {
  const [owner, manager, purchaser, stranger] = await Promise.all([signedIn(), signedIn(), signedIn(), signedIn()])
  const organizationId = await addOrganization(api, owner.userId, { isActive: true })
  for (const [user, role] of [
    [manager, 'manager'],
    [purchaser, 'purchaser'],
  ] as const) {
    const member = { user_id: user.userId, organization_id: organizationId, role, is_active: true }
    await api.db.insertInto('organization_member').values(member).execute()
  }
  return { organizationId, owner, manager, purchaser, stranger }
}

const rightsOf = async ({ visitor }: SignedIn, organizationId: number) => {
  const { organizations } = await visitor.call(organization.listOwnOrganizations, {})
  const row = organizations.find(({ id }) => id === organizationId)
  return row ? [row.role, row.orderLimit] : null
}

async function invite({ visitor }: SignedIn, organizationId: number, email: string, role: MemberRole = 'purchaser') {
  await visitor.call(endpoints.inviteMember, { body: { organizationId, email, role, orderLimit: null } })
  const letter = (await api.messages(email)).at(-1)!
  return { letter, key: /\/user\/organizations\/\?key=(\S+)/.exec(letter.text)![1]! }
}

test('owners and managers see who belongs to an organization; purchasers and others do not', async () => {
  const { organizationId, owner, manager, purchaser, stranger } = await company()
  const list = ({ visitor }: SignedIn) => visitor.ask(endpoints.listMembers, { query: { organizationId } })
  const { body } = await list(manager)
  expect(body).toMatchObject({
    role: 'manager',
    invitations: [],
    members: [
      { userId: owner.userId, name: 'Анна', email: owner.email, role: 'owner', isYou: false },
      { userId: manager.userId, role: 'manager', isYou: true },
      { userId: purchaser.userId, role: 'purchaser' },
    ],
  })
  const missing = await stranger.visitor.ask(endpoints.listMembers, { query: { organizationId: 2_000_000 } })
  for (const user of [purchaser, stranger]) {
    const { status, body: refusal } = await list(user)
    expect([status, { ...refusal, requestId: '' }]).toEqual([missing.status, { ...missing.body, requestId: '' }])
    expect(status).toBe(404)
  }
})

test('an invitation goes by mail to its address alone, and is accepted once', async () => {
  const { organizationId, owner, stranger } = await company()
  const other = await signedIn()
  const { letter, key } = await invite(owner, organizationId, stranger.email.toUpperCase(), 'manager')
  expect(letter.subject).toBe('Приглашение в организацию ООО «Ёлки»')
  expect(letter.text).toContain('Ваша роль: менеджер')
  const read = ({ visitor }: SignedIn) => visitor.call(endpoints.getInvitation, { query: { key } })
  expect(await read(other)).toEqual({ invitation: null })
  expect((await other.visitor.fail(endpoints.acceptInvitation, { body: { key } })).status).toBe(404)
  expect(await read(stranger)).toEqual({
    invitation: { name: 'ООО «Ёлки»', inn: '7709123453', role: 'manager', orderLimit: null },
  })
  const accept = () => stranger.visitor.ask(endpoints.acceptInvitation, { body: { key } })
  const statuses = (await Promise.all([accept(), accept()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 404])
  expect(await rightsOf(stranger, organizationId)).toEqual(['manager', null])
  // The first organization of a user is his main one.
  expect((await stranger.visitor.call(getSession, {})).account).toMatchObject({
    isJuristic: true,
    currentUserRole: 'manager',
  })
  expect((await api.newVisitor().fail(endpoints.getInvitation, { query: { key } })).status).toBe(401)
})

test('another invitation replaces the first; a withdrawn one and one after a week open nothing', async () => {
  const { organizationId, owner, stranger } = await company()
  const first = await invite(owner, organizationId, stranger.email)
  const second = await invite(owner, organizationId, stranger.email)
  const read = async (key: string) =>
    (await stranger.visitor.call(endpoints.getInvitation, { query: { key } })).invitation
  expect(await read(first.key)).toBeNull()
  expect(await read(second.key)).not.toBeNull()
  const before = api.clock.now
  const members = await owner.visitor.call(endpoints.listMembers, { query: { organizationId } })
  const late = new Date(before.getTime() + 7 * DAY_MS)
  await api.db
    .updateTable('user_session')
    .set({ expires_at: new Date(late.getTime() + DAY_MS) })
    .execute()
  await api.db
    .updateTable('session_token')
    .set({ expires_at: new Date(late.getTime() + DAY_MS) })
    .execute()
  api.clock.now = late
  expect(await read(second.key)).toBeNull()
  api.clock.now = before
  const body = { organizationId, invitationId: members.invitations[0]!.id }
  expect((await owner.visitor.call(endpoints.removeMember, { body })).members!.invitations).toEqual([])
  expect(await read(second.key)).toBeNull()
  await invite(owner, organizationId, stranger.email)
  await deleteOldInvitations(api.db, new Date(before.getTime() + 8 * DAY_MS))
  expect((await owner.visitor.call(endpoints.listMembers, { query: { organizationId } })).invitations).toEqual([])
})

test.each([
  ['anna', 'Email должен содержать символы «@» и «.»'],
  ['', 'Введите ваш Email'],
])('the address «%s» is refused with its sentence', async (email, text) => {
  const { organizationId, owner } = await company()
  const body = { organizationId, email, role: 'purchaser', orderLimit: null } as const
  const refused = await owner.visitor.fail(endpoints.inviteMember, { body })
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'email', text }]])
})

test('who belongs to it already is not invited', async () => {
  const { organizationId, owner, purchaser } = await company()
  const body = { organizationId, email: purchaser.email, role: 'manager', orderLimit: null } as const
  const refused = await owner.visitor.fail(endpoints.inviteMember, { body })
  expect(refused.body.errors).toMatchObject([{ field: 'email', text: 'Этот пользователь уже участник организации' }])
})

test('an owner gives any role, a manager the limit of purchasers alone [ROLE-013]', async () => {
  const { organizationId, owner, manager, purchaser } = await company()
  const change = (of: SignedIn, whom: SignedIn, role: MemberRole, orderLimit: number | null = null) =>
    of.visitor.ask(endpoints.changeMember, { body: { organizationId, userId: whom.userId, role, orderLimit } })
  expect((await change(manager, purchaser, 'purchaser', 500_000)).status).toBe(200)
  expect(await rightsOf(purchaser, organizationId)).toEqual(['purchaser', 500_000])
  expect((await change(manager, purchaser, 'manager')).status).toBe(404)
  expect((await change(manager, owner, 'purchaser')).status).toBe(404)
  expect((await change(purchaser, purchaser, 'owner')).status).toBe(404)
  expect((await change(owner, manager, 'manager', 1000)).status).toBe(400)
  expect((await change(owner, owner, 'manager')).status).toBe(400)
  expect((await change(owner, purchaser, 'owner')).status).toBe(200)
  expect(await rightsOf(purchaser, organizationId)).toEqual(['owner', null])
  for (const orderLimit of [0, -1, 1.5])
    expect((await change(owner, manager, 'purchaser', orderLimit)).status).toBe(400)
})

test('a removed member buys for himself at once; the last owner stays', async () => {
  const { organizationId, owner, manager, purchaser } = await company()
  const remove = ({ visitor }: SignedIn, { userId }: SignedIn) =>
    visitor.ask(endpoints.removeMember, { body: { organizationId, userId } })
  expect((await remove(manager, owner)).status).toBe(404)
  expect((await remove(purchaser, manager)).status).toBe(404)
  expect((await remove(manager, purchaser)).body.members!.members).toHaveLength(2)
  expect((await purchaser.visitor.call(getSession, {})).account).toMatchObject({ isJuristic: false, contractors: [] })
  expect((await remove(manager, purchaser)).status).toBe(404)
  expect(await remove(owner, owner)).toMatchObject({ status: 400, body: { errors: [{ reason: 'last-owner' }] } })
  expect((await remove(manager, manager)).body).toEqual({ members: null })
  expect(await rightsOf(manager, organizationId)).toBeNull()
})

test('two owners who leave at once leave one', async () => {
  const { organizationId, owner, manager } = await company()
  const body = { organizationId, userId: manager.userId, role: 'owner', orderLimit: null } as const
  await owner.visitor.call(endpoints.changeMember, { body })
  const answers = await Promise.all(
    [owner, manager].map(({ visitor, userId }) =>
      visitor.ask(endpoints.removeMember, { body: { organizationId, userId } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the main organization is chosen by its owners and managers, and bank details are theirs to change [ORG-012]', async () => {
  const { organizationId: id, owner, manager, purchaser, stranger } = await company()
  const second = await addOrganization(api, owner.userId, { inn: '7736050003' })
  const { organizations } = await owner.visitor.call(organization.setMainOrganization, { body: { id: second } })
  expect(organizations.map((row) => [row.id, row.isMain, row.isActive])).toEqual([
    [second, true, true],
    [id, false, false],
  ])
  const bank = {
    postalAddress: 'а/я 1',
    settlementAccount: '',
    bankBik: '044525718',
    bankName: 'Банк',
    correspondentAccount: '',
  }
  const changed = await manager.visitor.call(organization.changeOrganization, { body: { id, ...bank } })
  expect([changed.errors, changed.organizations]).toMatchObject([
    [],
    [{ bankBik: '044525718', settlementAccount: null }],
  ])
  const wrong = await manager.visitor.call(organization.changeOrganization, { body: { id, ...bank, bankBik: '0445' } })
  expect([wrong.errors, wrong.organizations]).toMatchObject([[{ code: 146 }], [{ bankBik: '044525718' }]])
  for (const { visitor } of [purchaser, stranger]) {
    expect((await visitor.fail(organization.setMainOrganization, { body: { id } })).status).toBe(404)
    expect((await visitor.fail(organization.changeOrganization, { body: { id, ...bank } })).status).toBe(404)
  }
})
