import { getCategory } from '@verstak/contracts/catalogue'
import * as creation from '@verstak/contracts/catalogueCreation'
import { listBrands } from '@verstak/contracts/content'
import { revert } from '@verstak/contracts/journal'
import { getListing } from '@verstak/contracts/listing'
import * as endpoints from '@verstak/contracts/staffCatalogue'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

let editor: Visitor
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'content' })
  editor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

const brandOf = (slug: string) => ({ name: 'Зубр', slug, country: 'Россия', isHidden: false })
const categoryOf = (slug: string, parentId: number | null) => ({
  ...{ name: 'Уровни', slug, isForceShow: true, isHidden: false, parentId, place: 10_000 },
})
const reasonsOf = async (
  failing: Promise<{ body: { errors?: readonly { field: string; reason: string }[] | undefined } }>,
) => (await failing).body.errors!.map(({ field, reason }) => `${field} ${reason}`)

/** Until the index has read what was changed. */
async function shown<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask()
    if (isThere(answer) || tries > 100) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const listingOf = (fields: object) => {
  const query = { ...getListing.example!.query!, filters: '', ...fields }
  return api.newVisitor().ask(getListing, { query } as never)
}

test('a new brand has its page at once, an address of its own, and goes while no product has it [ROUTE-068]', async () => {
  const { id } = await editor.call(creation.createBrand, { body: { values: brandOf('novyy-brend') } })
  const page = await shown(
    () => listingOf({ listingType: 'brand', id: 0, brandId: id }),
    ({ status }) => status === 200,
  )
  expect(page.status).toBe(200)
  const again = editor.fail(creation.createBrand, { body: { values: brandOf('novyy-brend') } })
  expect(await reasonsOf(again)).toEqual(['values.slug taken'])
  const both = await Promise.allSettled(
    ['twice', 'twice'].map((slug) => editor.call(creation.createBrand, { body: { values: brandOf(slug) } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const used = editor.fail(creation.deleteBrand, { body: { id: 1, version: 0 } })
  expect(await reasonsOf(used)).toEqual(['id used'])
  await editor.call(creation.deleteBrand, { body: { id, version: 1 } })
  const gone = await editor.fail(endpoints.editableBrand.read, { query: { id } })
  expect(gone.status).toBe(404)
})

test('a hidden brand is in no list, and its page stays', async () => {
  const idsShown = async () => (await api.newVisitor().call(listBrands, {})).brands.map(({ id }) => id)
  const [id] = await idsShown()
  const { save } = endpoints.editableBrand
  const saved = await editor.call(save, { body: { id: id!, version: 0, values: { isHidden: true } } })
  expect(await shown(idsShown, (ids) => !ids.includes(id!))).not.toContain(id)
  expect((await listingOf({ listingType: 'brand', id: 0, brandId: id })).status).toBe(200)
  await editor.call(revert, { body: { id: saved.changes[0]!.id } })
  expect(await shown(idsShown, (ids) => ids.includes(id!))).toContain(id)
})

test('a new category stands where it was put, moves, hides, goes and comes back [ROUTE-067]', async () => {
  const { categories } = await editor.call(endpoints.listStaffCategories, { query: {} })
  const root = categories.find(
    ({ id, parentId }) => parentId === null && categories.some((row) => row.parentId === id),
  )!
  const { id } = await editor.call(creation.createCategory, { body: { values: categoryOf('urovni', root.id) } })
  const childrenOf = async () =>
    (await api.newVisitor().call(getCategory, { query: { id: root.id } })).children.map((child) => child.id)
  expect((await shown(childrenOf, (ids) => ids.includes(id))).at(-1)).toBe(id)
  const again = editor.fail(creation.createCategory, { body: { values: categoryOf('urovni', null) } })
  expect(await reasonsOf(again)).toEqual(['values.slug taken'])
  const { id: inner } = await editor.call(creation.createCategory, { body: { values: categoryOf('lazernye', id) } })
  const { save } = endpoints.editableCategory
  const circle = editor.fail(save, { body: { id, version: 1, values: { parentId: inner } } })
  expect(await reasonsOf(circle)).toEqual(['values.parentId own'])
  const full = editor.fail(creation.deleteCategory, { body: { id, version: 1 } })
  expect(await reasonsOf(full)).toEqual(['id used'])
  const leaf = (
    await api.db.selectFrom('product').select('category_id').where('id', '=', known.plenty).executeTakeFirstOrThrow()
  ).category_id
  const withGoods = editor.fail(creation.deleteCategory, { body: { id: leaf, version: 0 } })
  expect(await reasonsOf(withGoods)).toEqual(['id used'])
  const below = editor.fail(creation.createCategory, { body: { values: categoryOf('below', leaf) } })
  expect(await reasonsOf(below)).toEqual(['values.parentId products'])

  await editor.call(save, { body: { id, version: 1, values: { isHidden: true } } })
  expect(await shown(childrenOf, (ids) => !ids.includes(id))).not.toContain(id)
  const page = await api.newVisitor().call(getCategory, { query: { id } })
  expect([page.name, page.children]).toEqual(['Уровни', []])
  await editor.call(save, { body: { id, version: 2, values: { isHidden: false } } })

  const treeNow = async () =>
    (await editor.call(endpoints.listStaffCategories, { query: {} })).categories.map((row) => row.id)
  const before = await treeNow()
  await editor.call(creation.deleteCategory, { body: { id: inner, version: 1 } })
  expect(await treeNow()).toEqual(before.filter((one) => one !== inner))
  // Its parent is a place for products again.
  const isLeaf = (await editor.call(endpoints.listCatalogueChoices, {})).categories.find((row) => row.id === id)!.isLeaf
  expect(isLeaf).toBe(true)
  const deletion = await api.db
    .selectFrom('staff_change')
    .select('id')
    .where('entity', '=', 'category')
    .where('entity_id', '=', String(inner))
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  await editor.call(revert, { body: { id: Number(deletion.id) } })
  expect(await treeNow()).toEqual(before)
})

const takeBackDeletion = async (entity: string, id: number) => {
  const { id: deletion } = await api.db
    .selectFrom('staff_change')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('action', '=', 'delete')
    .executeTakeFirstOrThrow()
  await editor.call(revert, { body: { id: Number(deletion) } })
}

test('what comes back after a deletion has all that it had: its source, its places in the menu, its guid', async () => {
  const { id: brand } = await editor.call(creation.createBrand, { body: { values: brandOf('imported') } })
  const { id: category } = await editor.call(creation.createCategory, {
    body: { values: categoryOf('imported', null) },
  })
  const { id: other } = await editor.call(creation.createCategory, { body: { values: categoryOf('other', null) } })
  const { id: gone } = await editor.call(creation.createCategory, { body: { values: categoryOf('gone', null) } })
  await api.db.updateTable('brand').set({ source: '1c' }).where('id', '=', brand).execute()
  await sql`update category set source = '1c', picture = 'grinder/makita', rating_names = '{Точность}' where id = ${category}`.execute(
    api.db,
  )
  await sql`insert into topic_brand values (${category}, ${brand}, 3), (${gone}, ${brand}, 1)`.execute(api.db)
  await sql`insert into topic_consumable values (${category}, ${other}, 2), (${other}, ${category}, 4)`.execute(api.db)
  const all = async () => ({
    rows: (
      await sql<{ row: Record<string, unknown> }>`select to_jsonb(b) as row from brand b where id = ${brand}
        union all select to_jsonb(c) from category c where id = ${category}`.execute(api.db)
    ).rows,
    brands: (await sql`select * from topic_brand where brand_id = ${brand} and category_id <> ${gone}`.execute(api.db))
      .rows,
    goods: (
      await sql`select * from topic_consumable where ${category} in (category_id, consumable_id) order by position`.execute(
        api.db,
      )
    ).rows,
  })
  const before = await all()
  expect([before.brands.length, before.goods.length]).toEqual([1, 2])

  await editor.call(creation.deleteBrand, { body: { id: brand, version: 1 } })
  await editor.call(creation.deleteCategory, { body: { id: category, version: 1 } })
  // Another one of its menu has gone for good meanwhile.
  await editor.call(creation.deleteCategory, { body: { id: gone, version: 1 } })
  expect((await all()).rows).toEqual([])
  await takeBackDeletion('category', category)
  await takeBackDeletion('brand', brand)
  const after = await all()
  expect(after.goods).toEqual(before.goods)
  expect(after.brands).toEqual(before.brands)
  // Its place in the tree is a new one.
  const withoutTree = ({ rows }: typeof before) => rows.map(({ row: { lft: _, rgt: __, ...row } }) => row)
  expect(withoutTree(after)).toEqual(withoutTree(before))
})

test('categories are found by words and by their state, in the order of the tree', async () => {
  const { id } = await editor.call(creation.createCategory, { body: { values: categoryOf('naydennye', null) } })
  const find = async (query: object) =>
    (await editor.call(endpoints.listStaffCategories, { query })).categories.map((row) => row.id)
  const all = await find({})
  expect(await find({ text: 'НАЙДЕННЫЕ' })).toEqual([])
  expect(await find({ text: 'naydennye' })).toEqual([id])
  expect(await find({ text: 'уРОВНИ', state: 'empty' })).toContain(id)
  expect(await find({ state: 'hidden' })).not.toContain(id)
  const forced = await find({ state: 'forced' })
  expect(forced).toContain(id)
  expect(forced).toEqual(all.filter((one) => forced.includes(one)))
  expect(forced.length).toBeLessThan(all.length)
  expect((await editor.fail(endpoints.listStaffCategories, { query: { state: 'all' } as never })).status).toBe(400)
})

test('a new tag page is found under its category, once, and goes [ROUTE-069]', async () => {
  const { categories } = await editor.call(endpoints.listStaffCategories, { query: {} })
  const categoryId = categories.find(({ products }) => products > 0)!.id
  const values = { categoryId, name: 'Недорогие', slug: 'nedorogie', filters: 'price:-5000', position: 0 }
  const { id } = await editor.call(creation.createTagPage, { body: { values } })
  const page = () => listingOf({ listingType: 'tagPage', id: categoryId, brandId: 0, slug: 'nedorogie' })
  expect((await page()).status).toBe(200)
  const again = editor.fail(creation.createTagPage, { body: { values } })
  expect(await reasonsOf(again)).toEqual(['values.slug taken'])
  const elsewhere = editor.fail(creation.createTagPage, { body: { values: { ...values, categoryId: 999_999 } } })
  expect(await reasonsOf(elsewhere)).toEqual(['values.categoryId unknown'])
  await editor.call(creation.deleteTagPage, { body: { id, version: 1 } })
  expect((await page()).status).toBe(404)
})

test('a product that changes its category and a category that moves wait for each other, and both are saved', async () => {
  const { categories } = await editor.call(endpoints.listStaffCategories, { query: {} })
  const isLeaf = ({ id }: { id: number }) => !categories.some(({ parentId }) => parentId === id)
  // The first of the tree becomes the last: all others get other borders, and their products with them.
  const [first] = categories.filter(({ parentId }) => parentId === null)
  const roots = categories.filter(({ parentId }) => parentId === null).length
  const inside = new Set([first!.id])
  for (const { id, parentId } of categories) if (parentId !== null && inside.has(parentId)) inside.add(id)
  const products = await api.db
    .selectFrom('product')
    .select(['id', 'category_id'])
    .orderBy(sql`ctid`)
    .execute()
  const shifted = products.filter((row) => !inside.has(row.category_id))
  const [held, moved] = [shifted[0]!.id, shifted.at(-1)!]
  const target = categories.find((row) => isLeaf(row) && !inside.has(row.id) && row.id !== moved.category_id)!
  const tree = endpoints.editableCategory
  const { version } = await editor.call(tree.read, { query: { id: first!.id } })
  const product = await editor.call(endpoints.editableProduct.read, { query: { id: moved.id } })

  const gate = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const hold = api.db.transaction().execute(async (db) => {
    await sql`select from product where id = ${held} for update`.execute(db)
    holding.resolve()
    await gate.promise
  })
  await holding.promise
  // The tree has locked its categories and comes to the products; the product is locked and comes to its category.
  const waits = async (count: number) => {
    for (;;) {
      const { rows } =
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          api.db,
        )
      if (rows.length >= count) return
      await wait(10)
    }
  }
  const treeSaved = editor.call(tree.save, { body: { id: first!.id, version, values: { place: roots } } })
  await waits(1)
  const values = { categoryId: target.id }
  const productSaved = editor.call(endpoints.editableProduct.save, {
    body: { id: moved.id, version: product.version, values },
  })
  await waits(2)
  gate.resolve()
  await hold
  expect((await productSaved).values.categoryId).toBe(target.id)
  const { changes } = await treeSaved
  for (const { id } of [(await productSaved).changes[0]!, changes[0]!]) await editor.call(revert, { body: { id } })
})
