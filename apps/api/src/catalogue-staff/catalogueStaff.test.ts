import { getListing } from '@verstak/contracts/listing'
import { listJournal, revert } from '@verstak/contracts/journal'
import { getProduct } from '@verstak/contracts/product'
import * as endpoints from '@verstak/contracts/staffCatalogue'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

async function staffMember(role: StaffRole = 'owner', firstName = 'Ольга'): Promise<Visitor> {
  const userId = await addUser(api, { is_staff: true, staff_role: role })
  await api.db.updateTable('shop_user').set({ first_name: firstName }).where('id', '=', userId).execute()
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

const { read, save } = endpoints.editableProduct
let owner: Visitor
beforeAll(async () => {
  owner = await staffMember()
})

const readProduct = (id = known.plenty) => owner.call(read, { query: { id } })

test('a product is read with its prices, stock and characteristics, and changed field by field [ROUTE-066]', async () => {
  const before = await readProduct()
  expect(before.values).toMatchObject({
    name: 'Пила обычная',
    price: 100_000,
    stock: [
      { officeId: 1, quantity: 60 },
      { officeId: 2, quantity: 40 },
    ],
  })
  const values = {
    name: 'Пила новая',
    price: 90_000,
    oldPrice: 100_000,
    nameplates: ['hit' as const],
    stock: [{ officeId: 2, quantity: 5 }],
  }
  const after = await owner.call(save, { body: { id: known.plenty, version: before.version, values } })
  expect(after.values).toEqual({ ...before.values, ...values })
  expect(after.version).toBe(before.version + 1)
  expect(after.changes[0]).toMatchObject({ author: 'Ольга', action: 'change', entity: 'product' })
  expect(after.changes[0]!.fields).toContainEqual({ field: 'price', old: 100_000, new: 90_000 })
})

test('a saved price is in the listing at once', async () => {
  const { version, values } = await readProduct()
  const guest = api.newVisitor()
  const priceOf = async () => {
    const query = { ...getListing.example!.query!, id: values.categoryId, filters: 'price:777-777' }
    const listing = await guest.ask(getListing, { query } as never)
    return JSON.stringify(listing.body)
  }
  expect(await priceOf()).not.toContain('77700')
  await owner.call(save, { body: { id: known.plenty, version, values: { price: 77_700, oldPrice: null } } })
  expect(await priceOf()).toContain('77700')
})

test('a stale version is refused with what the other has changed, field by field', async () => {
  const { version, values } = await readProduct()
  const ilya = await staffMember('manager', 'Илья')
  await ilya.call(save, { body: { id: known.plenty, version, values: { oldPrice: 149_900 } } })
  const { status, body } = await owner.fail(save, {
    body: { id: known.plenty, version, values: { oldPrice: 152_900 } },
  })
  expect([status, body.code]).toEqual([409, 'edit-conflict'])
  expect(body.errors).toEqual([
    expect.objectContaining({
      ...{ field: 'oldPrice', reason: 'changed', value: version + 1 },
      change: expect.objectContaining({ author: 'Илья', old: values.oldPrice, new: 149_900 }),
    }),
  ])
  expect((await readProduct()).values.oldPrice).toBe(149_900)
})

test('what orders have taken meanwhile is not put back by who counts pieces', async () => {
  const { version, values } = await readProduct()
  await api.db
    .updateTable('stock')
    .set({ quantity: 4 })
    .where('product_id', '=', known.plenty)
    .where('office_id', '=', 2)
    .execute()
  const body = {
    id: known.plenty,
    version,
    values: { stock: [{ officeId: 2, quantity: 10 }] },
    seen: { stock: values.stock },
  }
  const { status, body: problem } = await owner.fail(save, { body })
  expect(status).toBe(409)
  expect(problem.errors).toEqual([
    expect.objectContaining({
      field: 'stock',
      change: expect.objectContaining({ author: 'Магазин', new: [{ officeId: 2, quantity: 4 }] }),
    }),
  ])
})

test.each([
  ['oldPrice', { oldPrice: 1 }, 'Старая цена должна быть больше цены'],
  ['businessPrice', { businessPrice: 99_999_999 }, 'Цена для компаний не может быть больше розничной'],
  ['brandId', { brandId: 999_999 }, 'Такого бренда нет'],
  ['categoryId', { categoryId: 999_999 }, 'Такой категории нет'],
  ['stock', { stock: [{ officeId: 999_999, quantity: 1 }] }, 'Такого магазина нет'],
  ['properties', { properties: [{ propertyId: 999_999, value: 'x' }] }, 'Такой характеристики нет'],
  ['pictures', { pictures: ['nothing'] }, 'Такого рисунка у товара нет'],
])('a value of the field %s that cannot be is refused there', async (field, values, text) => {
  const before = await readProduct()
  const { status, body } = await owner.fail(save, {
    body: { id: known.plenty, version: before.version, values } as never,
  })
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: `values.${field}`, text })]])
  expect(await readProduct()).toEqual(before)
})

