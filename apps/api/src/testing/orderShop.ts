import type { OrderState } from '@verstak/contracts/order'
import { changeOrderAsStaff } from '@verstak/contracts/orderStaff'
import { balanceOf } from '../ledger/balanceOf.ts'
import { orderFor, PRICE, usePromoShop } from './promoShop.ts'
import { addUser, startTestSession } from './startTestSession.ts'
import { NOON } from './startTestApi.ts'
import { known } from './testShop.data.ts'
import type { Visitor } from './visitor.ts'

const PATH: Partial<Record<OrderState, OrderState[]>> = {
  assembling: ['assembling'],
  ready: ['assembling', 'ready'],
  'on-the-way': ['assembling', 'ready', 'on-the-way'],
  'handed-over': ['assembling', 'ready', 'handed-over'],
}

/** A shop with staff, and what tests of orders do in it. */
export function useOrderShop() {
  const shop = usePromoShop()
  const { api, shopperWith, place } = shop
  let staff: Visitor
  let lastKey = 0

  beforeEach(async () => {
    api.clock.now = NOON
    const userId = await addUser(api, { is_staff: true })
    staff = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  })

  const newKey = () => ({ 'idempotency-key': `order-shop-${++lastKey}` })

  async function move(guid: string, to: OrderState): Promise<void> {
    for (const step of PATH[to]!) {
      await staff.call(changeOrderAsStaff, { body: { guid, to: step as 'ready' } }, newKey())
    }
  }

  return {
    ...shop,
    newKey,
    move,
    /** Hands over an order that is ready. @returns the status of the answer */
    finish: async (guid: string) =>
      (await staff.ask(changeOrderAsStaff, { body: { guid, to: 'handed-over' } }, newKey())).status,
    cancel: (guid: string) =>
      staff.call(changeOrderAsStaff, { body: { guid, to: 'cancelled', reason: 'Передумал' } }, newKey()),
    get staff() {
      return staff
    },
    /** A guest's order of pieces of `known.plenty`, brought to a state by staff. */
    async order({ pieces = 1, to, email = '' }: { pieces?: number; to?: OrderState; email?: string } = {}) {
      const shopper = await shopperWith([known.plenty, pieces])
      const contact = { name: 'Иван Петров', phone: '9991234567', email }
      const { guid, link, number } = await place(shopper, orderFor(pieces * PRICE, { contact }))
      if (to) await move(guid, to)
      return { shopper, guid, number, key: new URL(link, 'http://x').searchParams.get('key')! }
    },
    stockOf: async (id: number) =>
      (await api.db.selectFrom('stock').select('quantity').where('product_id', '=', id).execute()).reduce(
        (sum, { quantity }) => sum + quantity,
        0,
      ),
    /** Kopecks that are owed. */
    balanceOf: (orderGuid: string) => balanceOf(api.db, { orderGuid }),
  }
}
