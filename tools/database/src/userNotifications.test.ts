import { PrepaymentPayload } from '@verstak/contracts/notification'
import * as v from 'valibot'
import { migrate } from './migrate.ts'
import { startTestCluster, type TestCluster } from './testCluster.ts'
import { changeNotifications, parseNotificationOrder } from './userNotifications.ts'
import { addSession } from './userSessions.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

let cluster: TestCluster
beforeAll(async () => void (cluster = await startTestCluster()), 60_000)
afterAll(() => cluster?.stop(), 60_000)

test.each([
  [
    { as: 'business', name: 'newOrdersFilter' },
    { user: 'business', name: 'newOrdersFilter', payload: null },
  ],
  [
    { as: 'private', name: 'x', payload: '{"a":1}' },
    { user: 'private', name: 'x', payload: { a: 1 } },
  ],
  [
    { as: 'staff', clear: true },
    { user: 'staff', name: null, payload: null },
  ],
])('%j is an order', (values, order) => expect(parseNotificationOrder(values, NOW)).toEqual(order))

test('a prepayment without a payload is due in an hour', () => {
  const { payload } = parseNotificationOrder({ as: 'private', name: 'prepaymentRequired' }, NOW)
  expect(v.parse(PrepaymentPayload, payload)).toMatchObject({ paymentExpirationTime: '2026-11-20T13:00:00.000Z' })
})

test.each([
  {},
  { as: 'guest', name: 'x' },
  { as: 'private' },
  { as: 'private', name: ' ' },
  { as: 'private', name: 'x', clear: true },
  { as: 'private', name: 'x', payload: '[1]' },
  { as: 'private', name: 'x', payload: '{' },
])('%j is refused with what to write', (values) =>
  expect(() => parseNotificationOrder(values, NOW)).toThrow('npm run notifications -- --as private|'),
)

test('a user is told one thing after the other, and all is forgotten', async () => {
  const { url } = await cluster.createDatabase()
  await migrate(url)
  const order = { user: 'business', payload: { a: 1 } } as const
  await expect(changeNotifications(url, { ...order, name: 'x' })).rejects.toThrow('npm run session -- --as business')
  await addSession(url, { user: 'business', level: 2 })
  expect(await changeNotifications(url, { ...order, name: 'newOrdersFilter' })).toEqual(['newOrdersFilter'])
  expect(await changeNotifications(url, { ...order, name: 'x', payload: null })).toEqual(['newOrdersFilter', 'x'])
  expect(await changeNotifications(url, { ...order, name: null })).toEqual([])
})
