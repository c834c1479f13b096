import { MAX_LINES } from '@verstak/contracts/cart'
import fc from 'fast-check'
import { planJoining, type JoinedItem, type JoinedProduct, type JoiningPlan } from './planJoining.ts'

const PRODUCTS = 260

const product = fc.record({
  is_active: fc.boolean(),
  stock: fc.nat(40),
  multiplicity: fc.integer({ min: 1, max: 7 }),
})
const productsOf = fc
  .array(product, { minLength: PRODUCTS, maxLength: PRODUCTS })
  .map((list) => list.map((one, id): JoinedProduct => ({ id, ...one })))

/** A cart; no product stands in it twice. */
const cart = (whose: string, maxLength: number) =>
  fc
    .uniqueArray(
      fc.record({
        product_id: fc.nat(PRODUCTS - 1),
        quantity: fc.integer({ min: 1, max: 60 }),
        price_added: fc.nat(1000),
      }),
      { selector: ({ product_id }) => product_id, maxLength, size: 'max' },
    )
    .map((items) => items.map((item): JoinedItem => ({ guid: `${whose} ${item.product_id}`, ...item })))

const input = fc.record({ own: cart('own', MAX_LINES), guests: cart('guest', MAX_LINES), products: productsOf })
type Input = Parameters<typeof planJoining>[0]

/** The two carts after the plan. */
function carry({ own, guests }: Input, { moved, left, changed }: JoiningPlan) {
  const of = (guids: string[]) => guests.filter(({ guid }) => guids.includes(guid))
  const change = new Map(changed.map((item) => [item.guid, item]))
  return { users: [...own, ...of(moved)].map((item) => change.get(item.guid) ?? item), guests: of(left) }
}

const mostOf = (products: readonly JoinedProduct[], id: number) => {
  const { is_active, stock, multiplicity } = products[id]!
  const most = Math.floor(stock / multiplicity) * multiplicity
  return is_active && most > 0 ? most : Number.POSITIVE_INFINITY
}

test('nothing of either cart is lost, quantities are the larger ones and never more than the stock', () => {
  fc.assert(
    fc.property(input, (carts) => {
      const { users, guests } = carry(carts, planJoining(carts))
      const wanted = new Map<number, number>()
      for (const { product_id, quantity } of [...carts.own, ...carts.guests]) {
        wanted.set(product_id, Math.max(quantity, wanted.get(product_id) ?? 0))
      }
      const all = new Map([...guests, ...users].map((item) => [item.product_id, item]))
      expect(new Set(all.keys())).toEqual(new Set(wanted.keys()))
      expect(users.length).toBeLessThanOrEqual(MAX_LINES)
      expect(new Set(users.map(({ product_id }) => product_id)).size).toBe(users.length)
      for (const { product_id, quantity } of users) {
        expect(quantity).toBe(Math.min(wanted.get(product_id)!, mostOf(carts.products, product_id)))
      }
      // Only a full cart leaves anything behind, and never a line of the user.
      if (guests.length > 0) expect(users).toHaveLength(MAX_LINES)
      expect(users.map(({ guid }) => guid)).toEqual(expect.arrayContaining(carts.own.map(({ guid }) => guid)))
    }),
    { numRuns: 300, seed: 20261120 },
  )
})

test('joined again, with what was left or with the same lines, the cart stays as it is', () => {
  fc.assert(
    fc.property(input, (carts) => {
      const once = carry(carts, planJoining(carts)).users
      const room = {
        ...carts,
        own: once,
        guests: carts.guests.filter((item) => once.length < MAX_LINES || has(once, item)),
      }
      const twice = carry(room, planJoining(room)).users
      expect(twice.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
        once.map(({ product_id, quantity }) => [product_id, quantity]),
      )
    }),
    { numRuns: 300, seed: 20261121 },
  )
})

const has = (items: JoinedItem[], { product_id }: JoinedItem) => items.some((item) => item.product_id === product_id)

test('the cart counts what it did, and an empty one that takes a guest’s over says nothing', () => {
  fc.assert(
    fc.property(input, (carts) => {
      const plan = planJoining(carts)
      const isPlain = carts.own.length === 0 && plan.left.length === 0 && plan.changed.length === 0
      expect(plan.joining === null).toBe(isPlain)
      if (!plan.joining) return
      const { addedCount, keptCount, raisedCount, limited, leftCount } = plan.joining
      expect([addedCount, keptCount, leftCount]).toEqual([plan.moved.length, carts.own.length, plan.left.length])
      const { users } = carry(carts, plan)
      const raised = users.filter(({ product_id, quantity }) => {
        const before = carts.own.find((item) => item.product_id === product_id)
        return before && quantity > before.quantity && !limited.includes(product_id)
      })
      expect(raisedCount).toBe(raised.length)
    }),
    { numRuns: 300, seed: 20261122 },
  )
})
