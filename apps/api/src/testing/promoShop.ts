import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import type { Insertable } from 'kysely'
import type { PromoTables } from '../db/promoTables.ts'
import { courierTo } from './courierTo.ts'
import type { ApiOverrides } from '../startApi.ts'
import { guidOf, known } from './testShop.data.ts'
import { useTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'

export type NewPromoCode = Partial<Insertable<PromoTables['promo_code']>>

/** What products of the test shop cost, and its courier, kopecks. */
export const PRICE = 100_000
export const COURIER = 49_000

const here = { query: { regionId: 1 } }

/** A shop with plenty of goods, and what tests of promo codes do in it. */
export function usePromoShop(overrides: ApiOverrides = {}) {
  const callsPerMinute = { newCartsPerIp: 1000, ordersPerIp: 1000, promoCodesPerIp: 300 }
  const api = useTestApi({ callsPerMinute, ...overrides })
  let lastCode = 0
  let lastKey = 0

  beforeEach(async () => {
    for (const id of [known.plenty, known.saw, known.discounted]) {
      await api.db.updateTable('stock').set({ quantity: 500 }).where('product_id', '=', id).execute()
    }
  })

  /** Makes a code of the shop. @returns the code */
  async function addCode(promo: NewPromoCode = {}): Promise<string> {
    const code = `ТЕСТ${++lastCode}`
    const row = { code, name: 'Скидка 10 %', kind: 'percent' as const, starts_at: new Date('2026-01-01'), ...promo }
    const benefit = row.kind === 'percent' && row.percent === undefined ? { percent: 10 } : {}
    await api.db
      .insertInto('promo_code')
      .values({ ...row, ...benefit })
      .execute()
    return code
  }

  async function put(visitor: Visitor, ...products: [id: number, quantity: number][]): Promise<void> {
    for (const [id, quantity] of products) {
      await visitor.call(addToCart, { body: { productGuid: guidOf(id), quantity, regionId: 1 } })
    }
  }

  async function shopperWith(...products: [id: number, quantity: number][]): Promise<Visitor> {
    const visitor = api.newVisitor()
    await visitor.call(getCartToken, {})
    await put(visitor, ...products)
    return visitor
  }

  const apply = (visitor: Visitor, promocode: string) => visitor.call(applyPromoCode, { body: { promocode } })
  const newKey = () => ({ 'idempotency-key': `promo-key-${++lastKey}` })

  return {
    api,
    addCode,
    put,
    shopperWith,
    apply,
    newKey,
    promoOf: async (visitor: Visitor) => (await visitor.call(getCart, here)).promo,
    /** The refusal of a code. */
    async errorOf(visitor: Visitor, code: string) {
      const { success, data } = await apply(visitor, code)
      expect(success).toBe(false)
      return data.errors[0]!
    },
    place: (visitor: Visitor, body: OrderInput) => visitor.call(createOrder, { body }, newKey()),
    refuse: (visitor: Visitor, body: OrderInput) => visitor.fail(createOrder, { body }, newKey()),
    usesOf: async (code: string) =>
      (await api.db.selectFrom('promo_code').select('used_count').where('code', '=', code).executeTakeFirstOrThrow())
        .used_count,
  }
}

/** An order that is fetched. @param expectedSum kopecks */
export const orderFor = (expectedSum: number, change: Partial<OrderInput> = {}): OrderInput => ({
  contact: { name: 'Иван Петров', phone: '9991234567', email: '' },
  delivery: { type: 'pickup', officeId: 1 },
  payment: 'cash',
  comment: '',
  regionId: 1,
  expectedSum,
  ...change,
})

export const byCourier = { delivery: courierTo('улица Ленина, дом 1') }
