import { STAFF_CALLS } from '@verstak/contracts/staffPolicy'
import { STAFF_ROLES, type StaffRole } from '@verstak/contracts/staffRole'
import { addUser, startTestSession } from './testing/startTestSession.ts'
import { useTestApi } from './testing/useTestApi.ts'
import type { Visitor } from './testing/visitor.ts'

const api = useTestApi()

async function staffMember(role: StaffRole, isAdmin = true): Promise<Visitor> {
  const userId = await addUser(api, { is_staff: true, staff_role: role })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin })
}

/** Status and code of a call without any input. */
async function answerOf({ cookies }: Visitor, call: string) {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('problem')
  const problem = (isProblem ? JSON.parse(text) : {}) as { code?: string; errors?: { text?: string }[] }
  return { status: response.status, ...problem }
}

const calls = Object.entries(STAFF_CALLS)

test.each(STAFF_ROLES)('the API itself answers the role %s as the policy says, call by call', async (role) => {
  const visitor = await staffMember(role)
  for (const [call, roles] of calls) {
    const { status, code, errors } = await answerOf(visitor, call)
    // Whose call it is, is told what its input lacks.
    if (roles.includes(role)) expect([call, [200, 400]]).toEqual([call, expect.arrayContaining([status])])
    else {
      expect([call, status, code]).toEqual([call, 403, 'forbidden'])
      expect(errors?.[0]?.text).toMatch(/^Ваша роль — «.+», она не позволяет этого/)
    }
  }
})

test('to who is none of the staff, or has shown no second factor, a call of staff does not exist', async () => {
  const shopper = await startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
  const unproven = await staffMember('owner', false)
  for (const visitor of [api.newVisitor(), shopper, unproven])
    for (const [call] of calls) {
      const { status, code } = await answerOf(visitor, call)
      expect([call, status, code]).toEqual([call, 404, 'not-found'])
    }
})

test('a role that is taken away counts with the next call', async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'manager' })
  const visitor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  const journal = 'GET /api/v1/staff/journal'
  expect((await answerOf(visitor, journal)).status).toBe(200)
  await api.db.updateTable('shop_user').set({ staff_role: 'support' }).where('id', '=', userId).execute()
  expect((await answerOf(visitor, journal)).status).toBe(403)
  await api.db.updateTable('shop_user').set({ is_staff: false }).where('id', '=', userId).execute()
  expect((await answerOf(visitor, journal)).status).toBe(404)
})

test('the policy names calls that there are', async () => {
  const { paths } = (await (await fetch(`${api.url}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(
    calls.map(([call]) => call).filter((call) => !known.includes(call) && !/\.(?:csv|xlsx|yml|part)$/.test(call)),
  ).toEqual([])
})
