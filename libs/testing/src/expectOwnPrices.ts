import type { ProductTile } from '@verstak/contracts/product'
import type { UserKind } from '@verstak/flags/flagRow'
import { makeProductTile } from './factories.ts'

/** A test buyer with their prices. */
export interface PricedBuyer {
  user: UserKind
  /** Prices of a product in this buyer's API answers. */
  prices: Pick<ProductTile, 'price' | 'oldPrice' | 'discountPercent' | 'pricesV2'>
}

/** Kopecks; ruble amounts that no page contains by chance. */
const PRICES = { guest: 7_111_100, business: 7_222_200, staff: 7_333_300 } as const
type Kind = keyof typeof PRICES
const TURNS: readonly Kind[] = ['guest', 'business', 'staff', 'business', 'guest', 'staff', 'guest']

/**
 * Checks that each buyer's page has their own prices: renders one address for a guest, a company and staff, one after
 * the other and concurrently, with the same code.
 *
 * @param render renders a buyer's full page as the server does, with its own host and API answers
 * @throws when a page shows the price of another buyer, or lacks its own (the test proves nothing)
 */
export async function expectOwnPrices(render: (buyer: PricedBuyer) => Promise<string>): Promise<void> {
  const pageOf = (user: Kind) => render({ user, prices: pricesOf(PRICES[user]) })
  const inTurn: [Kind, string][] = []
  for (const user of TURNS) inTurn.push([user, await pageOf(user)])
  const together = await Promise.all(TURNS.map(async (user): Promise<[Kind, string]> => [user, await pageOf(user)]))
  for (const [user, page] of [...inTurn, ...together]) {
    const plain = page.replace(/\s|&nbsp;/g, '')
    for (const [of, kopecks] of Object.entries(PRICES)) {
      if (plain.includes(String(kopecks / 100)) === (of === user)) continue
      throw new Error(
        of === user
          ? `The page of ${user} does not show its own price, so this test proves nothing: give the products of its answers the buyer's prices.`
          : `The page of ${user} shows the price of ${of}: the remote keeps state at module level, or takes a price from elsewhere.`,
      )
    }
  }
}

const pricesOf = (current: number): PricedBuyer['prices'] => ({
  price: current,
  oldPrice: null,
  discountPercent: 0,
  pricesV2: { default: { ...makeProductTile().pricesV2.default, current, old: null, availableDiscountPrices: [] } },
})
