import { searchAsStaff } from '@verstak/contracts/staff'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { addOrganization } from '../testing/addOrganization.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'

const { api, order } = useOrderShop()

async function staff(role: StaffRole) {
  const userId = await addUser(api, { is_staff: true, staff_role: role })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

async function find(text: string, role: StaffRole = 'owner') {
  const { found } = await (await staff(role)).call(searchAsStaff, { query: { text } })
  return Object.fromEntries(found.map(({ kind, rows }) => [kind, rows]))
}

test('one field finds orders, products, organizations and pages', async () => {
  const { guid, number } = await order()
  expect((await find(number)).orders).toEqual([
    { name: number, note: expect.stringContaining('Иван Петров'), link: `/admin/orders/${guid}/` },
  ])
  expect((await find('+7 (999) 123-45-67')).orders!.length).toBeGreaterThan(0)
  const product = await api.db
    .selectFrom('product')
    .select(['id', 'sku', 'name'])
    .where('id', '=', known.plenty)
    .executeTakeFirstOrThrow()
  const link = `/admin/product/${product.id}/`
  expect((await find(product.sku)).products).toContainEqual({ name: product.name, note: product.sku, link })
  const organizationId = await addOrganization(api, await addUser(api), { isActive: true })
  const { inn } = await api.db
    .selectFrom('organization')
    .select('inn')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  expect((await find(inn)).organizations![0]!.link).toBe(`/admin/organizations/${organizationId}/`)
  const document = await api.db
    .selectFrom('content_document')
    .innerJoin('content_version', 'document_id', 'content_document.id')
    .select(['content_document.id', 'path', 'title'])
    .where('kind', '=', 'article')
    .executeTakeFirst()
  if (document) expect((await find(document.path)).pages![0]!.link).toBe(`/admin/articles/${document.id}/`)
  expect(await find('никого такого')).toEqual({})
})

test('a role finds what its own lists hold', async () => {
  const { number } = await order()
  expect((await find(number, 'warehouse')).orders).toHaveLength(1)
  expect((await find(number, 'content')).orders).toBeUndefined()
  const requisites = [{ name: 'Реквизиты', note: '/legal/requisites/', link: '/admin/legal/requisites/' }]
  expect((await find('реквиз', 'content')).legal).toEqual(requisites)
  expect((await find('/legal/requisites', 'owner')).legal).toEqual(requisites)
  expect((await find('реквиз', 'manager')).legal).toBeUndefined()
  const visitor = await staff('owner')
  expect((await visitor.fail(searchAsStaff, { query: { text: 'я' } })).status).toBe(400)
})
