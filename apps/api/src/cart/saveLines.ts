import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { saveItems as endpoint } from '@verstak/contracts/cartLine'
import type { Services } from '../services.ts'
import { moveToSaved } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeLines, type NamedLines } from './changeLines.ts'

/** Saves items for later. @throws DomainError `cart-token-required`, `invalid-input` (`saved-full`) */
export const saveLines = (
  services: Services,
  { itemGuids: guids, regionId }: NamedLines,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> =>
  changeLines(services, { regionId }, caller, (transaction, cartId, now) =>
    moveToSaved(transaction, { cartId, guids }, now),
  )
