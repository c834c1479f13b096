import { defineCreation, defineRemoval } from './editable.contract.ts'
import { editableBrand, editableCategory, editableTagPage } from './staffCatalogue.contract.ts'

/* The staff makes and deletes brands, categories and tag pages. What goods lie in is hidden instead. */

/** Makes a brand. */
export const createBrand = defineCreation(editableBrand, {
  ...{ name: 'Metabo', slug: 'metabo', country: '', isHidden: false },
})

/** Deletes a brand without products. */
export const deleteBrand = defineRemoval(editableBrand)

/** Makes a category without products. */
export const createCategory = defineCreation(editableCategory, {
  ...{ name: 'SDS-plus', slug: 'sds-plus', isForceShow: false, isHidden: false },
  ...{ parentId: 1, place: 1 },
})

/** Deletes a category without products, categories and tag pages. */
export const deleteCategory = defineRemoval(editableCategory)

/** Makes a tag page. */
export const createTagPage = defineCreation(editableTagPage, {
  ...{ categoryId: 1, name: 'Bosch', slug: 'bosch', filters: 'brand:1', position: 0 },
})

/** Deletes a tag page. */
export const deleteTagPage = defineRemoval(editableTagPage)
