import { listJournal } from '@verstak/contracts/journal'
import { tablePathOf } from '@verstak/contracts/staffTable'
import * as endpoints from '@verstak/contracts/staffShop'
import { createTeam } from '../testing/createTeam.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const

async function manager(): Promise<Visitor> {
  const userId = await addUser(api, { is_staff: true, staff_role: 'manager' })
  await api.db
    .updateTable('shop_user')
    .set({ first_name: 'Ольга', last_name: 'Ким' })
    .where('id', '=', userId)
    .execute()
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

const journalOf = async (staff: Visitor, remote: string) =>
  (await staff.call(listJournal, { query: { entity: 'release', entityId: remote } })).entries.map(
    ({ author, fields }) => [author, ...fields.map((change) => `${change.field}: ${change.old} → ${change.new}`)],
  )

test('staff tries a release with a part of the visitors and goes back, with the history and the journal', async () => {
  const { remote, publish, activate, live, rollback } = await createTeam(api, api.databaseUrl)
  await publish(A)
  await activate(A)
  await publish(B)
  const staff = await manager()
  const canary = { remote, version: B, percent: 25 as const }
  expect(await staff.call(endpoints.activateReleaseAsStaff, { body: canary })).toMatchObject({
    activation: { kind: 'canary', actor: 'Ольга Ким' },
  })
  expect(await live()).toEqual({ stable: A, previous: null, canary: [B, 25] })
  const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
  const tableOf = async (query: string) => {
    const path = `${tablePathOf(endpoints.listStaffReleases)}?${query}`
    return (await (await fetch(api.url + path, { headers: { cookie } })).text()).trimEnd().split('\r\n').slice(1)
  }
  for (const [query, isFound] of [
    [{ text: remote.toUpperCase() }, true],
    [{ text: B, state: 'canary' }, true],
    [{ text: remote, state: 'stable' }, false],
    [{ text: 'nothing-like-it' }, false],
  ] as const) {
    const { found, parts } = await staff.call(endpoints.listStaffReleases, { query })
    const lines = await tableOf(`table=live&${new URLSearchParams(query)}`)
    const isListed = lines.some((line) => line.startsWith(`${remote};${A};`))
    expect([query, found!.includes(remote), isListed]).toEqual([query, isFound, isFound])
    expect(parts.map((part) => part.remote)).toContain(remote)
  }
  await staff.call(endpoints.rollbackReleaseAsStaff, { body: { remote } })
  expect(await live()).toMatchObject({ stable: A, canary: null })
  await staff.call(endpoints.activateReleaseAsStaff, { body: { ...canary, percent: 100 } })
  await staff.call(endpoints.rollbackReleaseAsStaff, { body: { remote } })
  expect(await live()).toEqual({ stable: A, previous: null, canary: null })
  const nothing = await staff.fail(endpoints.rollbackReleaseAsStaff, { body: { remote } })
  expect(nothing.body.errors).toEqual([expect.objectContaining({ text: expect.stringMatching(/[а-я]/) })])
  await activate(B)
  await rollback()
  const { history, total } = await staff.call(endpoints.listStaffReleases, { query: { remote } })
  expect([new Set(history.map((row) => row.remote)), total]).toEqual([new Set([remote]), history.length])
  expect((await staff.call(endpoints.listStaffReleases, { query: { remote, page: 2 } })).history).toEqual([])
  expect(await tableOf(`remote=${remote}`)).toHaveLength(history.length)
  expect(await tableOf(`table=live&text=${remote}`)).toEqual([`${remote};${A};;;;`])
  const team = `team ${remote}`
  expect(await journalOf(staff, remote)).toEqual([
    [team, `stable: ${B} → ${A}`],
    [team, `stable: ${A} → ${B}`],
    ['Ольга Ким', `stable: ${B} → ${A}`],
    ['Ольга Ким', `stable: ${A} → ${B}`],
    ['Ольга Ким', `canary: ${B}, 25 % → null`],
    ['Ольга Ким', `canary: null → ${B}, 25 %`],
    [team, `published: null → ${B}`],
    [team, `stable: null → ${A}`],
    [team, `published: null → ${A}`],
  ])
})

test('what all visitors get asks for a sign-in of the last minutes', async () => {
  const { remote, publish, activate, live } = await createTeam(api, api.databaseUrl)
  await publish(A)
  await activate(A)
  await publish(B)
  await activate(B)
  const staff = await manager()
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 11 * 60_000)
  const body = { remote, version: A, percent: 100 as const }
  for (const { body: refused } of [
    await staff.fail(endpoints.rollbackReleaseAsStaff, { body: { remote } }),
    await staff.fail(endpoints.activateReleaseAsStaff, { body }),
  ])
    expect(refused.code).toBe('confirmation-required')
  api.clock.now = before
  expect(await live()).toMatchObject({ stable: B })
})
