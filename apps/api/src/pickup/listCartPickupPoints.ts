import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listCartPickupPoints as endpoint, PickupPoints } from '@verstak/contracts/pickup'
import type { CartKey } from '../cart/cart.sql.ts'
import { findCart } from '../cart/cartToken.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listAllPoints, listPointsWith } from './pickupPoints.ts'
import { pickupScopeOf } from './pickupScope.ts'
import { selectCartGoods, selectHeld } from './places.sql.ts'

/** Lines that the active region does not sell at all are left out, as an order leaves them. @throws DomainError `invalid-input` */
export async function listCartPickupPoints(
  services: Services,
  { regionId, isParentLocality, fields }: EndpointQuery<typeof endpoint>,
  { activeRegionId, owner }: { activeRegionId: number; owner: CartKey | null },
): Promise<PickupPoints> {
  const { db, index } = services
  const state = await index.read()
  const region = getRegion(state, regionId ?? activeRegionId)
  const scope = pickupScopeOf(state, region, isParentLocality)
  const cartId = await findCart(db, owner)
  const goods = cartId === null ? [] : await selectCartGoods(db, cartId)
  const held = await selectHeld(
    db,
    goods.map(({ id }) => id),
    [region.id],
  )
  const piecesOf = (productId: number) =>
    held.reduce((sum, { product_id, quantity }) => sum + (product_id === productId ? quantity : 0), 0)
  const sold = goods.filter(({ id, multiplicity }) => piecesOf(id) >= multiplicity)
  if (sold.length === 0) return listAllPoints(services, scope, fields)
  return listPointsWith(services, scope, sold, fields)
}
