import type { Editable } from '../back-office/Editable.ts'
import { placeTree } from '../category-tree/placeTree.ts'
import { selectTree, updateTree } from '../category-tree/tree.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { takePicture } from '../uploads/takePicture.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import {
  deleteCategory,
  findCategoryValues,
  hasProducts,
  insertCategory,
  isCategorySlugTaken,
  isCategoryUsed,
  runWith,
  updateCategory,
  type CategoryValues,
} from './category.sql.ts'
import { nextCatalogueId } from './nextCatalogueId.sql.ts'
import { MAX_DEPTH, placeCategory } from './placeCategory.ts'

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** A category and its place in the tree. */
export const categoryEditable: Editable = {
  kind: 'category',
  saveCall: 'POST /api/v1/staff/category/save',
  rows: [
    { table: 'category', column: 'id', except: ['parent_id', 'lft', 'rgt', 'depth', 'group_id'] },
    { table: 'topic_brand', column: 'category_id', needs: ['brand_id', 'brand'] },
    { table: 'topic_consumable', column: 'category_id', needs: ['consumable_id', 'category'] },
    { table: 'topic_consumable', column: 'consumable_id', needs: ['category_id', 'category'] },
  ],
  nameOf: ({ name }) => String(name),
  read: async (db, id: number, isLocked) =>
    (await findCategoryValues(db, id, isLocked)) as Record<string, unknown> | undefined,
  async check(db, id: number, next, changed) {
    const { parentId, slug, picture } = next as unknown as CategoryValues
    // The whole tree waits, for a new category, too.
    await findCategoryValues(db, id, true)
    if ('slug' in changed && (await isCategorySlugTaken(db, id, slug))) throw wrong('slug', 'taken', texts.takenSlug)
    if ('picture' in changed) await takePicture(db, 'picture', picture)
    if (!('parentId' in changed) || parentId === null) return
    const tree = await selectTree(runWith(db))
    const [own, parent] = [tree.find((row) => row.id === id), tree.find((row) => row.id === parentId)]
    if (!parent) throw wrong('parentId', 'unknown', texts.noCategory)
    if (own && parent.lft >= own.lft && parent.rgt <= own.rgt) throw wrong('parentId', 'own', texts.ownChild)
    if (!tree.some((row) => row.parentId === parentId) && (await hasProducts(db, parentId)))
      throw wrong('parentId', 'products', texts.parentHasProducts)
    const placed = placeTree(placeCategory(tree, id, next as unknown as CategoryValues))
    if (placed.some(({ depth }) => depth > MAX_DEPTH)) throw wrong('parentId', 'deep', texts.tooDeep)
  },
  async write(db, id: number, changed, next) {
    const values = next as unknown as CategoryValues
    await updateCategory(db, id, values)
    if ('parentId' in changed || 'place' in changed) await moveCategory(db, id, values)
  },
  async create(db, next, id) {
    const values = next as unknown as CategoryValues
    const own = id === undefined ? await nextCatalogueId(db) : Number(id)
    await insertCategory(db, own, values)
    await moveCategory(db, own, values)
    return own
  },
  async remove(db, id: number) {
    if (await isCategoryUsed(db, id)) throw invalidInput('id', 'used', 'Something lies in it.', texts.usedCategory)
    await deleteCategory(db, id)
  },
}

async function moveCategory(db: Queryable, id: number, values: CategoryValues): Promise<void> {
  const run = runWith(db)
  // Two departments that change places may have tens of thousands of products each: longer than calls of shoppers may take.
  await run(`set local statement_timeout = '60s'`)
  await updateTree(run, placeCategory(await selectTree(run), id, values))
}
