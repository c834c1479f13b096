import type { Layout } from '@verstak/contracts/layout'
import type { Goods } from './ordered.ts'

/** As `ORDER_FORM_PATH` of the contracts, whose schemas the page needs not. */
const PATH = '/api/v1/order/form'

export interface OrderForm {
  layout: Layout
  regionId: number
  goods: Goods
  /** Pieces of a quick order. */
  quantity: number
}

/** Action of the checkout without JavaScript. */
export function orderFormAction({ layout, regionId, goods, quantity }: OrderForm): string {
  const query = new URLSearchParams({ layout, regionId: String(regionId) })
  if (goods) {
    const { type, productGuid, saleGuid } = goods
    for (const [name, value] of Object.entries({ type, productGuid, quantity: String(quantity) }))
      query.set(name, value)
    if (saleGuid !== null) query.set('saleGuid', saleGuid)
  }
  return `${PATH}?${query.toString()}`
}
