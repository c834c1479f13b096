import { listNotifications, markNotificationViewed } from '@verstak/contracts/notification'
import { SESSION_USERS } from '@verstak/tools-database/sessionUsers.data'
import { addSession } from '@verstak/tools-database/userSessions'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

afterEach(() => api.db.deleteFrom('user_notification').execute())

async function signedIn(user: 'private' | 'business' | 'staff'): Promise<Visitor> {
  const visitor = api.newVisitor()
  for (const cookie of (await addSession(api.databaseUrl, { user, level: 2 })).split('; ')) {
    const [name = '', value = ''] = cookie.split('=')
    visitor.cookies.set(name, value)
  }
  return visitor
}

async function tell(user: 'private' | 'business', name: string, payload?: object) {
  const { id } = await api.db
    .selectFrom('shop_user')
    .select('id')
    .where('email', '=', SESSION_USERS[user].email)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('user_notification')
    .values({ user_id: id, name, payload: payload ? JSON.stringify(payload) : null })
    .execute()
}

const pendingOf = async (visitor: Visitor) => (await visitor.call(listNotifications, {})).notifications
const mark = (visitor: Visitor, type: string, payload?: number | Record<string, unknown>) =>
  visitor.call(markNotificationViewed, { body: payload === undefined ? { type } : { type, payload } })

test('a user is told what waits for him, oldest first, with its payload [NOTIFY-001] [API-004]', async () => {
  const company = await signedIn('business')
  await tell('business', 'newOrdersFilter')
  await tell('business', 'extendedAccessGranted', { juristicPersonId: 5 })
  await tell('business', 'newOrdersFilter')
  expect(await pendingOf(company)).toEqual([
    { name: 'newOrdersFilter' },
    { name: 'extendedAccessGranted', payload: { juristicPersonId: 5 } },
    { name: 'newOrdersFilter' },
  ])
})

test('what was looked at is not told again; a second mark is no failure [NOTIFY-002] [API-005]', async () => {
  const company = await signedIn('business')
  await tell('business', 'newOrdersFilter')
  await tell('business', 'newOrdersFilter')
  await tell('business', 'newDocumentsFilter')
  expect(await mark(company, 'newOrdersFilter')).toEqual({})
  expect(await mark(company, 'newOrdersFilter')).toEqual({})
  expect(await pendingOf(company)).toEqual([{ name: 'newDocumentsFilter' }])
})

test.each([
  [5, [6]],
  [{ juristicPersonId: 6 }, [5]],
  [{ juristicPersonId: '5' }, [5, 6]],
  [{ juristicPersonId: 5, of: 'others' }, [5, 6]],
  [{}, []],
])('the mark with the payload %j leaves those of the organizations %j [NOTIFY-002]', async (payload, left) => {
  const company = await signedIn('business')
  await tell('business', 'extendedAccessGranted', { juristicPersonId: 5 })
  await tell('business', 'extendedAccessGranted', { juristicPersonId: 6 })
  await mark(company, 'extendedAccessGranted', payload)
  expect((await pendingOf(company)).map((one) => one.payload?.['juristicPersonId'])).toEqual(left)
})

test('nobody sees or marks what another user is told', async () => {
  const [person, company] = [await signedIn('private'), await signedIn('business')]
  await tell('business', 'newOrdersFilter')
  expect(await pendingOf(person)).not.toContainEqual({ name: 'newOrdersFilter' })
  await mark(person, 'newOrdersFilter')
  expect(await pendingOf(company)).toEqual([{ name: 'newOrdersFilter' }])
})

test('a guest has nothing on the server', async () => {
  const guest = api.newVisitor()
  expect((await guest.fail(listNotifications, {})).body.code).toBe('sign-in-required')
  expect((await guest.fail(markNotificationViewed, { body: { type: 'x' } })).body.code).toBe('sign-in-required')
})

test('who has no company learns of their benefits once; companies and staff never do', async () => {
  const person = await signedIn('private')
  await tell('private', 'newOrdersFilter')
  expect(await pendingOf(person)).toEqual([{ name: 'newOrdersFilter' }, { name: 'buyAsB2bPopup' }])
  await mark(person, 'buyAsB2bPopup')
  await mark(person, 'buyAsB2bPopup')
  expect(await pendingOf(person)).toEqual([{ name: 'newOrdersFilter' }])
  const stored = await api.db.selectFrom('user_notification').selectAll().where('name', '=', 'buyAsB2bPopup').execute()
  expect(stored).toEqual([expect.objectContaining({ viewed_at: api.clock.now })])
  for (const other of ['business', 'staff'] as const) expect(await pendingOf(await signedIn(other))).toEqual([])
})

test.each([
  ['without a type', '', undefined],
  ['of a long type', 'x'.repeat(101), undefined],
  ['of a type that is no text', 'a\u0000b', undefined],
  ['of the organization 0', 'x', 0],
  ['of a long payload', 'x', { long: 'y'.repeat(4000) }],
  ['of a payload that is no text', 'x', { text: '\ud800' }],
  ['of a field that is no text', 'x', { 'a\u0000b': 1 }],
])('a mark %s is refused', async (_, type, payload) => {
  const person = await signedIn('private')
  const { status } = await person.fail(markNotificationViewed, { body: { type, payload } } as never)
  expect(status).toBe(400)
})

test.each([
  ["x' or 1=1 --", { deep: { deep: [null] } }],
  ['newOrdersFilter', { unknown: null }],
])('a mark of %j with %j finds nothing, and is no failure', async (type, payload) => {
  const company = await signedIn('business')
  await tell('business', 'newOrdersFilter')
  expect(await mark(company, type, payload)).toEqual({})
  expect(await pendingOf(company)).toHaveLength(1)
})
