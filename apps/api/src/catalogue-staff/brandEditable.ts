import type { Editable } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { findBrandValues, isBrandSlugTaken, updateBrand } from './brand.sql.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'

/** A brand. */
export const brandEditable: Editable = {
  kind: 'brand',
  saveCall: 'POST /api/v1/staff/brand/save',
  nameOf: ({ name }) => String(name),
  read: findBrandValues,
  async check(db, id: number, next) {
    if (await isBrandSlugTaken(db, id, String(next.slug)))
      throw invalidInput('values.slug', 'taken', 'Another brand has this address.', texts.takenSlug)
  },
  write: async (db, id: number, _, next) => void (await updateBrand(db, id, next as Parameters<typeof updateBrand>[2])),
}
