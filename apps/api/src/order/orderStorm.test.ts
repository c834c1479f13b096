import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { cancelOrder, createOrder } from '@verstak/contracts/order'
import { requestReturn } from '@verstak/contracts/orderReturn'
import { decideReturn } from '@verstak/contracts/orderStaff'
import { sql } from 'kysely'
import { MONEY_CHECKS, selectDifferences } from '../money-metrics/differences.sql.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { orderFor, PRICE } from '../testing/promoShop.ts'
import { known } from '../testing/testShop.data.ts'

const shop = useOrderShop()
const { api, addCode, shopperWith, newKey, move } = shop

const GOODS = [known.plenty, known.saw, known.discounted]

/** Pieces that offices have and that orders hold, and how often the code was used, by its counter and by its uses. */
async function countAll(code: string) {
  const { rows } = await sql<{ pieces: number; used: number; uses: number }>`
    select
      (select sum(quantity) from stock where product_id = any(${GOODS}))
        + (select coalesce(sum(held.quantity - held.given_back), 0) from order_line_stock held
           join order_line line on line.order_guid = held.order_guid and line.position = held.position
           where line.product_id = any(${GOODS})) as pieces,
      (select used_count from promo_code where code = ${code}) as used,
      (select count(*) from promo_use join promo_code on promo_code.id = promo_code_id where code = ${code}) as uses
  `.execute(api.db)
  return rows[0]!
}

test('orders, cancellations and returns side by side lose no piece, no kopeck and no use of a code', async () => {
  const code = await addCode({ percent: 7 })
  const before = await countAll(code)
  const shoppers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => {
      const wish = GOODS.map((id, place): [number, number] => [id, 1 + ((i + place) % 3)])
      return shopperWith(...(i % 2 ? wish : wish.toReversed()))
    }),
  )
  const statuses: number[] = []
  const live = async (place: number) => {
    const visitor = shoppers[place]!
    const pieces = 6
    const applied = await visitor.call(applyPromoCode, { body: { promocode: code } })
    expect(applied.success).toBe(true)
    const body = orderFor(pieces * PRICE - Math.floor(pieces * PRICE * 0.07))
    const placed = await visitor.ask(createOrder, { body }, newKey())
    statuses.push(placed.status)
    const { guid } = placed.body
    if (place % 4 === 0) return
    if (place % 4 < 3) {
      const cancelled = await Promise.all([1, 2].map(() => visitor.ask(cancelOrder, { body: { guid } }, newKey())))
      return void statuses.push(...cancelled.map(({ status }) => status))
    }
    await move(guid, 'handed-over')
    const lines = [0, 1, 2].map((position) => ({ position, quantity: 1 }))
    const wish = { guid, reason: 'unfit' as const, comment: '', lines }
    const asked = await visitor.ask(requestReturn, { body: wish }, newKey())
    const taken = lines.map((line) => ({ ...line, isSellable: true }))
    const decision = { returnGuid: asked.body.guid, lines: taken, answer: '' }
    const decided = await shop.staff.ask(decideReturn, { body: decision }, newKey())
    statuses.push(asked.status, decided.status)
  }
  await Promise.all(shoppers.map((_, place) => live(place)))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  const after = await countAll(code)
  expect(after.pieces).toBe(before.pieces)
  expect([after.used, after.uses]).toEqual([8, 8])
  // What is owed is what was ordered and neither cancelled, paid nor taken back.
  const { rows } = await sql<{ wrong: string }>`
    select guid as wrong from customer_order placed
    where (select sum(amount) from ledger_entry where order_guid = placed.guid) <> case status
      when 'cancelled' then 0
      when 'new' then sum
      else -(select sum(amount) from order_return where order_guid = placed.guid)
    end`.execute(api.db)
  expect(rows).toEqual([])
  for (const check of MONEY_CHECKS) expect([check, await selectDifferences(api.db, check)]).toEqual([check, []])
})
