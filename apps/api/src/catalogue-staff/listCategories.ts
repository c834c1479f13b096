import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listStaffCategories as endpoint } from '@verstak/contracts/staffCatalogue'
import { fitsText } from '../back-office/fitsText.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { selectCategoryList } from './category.sql.ts'

type Row = Awaited<ReturnType<typeof selectCategoryList>>[number]

const IS_STATE = {
  hidden: ({ isHidden }: Row) => isHidden,
  forced: ({ isForceShow }: Row) => isForceShow,
  empty: ({ products }: Row) => products === 0,
}

/** The categories that fit, in the order of the tree. */
export async function listCategories(db: Queryable, { text, state }: EndpointQuery<typeof endpoint>): Promise<Row[]> {
  const rows = await selectCategoryList(db)
  return rows.filter((row) => fitsText(text, row.name, row.slug) && (state === undefined || IS_STATE[state](row)))
}
