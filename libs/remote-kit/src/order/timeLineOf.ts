import type { Order, OrderState } from '@verstak/contracts/order'

/** A step of an order on its page. */
export interface TimeLineStep {
  state: OrderState
  /** When it was done; null: it is still to come. */
  text: string | null
  isCurrent: boolean
}

/** What follows, as far as nothing gets in the way. */
function pathOf({ delivery }: Pick<Order, 'delivery'>): OrderState[] {
  return delivery.type === 'pickup'
    ? ['assembling', 'ready', 'handed-over']
    : ['assembling', 'on-the-way', 'handed-over']
}

/** Steps that were done, with their time, and those to come. An order that has ended has none of these. */
export function timeLineOf(order: Pick<Order, 'steps' | 'status' | 'delivery'>): TimeLineStep[] {
  const steps = order.steps ?? []
  const done = steps.map(({ state, text }, place) => ({ state, text, isCurrent: place === steps.length - 1 }))
  return [...done, ...nextOf(order).map((state) => ({ state, text: null, isCurrent: false }))]
}

function nextOf(order: Pick<Order, 'status' | 'delivery'>): OrderState[] {
  const path = pathOf(order)
  switch (order.status) {
    case 'new':
    case 'paid':
      return path
    case 'awaiting-payment':
      return ['paid', ...path]
    case 'assembling':
    case 'ready':
    case 'on-the-way':
      // What is brought may be put together before it is on its way.
      return path.slice(path.indexOf(order.status) + 1 || path.indexOf('assembling') + 1)
    default:
      return []
  }
}