test('pictures have words of their own: the page says them, the journal takes them back', async () => {
  const { version, values } = await readProduct()
  const [first, second] = values.pictures
  const shown = async () =>
    (await api.newVisitor().call(getProduct, { query: { productId: known.plenty, regionId: 1 } })).imageAlts
  expect([values.alts, await shown()]).toEqual([[], undefined])
  const saveAlts = (alts: object[]) => ({ body: { id: known.plenty, version, values: { alts } } as never })
  const [twice, long] = [
    await owner.fail(save, saveAlts([first, first].map((picture) => ({ picture, text: 'Пила' })))),
    await owner.fail(save, saveAlts([{ picture: first, text: 'ы'.repeat(151) }])),
  ]
  expect([twice.body.errors![0]!.field, twice.body.errors![0]!.reason]).toEqual(['values.alts', 'twice'])
  expect([long.status, long.body.errors![0]!.reason]).toEqual([400, 'long'])
  const alts = [{ picture: second, text: 'Пила сзади' }]
  const saved = await owner.call(save, saveAlts(alts))
  expect(saved.values.alts).toEqual(alts)
  expect(await shown()).toEqual(values.pictures.map((view) => (view === second ? 'Пила сзади' : '')))
  await owner.call(revert, { body: { id: saved.changes[0]!.id } })
  expect([(await readProduct()).values.alts, await shown()]).toEqual([[], undefined])
})

test('characteristics are values of the shop, new ones are made', async () => {
  const { version, values } = await readProduct(known.saw)
  const property = await api.db.selectFrom('property').select('id').where('kind', '=', 'list').executeTakeFirstOrThrow()
  const properties = [
    ...values.properties.filter(({ propertyId }) => propertyId !== property.id),
    { propertyId: property.id, value: 'невиданное' },
  ]
  const after = await owner.call(save, { body: { id: known.saw, version, values: { properties } } })
  expect(after.values.properties).toContainEqual({ propertyId: property.id, value: 'невиданное' })
  expect(after.values.properties).toHaveLength(properties.length)
})

test('roles change their own fields only', async () => {
  const warehouse = await staffMember('warehouse')
  const { version } = await readProduct(known.saw)
  const refused = await warehouse.fail(save, { body: { id: known.saw, version, values: { price: 5_000 } } })
  expect([refused.status, refused.body.code, refused.body.errors![0]!.field]).toEqual([403, 'forbidden', 'price'])
  const stock = [{ officeId: 1, quantity: 8 }]
  expect((await warehouse.call(save, { body: { id: known.saw, version, values: { stock } } })).values.stock).toEqual(
    stock,
  )
})

test('an edit is taken back from the journal; what has changed since is told first', async () => {
  const before = await readProduct(known.discounted)
  const body = (version: number, price: number) => ({ body: { id: known.discounted, version, values: { price } } })
  await owner.call(save, body(before.version, 95_000))
  await owner.call(save, body(before.version + 1, 96_000))
  const query = { entity: 'product', entityId: String(known.discounted), page: 1 }
  const [, first] = (await owner.call(listJournal, { query })).entries
  const conflict = await owner.fail(revert, { body: { id: first!.id } })
  expect([conflict.status, conflict.body.errors]).toEqual([
    409,
    [expect.objectContaining({ field: 'price', change: expect.objectContaining({ old: 95_000, new: 96_000 }) })],
  ])
  const { entry } = await owner.call(revert, { body: { id: first!.id, isForced: true } })
  expect(entry).toMatchObject({
    action: 'take-back',
    takesBack: first!.id,
    fields: [{ field: 'price', old: 96_000, new: before.values.price }],
  })
  const after = await readProduct(known.discounted)
  expect(after.values).toEqual(before.values)
  expect((await owner.call(listJournal, { query })).entries.at(-1)).toMatchObject({ id: first!.id, isTakenBack: true })
  expect((await owner.call(revert, { body: { id: first!.id } })).entry).toBeNull()
})

test('a role takes back only what it may edit itself', async () => {
  const warehouse = await staffMember('warehouse')
  const query = { entity: 'product', entityId: String(known.discounted), page: 1 }
  const [entry] = (await owner.call(listJournal, { query })).entries
  expect((await warehouse.fail(revert, { body: { id: entry!.id, isForced: true } })).status).toBe(403)
  expect((await owner.fail(revert, { body: { id: 1_000_000 } })).status).toBe(404)
})

test('the journal names the brands of a product, and gives the number of one that is gone', async () => {
  const id = 9_900_001
  await api.db.insertInto('brand').values({ id, name: 'Недолгий', slug: 'nedolgiy', country: '' }).execute()
  const { values } = await readProduct(known.discounted)
  const kept = values.brandId
  const { name } = await api.db.selectFrom('brand').select('name').where('id', '=', kept!).executeTakeFirstOrThrow()
  for (const brandId of [id, kept]) {
    const { version } = await readProduct(known.discounted)
    await owner.call(save, { body: { id: known.discounted, version, values: { brandId } } })
  }
  const query = { entity: 'product', entityId: String(known.discounted) }
  const fieldsOf = async () => (await owner.call(listJournal, { query })).entries[0]!.fields
  expect(await fieldsOf()).toEqual([{ field: 'brandId', old: id, new: kept, oldName: 'Недолгий', newName: name }])
  expect((await readProduct(known.discounted)).changes[0]!.fields).toEqual(await fieldsOf())
  await api.db.deleteFrom('brand').where('id', '=', id).execute()
  expect(await fieldsOf()).toEqual([{ field: 'brandId', old: id, new: kept, newName: name }])
})

