import { rublesOf, type StaffTable } from '../back-office/bindTable.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import type { selectBrandList } from './brand.sql.ts'
import type { selectCategoryList } from './category.sql.ts'
import type { selectProductList } from './productList.sql.ts'
import type { selectTagPageList } from './tagPage.sql.ts'

type RowOf<Select extends (...args: never[]) => Promise<{ rows: readonly unknown[] }>> = Awaited<
  ReturnType<Select>
>['rows'][number]

/** Products, which a bulk change reads again. */
export const productsTable: StaffTable<RowOf<typeof selectProductList>> = {
  file: texts.file,
  headers: texts.columns,
  keyOf: ({ id }) => id,
  linesOf: ({ id, sku, name, brand, category, price, oldPrice, stock, isActive }) => [
    [
      ...[sku, name, brand, category, rublesOf(price), oldPrice === null ? null : rublesOf(oldPrice)],
      ...[stock, isActive, id],
    ],
  ],
}

export const brandsTable: StaffTable<RowOf<typeof selectBrandList>> = {
  file: texts.brandsFile,
  headers: texts.brandsColumns,
  keyOf: ({ id }) => id,
  linesOf: ({ id, name, slug, country, products }) => [[id, name, slug, country, products]],
}

export const categoriesTable: StaffTable<Awaited<ReturnType<typeof selectCategoryList>>[number]> = {
  file: texts.categoriesFile,
  headers: texts.categoriesColumns,
  keyOf: ({ id }) => id,
  linesOf: ({ id, name, slug, depth, isForceShow, products }) => [[id, name, slug, depth, isForceShow, products]],
}

export const tagPagesTable: StaffTable<RowOf<typeof selectTagPageList>> = {
  file: texts.tagPagesFile,
  headers: texts.tagPagesColumns,
  keyOf: ({ id }) => id,
  linesOf: ({ id, name, slug, category, filters }) => [[id, name, slug, category, filters]],
}
