import { selectJournal } from '../back-office/journal.sql.ts'
import { endUserSessions, getSession, refreshAuth } from '@verstak/contracts/session'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

const signedIn = async (userId: number, isAdmin = false) =>
  startTestSession(api, api.newVisitor(), { userId, ...(isAdmin && { isAdmin }) })
const kindOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).user
const sessionsOf = (userId: number) =>
  api.db.selectFrom('user_session').select(['end_reason', 'ended_by']).where('user_id', '=', userId).execute()

test('staff ends all sessions of a user and forgets his devices; others go on, and the rows say who did it', async () => {
  const [userId, otherId, staffId] = [await addUser(api), await addUser(api), await addUser(api, { is_staff: true })]
  const [laptop, phone, other] = [await signedIn(userId), await signedIn(userId), await signedIn(otherId)]
  const device = { user_id: userId, token_hash: Buffer.of(7), device: 'x', expires_at: new Date('2030-01-01') }
  await api.db.insertInto('remembered_device').values(device).execute()
  const staff = await signedIn(staffId, true)
  expect(await staff.call(endUserSessions, { body: { userId } })).toEqual({ ended: 2 })
  const { rows } = await selectJournal(api.db, { entity: 'user', entityId: String(userId) }, { limit: 9, offset: 0 })
  expect(rows.map(({ fields }) => fields)).toEqual([[{ field: 'endedSessions', old: 0, new: 2 }]])
  for (const visitor of [laptop, phone]) {
    expect(await kindOf(visitor)).toBe('guest')
    expect((await visitor.call(refreshAuth, {})).data.uid).toBeNull()
  }
  expect(await kindOf(other)).toBe('private')
  expect(await kindOf(staff)).toBe('staff')
  expect(await sessionsOf(userId)).toEqual([
    { end_reason: 'ended-by-staff', ended_by: staffId },
    { end_reason: 'ended-by-staff', ended_by: staffId },
  ])
  expect(await api.db.selectFrom('remembered_device').select('id').where('user_id', '=', userId).execute()).toEqual([])
  expect(await staff.call(endUserSessions, { body: { userId } })).toEqual({ ended: 0 })
})

test('for guests, shoppers and staff without the second factor there is no such call', async () => {
  const [userId, staffId] = [await addUser(api), await addUser(api, { is_staff: true })]
  const user = await signedIn(userId)
  for (const visitor of [api.newVisitor(), await signedIn(await addUser(api)), await signedIn(staffId), user]) {
    const { status, body } = await visitor.fail(endUserSessions, { body: { userId } })
    expect([status, body.code]).toEqual([404, 'not-found'])
  }
  // The admin token of one session is none of another.
  const [full, half] = [await signedIn(staffId, true), await signedIn(staffId)]
  half.cookies.set('admacctoken', full.cookies.get('admacctoken')!)
  expect((await half.fail(endUserSessions, { body: { userId } })).status).toBe(404)
  expect(await kindOf(user)).toBe('private')
})

test('a user who does not exist, and what is no id, are told in words', async () => {
  const staff = await signedIn(await addUser(api, { is_staff: true }), true)
  expect((await staff.fail(endUserSessions, { body: { userId: 2_147_483_647 } })).status).toBe(404)
  for (const userId of [0, -1, 1.5, 2 ** 40])
    expect((await staff.fail(endUserSessions, { body: { userId } })).status).toBe(400)
})

test('another site cannot have staff do it', async () => {
  const [userId, staff] = [await addUser(api), await signedIn(await addUser(api, { is_staff: true }), true)]
  const alien = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await staff.fail(endUserSessions, { body: { userId } }, alien)).body.code).toBe('origin-refused')
})
