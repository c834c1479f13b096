import { isCanonicalFilters } from '@verstak/contracts/listingFilters'
import type { Editable } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { findPlace } from './product.sql.ts'
import { lockSlugs } from './nextCatalogueId.sql.ts'
import {
  deleteTagPage,
  findTagPageValues,
  insertTagPage,
  isTagSlugTaken,
  updateTagPage,
  type TagPageValues,
} from './tagPage.sql.ts'

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** A tag page: a listing of a category with conditions of its own. */
export const tagPageEditable: Editable = {
  kind: 'tag-page',
  saveCall: 'POST /api/v1/staff/tag-page/save',
  rows: [{ table: 'tag_page', column: 'id' }],
  nameOf: ({ name }) => String(name),
  read: async (db, id: number, isLocked) =>
    (await findTagPageValues(db, id, isLocked)) as Record<string, unknown> | undefined,
  async check(db, id: number, next) {
    const values = next as unknown as TagPageValues
    await lockSlugs(db, 'tag-page')
    if (!(await findPlace(db, values.categoryId))) throw wrong('categoryId', 'unknown', texts.noCategory)
    if (await isTagSlugTaken(db, id, values)) throw wrong('slug', 'taken', texts.takenSlug)
    if (values.filters !== '' && !isCanonicalFilters(values.filters)) throw wrong('filters', 'invalid', texts.filters)
  },
  write: async (db, id: number, _, next) => void (await updateTagPage(db, id, next as unknown as TagPageValues)),
  create: (db, values, id) => insertTagPage(db, values as unknown as TagPageValues, id as number | undefined),
  remove: async (db, id: number) => void (await deleteTagPage(db, id)),
}
