import { productMultiplicity } from '@verstak/contracts/flag'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import { findProductId } from '../cart/cart.sql.ts'
import type { WantedItem } from '../cart/cartLines.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'

/** A product that is ordered past the cart. */
export interface QuickWish {
  productGuid: string
  /** Pieces. */
  quantity: number
}

/** The wish as orders know it; it has no place in any cart. @throws DomainError `not-found` */
export async function wantedItemOf(
  { db }: Pick<Services, 'db'>,
  { productGuid, quantity }: QuickWish,
): Promise<WantedItem> {
  const productId = await findProductId(db, productGuid)
  if (productId === null) throw notFound('productGuid', `There is no product ${productGuid}.`)
  return { guid: productGuid, product_id: productId, quantity, price_added: 0 }
}

/** Pieces by which a product is ordered: its multiplicity, or 1 where the shop's flag switches that off. */
export async function stepFor(
  { flags }: Pick<Services, 'flags'>,
  { multiplicity }: { multiplicity: number },
  visitor: FlagVisitor,
): Promise<number> {
  return (await (await flags.now()).valueOf(productMultiplicity, visitor)) ? multiplicity : 1
}
