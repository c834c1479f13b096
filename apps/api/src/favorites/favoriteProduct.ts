import type { addToFavorites } from '@verstak/contracts/favorites'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { lockProduct, lockProducts } from '../marks/marks.sql.ts'

/**
 * Id of the product in a request, which may be withdrawn. Locks the product against deletion until the transaction
 * ends.
 * @throws DomainError `not-found`; `invalid-input` when id and guid belong to different products
 */
export async function favoriteProductId(
  db: Queryable,
  { id, productId = id, productGuid }: EndpointBody<typeof addToFavorites>,
): Promise<number> {
  const field = productGuid !== undefined ? 'productGuid' : id !== undefined ? 'id' : 'productId'
  const [product] =
    productGuid === undefined ? [await lockProduct(db, productId!)] : await lockProducts(db, [productGuid])
  if (!product) throw notFound(field, `There is no product ${productGuid ?? productId}.`)
  if (productId !== undefined && product.id !== productId) {
    throw invalidInput('productGuid', 'differs', `Product ${productId} has another guid.`)
  }
  return product.id
}
