import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { selectItems as endpoint } from '@verstak/contracts/cartLine'
import type { Services } from '../services.ts'
import { updateSelection } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { changeLines } from './changeLines.ts'

/** Selects items for the order, or not. @throws DomainError `cart-token-required` */
export const selectLines = (
  services: Services,
  { itemGuids: guids, isSelected, regionId }: EndpointBody<typeof endpoint>,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> =>
  changeLines(services, { regionId }, caller, (transaction, cartId) =>
    updateSelection(transaction, { cartId, guids }, isSelected),
  )
