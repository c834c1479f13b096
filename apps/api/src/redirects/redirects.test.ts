import { listJournal, revert } from '@verstak/contracts/journal'
import { findRedirect } from '@verstak/contracts/redirect'
import * as endpoints from '@verstak/contracts/staffRedirect'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const { read, save } = endpoints.editableRedirect

let editor: Visitor
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'content' })
  editor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

const make = async (from: string, to: string, isPermanent = true) =>
  (await editor.call(endpoints.createRedirect, { body: { values: { from, to, isPermanent } } })).id
const leadsTo = async (path: string) => (await api.newVisitor().call(findRedirect, { query: { path } })).redirect
const refusalOf = async (from: string, to: string) => {
  const { status, body } = await editor.fail(endpoints.createRedirect, {
    body: { values: { from, to, isPermanent: true } },
  })
  expect(status).toBe(400)
  return body.errors!.map(({ field, reason }) => `${field} ${reason}`)
}

test('an address without a page leads on as soon as it is saved; case, slash and encoding are told apart as in every address', async () => {
  expect(await leadsTo('/old/bosch.html')).toBeNull()
  const id = await make('/old/bosch.html', '/brands/?from=old#b')
  expect(await leadsTo('/old/bosch.html')).toEqual({ to: '/brands/?from=old#b', status: 301 })
  for (const other of ['/OLD/bosch.html', '/old/bosch.html/', '/old/bosch']) expect(await leadsTo(other)).toBeNull()
  await editor.call(save, { body: { id, version: 1, values: { to: '/faq/', isPermanent: false } } })
  expect(await leadsTo('/old/bosch.html')).toEqual({ to: '/faq/', status: 302 })
  await make('/старое/', '/news/')
  expect(await leadsTo(encodeURI('/старое/'))).toEqual({ to: '/news/', status: 301 })
  expect(await leadsTo(encodeURI('/старое/').toLowerCase())).toEqual({ to: '/news/', status: 301 })
})

test('deleting takes the version that was seen, stands in the journal and comes back', async () => {
  const id = await make('/gone/', '/faq/')
  expect((await editor.fail(endpoints.deleteRedirect, { body: { id, version: 0 } })).body.code).toBe('edit-conflict')
  await editor.call(endpoints.deleteRedirect, { body: { id, version: 1 } })
  expect(await leadsTo('/gone/')).toBeNull()
  expect((await editor.fail(read, { query: { id } })).status).toBe(404)
  expect((await editor.fail(endpoints.deleteRedirect, { body: { id, version: 2 } })).status).toBe(404)
  const ownerId = await addUser(api, { is_staff: true, staff_role: 'owner' })
  const owner = await startTestSession(api, api.newVisitor(), { userId: ownerId, isAdmin: true })
  const { entries } = await owner.call(listJournal, { query: { entity: 'redirect', entityId: String(id) } })
  expect(entries[0]).toMatchObject({ action: 'delete', name: '/gone/' })
  expect(entries[0]!.fields).toContainEqual({ field: 'to', old: '/faq/', new: null })
  // Meanwhile another one stands there: two from one address cannot be.
  const other = await make('/gone/', '/news/')
  expect((await editor.fail(revert, { body: { id: entries[0]!.id } })).body.errors).toEqual([
    expect.objectContaining({ field: 'values.from', text: 'С этого адреса уже ведёт переход на /news/' }),
  ])
  await editor.call(endpoints.deleteRedirect, { body: { id: other, version: 1 } })
  await editor.call(revert, { body: { id: entries[0]!.id } })
  expect(await leadsTo('/gone/')).toEqual({ to: '/faq/', status: 301 })
  expect((await editor.call(read, { query: { id } })).version).toBe(3)
})

test('pages of the shop, circles, chains, doubles and other hosts are refused at their field', async () => {
  await make('/a/', '/faq/')
  const product = await api.db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  const refused: [string, string, string][] = [
    ['/a/', '/news/', 'values.from taken'],
    ['/', '/news/', 'values.from page'],
    ['/faq/', '/news/', 'values.from page'],
    ['/brands/../faq/', '/news/', 'values.from page'],
    ['/%66aq/', '/news/', 'values.from page'],
    ['/admin/anything/', '/news/', 'values.from page'],
    ['/api', '/news/', 'values.from page'],
    [`/product/${product.slug}-${product.id}/`, '/news/', 'values.from page'],
    ['/legal/requisites/', '/news/', 'values.from page'],
    ['/b/', '/b/', 'values.to loop'],
    ['/b/', '/b/?x=1', 'values.to loop'],
    ['/b/', '/a/', 'values.to chain'],
    ['/b/', '/no/such/page/', 'values.to page'],
    ['/b/', '/admin/', 'values.to page'],
    ['/b/', '//evil.example/', 'values.to own'],
    ['/b/', '/.//evil.example/', 'values.to own'],
    ['/b/', '/\\evil.example/', 'values.to own'],
    ['/b/', 'https://evil.example/', 'values.to own'],
    ['/b/', 'faq/', 'values.to own'],
    ['/b?x=1', '/faq/', 'values.from path'],
    ['b/', '/faq/', 'values.from path'],
  ]
  for (const [from, to, refusal] of refused)
    expect([from, to, await refusalOf(from, to)]).toEqual([from, to, [refusal]])
  // A product that there was once.
  const id = await make('/product/old-999999/', '/faq/')
  // Pages do not come back: a circle needs an address that a redirect led to before there was one from it.
  await api.db.updateTable('redirect').set({ to_path: '/c/', to_address: '/c/' }).where('id', '=', id).execute()
  expect(await refusalOf('/c/', '/product/old-999999/')).toEqual(['values.to loop'])
  expect(await refusalOf('/c/', '/faq/')).toEqual(['values.from chain'])
})

test('two of the staff at once make one redirect of an address, and no circle', async () => {
  const both = await Promise.allSettled([make('/twice/', '/faq/'), make('/twice/', '/news/')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the list is found by a part of either address', async () => {
  await make('/catalog/100%-off/', '/certificates/')
  const find = async (text: string) =>
    (await editor.call(endpoints.listStaffRedirects, { query: { text } })).redirects.map(({ from }) => from)
  expect(await find('CERTIF')).toEqual(['/catalog/100%-off/'])
  expect(await find('nothing')).toEqual([])
})
