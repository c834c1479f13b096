import type { ListingInput, ListingType } from '@verstak/contracts/listing'
import { invalidInput } from '../DomainError.ts'

type Field = 'id' | 'categoryId' | 'brandId' | 'searchString' | 'slug'

/** Fields that may say something, by type of listing; a tag page may have a brand, a search and a sale a category. */
const FIELDS: Readonly<Record<ListingType, readonly Field[]>> = {
  category: ['id'],
  categoryBrand: ['id', 'brandId'],
  brand: ['brandId'],
  search: ['searchString', 'categoryId'],
  tagPage: ['id', 'slug', 'brandId'],
  sale: ['slug', 'categoryId'],
}
const ALL_FIELDS: readonly Field[] = ['id', 'categoryId', 'brandId', 'searchString', 'slug']

/**
 * Refuses fields that say something to another type of listing. `categoryId` may repeat the `id`, as requests of the
 * specification carry both.
 * @throws DomainError `invalid-input` that names the field
 */
export function checkListingFields(input: ListingInput): void {
  for (const field of ALL_FIELDS) {
    if (!input[field] || FIELDS[input.listingType].includes(field)) continue
    if (field === 'categoryId' && input.categoryId === input.id) continue
    throw invalidInput(field, 'invalid', `A listing of type ${input.listingType} has no ${field}.`)
  }
}
