import { productMultiplicity } from '@verstak/contracts/flag'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import { findProductId } from '../cart/cart.sql.ts'
import type { WantedItem } from '../cart/cartLines.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'

/** A product to order directly, without the cart. */
export interface QuickWish {
  productGuid: string
  /** Pieces. */
  quantity: number
}

/** The order item of a direct order. @throws DomainError `not-found` */
export async function wantedItemOf(
  { db }: Pick<Services, 'db'>,
  { productGuid, quantity }: QuickWish,
): Promise<WantedItem> {
  const productId = await findProductId(db, productGuid)
  if (productId === null) throw notFound('productGuid', `There is no product ${productGuid}.`)
  return { guid: productGuid, product_id: productId, quantity, price_added: 0 }
}

/** Quantity step in pieces: the product's multiplicity, or 1 if the shop's flag disables multiplicities. */
export async function stepFor(
  { flags }: Pick<Services, 'flags'>,
  { multiplicity }: { multiplicity: number },
  visitor: FlagVisitor,
): Promise<number> {
  return (await (await flags.now()).valueOf(productMultiplicity, visitor)) ? multiplicity : 1
}
