import { brandAddress, categoryAddress, productAddress, tagPageAddress } from '@verstak/contracts/address'
import * as creation from '@verstak/contracts/catalogueCreation'
import * as endpoints from '@verstak/contracts/staffCatalogue'
import { bindCreation, bindEditable, bindRemoval } from '../back-office/bindEditable.ts'
import { bindTable, wholeList } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { applyChanges } from './applyChanges.ts'
import { selectBrandList } from './brand.sql.ts'
import { brandEditable } from './brandEditable.ts'
import * as tables from './catalogueTables.ts'
import { categoryEditable } from './categoryEditable.ts'
import { listCategories } from './listCategories.ts'
import { planChanges } from './planChanges.ts'
import { productEditable } from './productEditable.ts'
import { selectChoices, selectProductList } from './productList.sql.ts'
import { selectTagPageList } from './tagPage.sql.ts'
import { tagPageEditable } from './tagPageEditable.ts'

const PAGE_SIZE = 50
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** A table of prices of a few thousand products, as JSON. */
const TABLE_LIMIT_BYTES = 8 * 1024 * 1024
const CHANGES_LIMIT_BYTES = 1024 * 1024

/** What the staff does with the catalogue. */
export function catalogueStaffRoutes(binder: Binder, services: Services): void {
  bindEditable(binder, services, endpoints.editableProduct, productEditable)
  bindEditable(binder, services, endpoints.editableBrand, brandEditable)
  bindEditable(binder, services, endpoints.editableCategory, categoryEditable)
  bindEditable(binder, services, endpoints.editableTagPage, tagPageEditable)
  bindCreation(binder, services, creation.createBrand, brandEditable)
  bindRemoval(binder, services, creation.deleteBrand, brandEditable)
  bindCreation(binder, services, creation.createCategory, categoryEditable)
  bindRemoval(binder, services, creation.deleteCategory, categoryEditable)
  bindCreation(binder, services, creation.createTagPage, tagPageEditable)
  bindRemoval(binder, services, creation.deleteTagPage, tagPageEditable)
  bindLists(binder, services)
  bindTables(binder, services)
  const { bindPersonal } = binder
  bindPersonal(endpoints.listCatalogueChoices, () => selectChoices(services.db))
  bindPersonal(endpoints.planProductChanges, ({ body }) => planChanges(services, body), {
    bodyLimitBytes: TABLE_LIMIT_BYTES,
  })
  bindPersonal(
    endpoints.applyProductChanges,
    async ({ body }, caller) => applyChanges(services, body, await editorOf(services, caller)),
    { bodyLimitBytes: CHANGES_LIMIT_BYTES },
  )
}

function bindLists({ bindPersonal }: Binder, { db }: Services): void {
  bindPersonal(endpoints.listStaffProducts, async ({ query: { page, ...filter } }) => {
    const { rows, total } = await selectProductList(db, filter, sliceOf(page))
    const products = rows.map(({ slug, ...row }) => ({ ...row, link: productAddress(slug, row.id) }))
    return { products, total, pageSize: PAGE_SIZE }
  })
  bindPersonal(endpoints.listStaffBrands, async ({ query: { text, page } }) => {
    const { rows, total } = await selectBrandList(db, text, sliceOf(page))
    return { brands: rows.map((row) => ({ ...row, link: brandAddress(row.slug, row.id) })), total, pageSize: PAGE_SIZE }
  })
  bindPersonal(endpoints.listStaffCategories, async ({ query }) => {
    const rows = await listCategories(db, query)
    return { categories: rows.map((row) => ({ ...row, link: categoryAddress(row.slug, row.id) })) }
  })
  bindPersonal(endpoints.listStaffTagPages, async ({ query: { text, page } }) => {
    const { rows, total } = await selectTagPageList(db, text, sliceOf(page))
    const tagPages = rows.map(({ slug, category_id, ...row }) => ({
      ...row,
      link: tagPageAddress(slug, category_id),
    }))
    return { tagPages, total, pageSize: PAGE_SIZE }
  })
}

function bindTables(binder: Binder, { db }: Services): void {
  bindTable(
    binder,
    endpoints.listStaffProducts,
    tables.productsTable,
    async ({ page: _, ...filter }, slice) => (await selectProductList(db, filter, slice)).rows,
  )
  bindTable(
    binder,
    endpoints.listStaffBrands,
    tables.brandsTable,
    async ({ text }, slice) => (await selectBrandList(db, text, slice)).rows,
  )
  bindTable(binder, endpoints.listStaffCategories, tables.categoriesTable, async (query, slice) =>
    wholeList(await listCategories(db, query), slice),
  )
  bindTable(
    binder,
    endpoints.listStaffTagPages,
    tables.tagPagesTable,
    async ({ text }, slice) => (await selectTagPageList(db, text, slice)).rows,
  )
}
