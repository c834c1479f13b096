import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { restoreItems as endpoint } from '@verstak/contracts/cartLine'
import type { Services } from '../services.ts'
import { restoreItems } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeLines, type NamedLines } from './changeLines.ts'

/** Undoes removals of the last hour. @throws DomainError `cart-token-required`, `invalid-input` (`cart-full`, `saved-full`) */
export const restoreLines = (
  services: Services,
  { itemGuids: guids, regionId }: NamedLines,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> =>
  changeLines(services, { regionId }, caller, (transaction, cartId) => restoreItems(transaction, { cartId, guids }))
