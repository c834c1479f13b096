import type { Editable } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import {
  deleteBrand,
  findBrandValues,
  insertBrand,
  isBrandSlugTaken,
  isBrandUsed,
  updateBrand,
  type BrandValues,
} from './brand.sql.ts'
import { takePhoto } from '../uploads/takePicture.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { lockSlugs } from './nextCatalogueId.sql.ts'

/** A brand. */
export const brandEditable: Editable = {
  kind: 'brand',
  saveCall: 'POST /api/v1/staff/brand/save',
  rows: [
    { table: 'brand', column: 'id' },
    { table: 'topic_brand', column: 'brand_id', needs: ['category_id', 'category'] },
  ],
  nameOf: ({ name }) => String(name),
  read: async (db, id: number, isLocked) =>
    (await findBrandValues(db, id, isLocked)) as Record<string, unknown> | undefined,
  async check(db, id: number, next, changed) {
    if ('logo' in changed) await takePhoto(db, 'logo', changed.logo as string | null)
    await lockSlugs(db, 'brand')
    if (await isBrandSlugTaken(db, id, String(next.slug)))
      throw invalidInput('values.slug', 'taken', 'Another brand has this address.', texts.takenSlug)
  },
  write: async (db, id: number, _, next) => void (await updateBrand(db, id, next as unknown as BrandValues)),
  create: (db, values, id) => insertBrand(db, values as unknown as BrandValues, id as number | undefined),
  async remove(db, id: number) {
    if (await isBrandUsed(db, id)) throw invalidInput('id', 'used', 'Products have the brand.', texts.usedBrand)
    await deleteBrand(db, id)
  },
}
