import type { CheckedOrderInput } from '@verstak/contracts/order'
import type { CartLine } from '../cart/cartLines.ts'
import { DomainError, notFound } from '../DomainError.ts'
import type { selectRegion } from './order.sql.ts'

type OrderRegion = NonNullable<Awaited<ReturnType<typeof selectRegion>>>

/** Where the order goes and what that costs, kopecks. @throws DomainError `not-found` for the office */
export function deliveryOf({ delivery }: CheckedOrderInput, region: OrderRegion) {
  if (delivery.type === 'courier') return { officeId: null, address: delivery.address, price: region.courier_price }
  const office = region.offices.find(({ id }) => id === delivery.officeId)
  if (!office) throw notFound('delivery.officeId', `The region has no office ${delivery.officeId}.`)
  return { officeId: office.id, address: office.address, price: 0 }
}

/** Rejects courier delivery of products that are pickup only. */
export function refuseUndeliverable(lines: CartLine[]): void {
  const goods = lines.filter(({ product }) => product.is_pickup_only)
  if (goods.length === 0) return
  throw new DomainError(
    'invalid-input',
    goods.map(({ product }) => ({
      field: 'delivery.type',
      reason: 'pickup-only',
      message: 'No courier takes this product.',
      productId: product.id,
    })),
  )
}
