import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { removeItems as endpoint } from '@verstak/contracts/cartLine'
import type { Services } from '../services.ts'
import { removeFromItems, removeFromSaved } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeLines, type NamedLines } from './changeLines.ts'

/** Removes lines of the cart and saved ones; `restoreLines` brings them back. @throws DomainError `cart-token-required` */
export const removeLines = (
  services: Services,
  { itemGuids: guids, regionId }: NamedLines,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> =>
  changeLines(services, { regionId }, caller, async (transaction, cartId, now) => {
    await removeFromSaved(transaction, { cartId, guids }, now)
    await removeFromItems(transaction, { cartId, guids }, now)
  })
