import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { returnItems as endpoint } from '@verstak/contracts/cartLine'
import type { Services } from '../services.ts'
import { moveToCart } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeLines, type NamedLines } from './changeLines.ts'

/** Moves saved lines into the cart. @throws DomainError `cart-token-required`, `invalid-input` (`cart-full`) */
export const returnLines = (
  services: Services,
  { itemGuids: guids, regionId }: NamedLines,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> =>
  changeLines(services, { regionId }, caller, (transaction, cartId) => moveToCart(transaction, { cartId, guids }))
