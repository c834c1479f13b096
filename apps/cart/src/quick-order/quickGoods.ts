import { QUICK_ORDER_TYPES, type QuickOrderQuery } from '@verstak/contracts/address'

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
/** Limit of the API. */
const MAX_SALE_LENGTH = 100

/** The product of a quick order's address; null for the cart itself and for an unknown type. */
export function parseQuickGoods(search: string): QuickOrderQuery | null {
  const query = new URLSearchParams(search)
  const type = QUICK_ORDER_TYPES.find((known) => known === query.get('type'))
  const productGuid = query.get('productGuid') ?? ''
  if (!type || !GUID.test(productGuid)) return null
  return { type, productGuid, saleGuid: query.get('saleGuid')?.slice(0, MAX_SALE_LENGTH) || null }
}