test('brands are found and edited; an address is nobody else’s [ROUTE-068]', async () => {
  const { brands } = await owner.call(endpoints.listStaffBrands, { query: {} })
  const [one, other] = brands
  const call = endpoints.editableBrand
  const { version } = await owner.call(call.read, { query: { id: one!.id } })
  const saved = await owner.call(call.save, { body: { id: one!.id, version, values: { country: 'Латвия' } } })
  expect(saved.values.country).toBe('Латвия')
  const taken = await owner.fail(call.save, {
    body: { id: one!.id, version: version + 1, values: { slug: other!.slug } },
  })
  expect(taken.body.errors).toEqual([expect.objectContaining({ field: 'values.slug', text: 'Этот адрес уже занят' })])
})

test('tag pages are found and edited; their filters are those of an address [ROUTE-069]', async () => {
  const category = (await readProduct()).values.categoryId
  await api.db
    .insertInto('tag_page')
    .values({ id: 9001, category_id: category, name: 'Пилы до 5000 ₽', slug: 'do-5000', filters: 'price:-5000' })
    .execute()
  const { tagPages } = await owner.call(endpoints.listStaffTagPages, { query: { text: '5000' } })
  expect(tagPages).toEqual([expect.objectContaining({ id: 9001, filters: 'price:-5000' })])
  const call = endpoints.editableTagPage
  const bad = await owner.fail(call.save, { body: { id: 9001, version: 0, values: { filters: 'price=5' } } })
  expect(bad.body.errors![0]!.field).toBe('values.filters')
  const saved = await owner.call(call.save, { body: { id: 9001, version: 0, values: { filters: 'price:-4000' } } })
  expect(saved.values.filters).toBe('price:-4000')
})

test('a category moves in the tree, and its products go along [ROUTE-067]', async () => {
  const tree = async () => (await owner.call(endpoints.listStaffCategories, { query: {} })).categories
  const before = await tree()
  const leaf = before.find(
    ({ parentId, products, id }) => parentId !== null && products > 0 && !before.some((row) => row.parentId === id),
  )!
  const roots = before.filter(({ parentId, id }) => parentId === null && before.some((row) => row.parentId === id))
  const root = roots.find(({ id }) => id !== leaf.parentId)!
  const call = endpoints.editableCategory
  const { version, values } = await owner.call(call.read, { query: { id: leaf.id } })
  const move = { parentId: root.id, place: 1 }
  const saved = await owner.call(call.save, { body: { id: leaf.id, version, values: move } })
  expect(saved.values).toEqual({ ...values, ...move })
  const after = await tree()
  expect(after.find(({ id }) => id === leaf.id)).toMatchObject({ parentId: root.id, products: leaf.products })
  expect(after[after.findIndex(({ id }) => id === root.id) + 1]!.id).toBe(leaf.id)
  const wrongBorders = await api.db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('product.id')
    .whereRef('category.lft', '<>', 'category_lft')
    .execute()
  expect(wrongBorders).toEqual([])
  const own = await owner.fail(call.save, { body: { id: root.id, version: 0, values: { parentId: leaf.id } } })
  expect(own.body.errors![0]!.field).toBe('values.parentId')
  const [entry] = saved.changes
  await owner.call(revert, { body: { id: entry!.id } })
  const placesOf = (rows: typeof before) => rows.map(({ id, parentId, products }) => ({ id, parentId, products }))
  expect(placesOf(await tree())).toEqual(placesOf(before))
})

test('products are found by words, code, brand, category and state', async () => {
  const find = async (query: object) => (await owner.call(endpoints.listStaffProducts, { query } as never)).products
  expect((await find({ text: 'торцовочная' })).map(({ id }) => id)).toEqual([known.saw])
  const [saw] = await find({ text: String(known.saw), state: 'in-stock' })
  expect(saw).toMatchObject({ id: known.saw })
  expect((await find({ text: saw!.sku }))[0]).toMatchObject({
    id: known.saw,
    link: expect.stringMatching(/^\/product\//),
  })
  for (const row of await find({ state: 'withdrawn' })) expect(row.isActive).toBe(false)
  expect(await find({ text: '100%_' })).toEqual([])
})

test.each([
  '/api/v1/staff/journal.csv?entity=%00',
  '/api/v1/staff/journal.csv?from=2026-02-31',
  '/api/v1/staff/journal?from=2026-02-31',
  '/api/v1/staff/products.csv?text=%00',
])('%s is refused, not a failure of the server', async (path) => {
  const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
  expect((await fetch(`${api.url}${path}`, { headers: { cookie } })).status).toBe(400)
})
