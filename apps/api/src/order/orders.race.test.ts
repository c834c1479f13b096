import { playRound } from '../testing/orderRace.ts'
import { usePromoShop } from '../testing/promoShop.ts'

const shop = usePromoShop()

test('the last pieces: retries, lost answers, cancels, payments and expiries at once; nothing is oversold, doubled or lost', async () => {
  for (let round = 1; round <= 3; round++) {
    const outcomes = await playRound(shop, 40, round)
    const refusals = new Set(outcomes.flatMap(({ refused }) => refused ?? []))
    expect(outcomes.some(({ guid }) => guid)).toBe(true)
    // Whoever comes too late learns that, and nothing else happens to anybody.
    const known = ['stock-insufficient', 'price-changed', 'promo-refused', 'cart-empty']
    for (const code of refusals) expect(known).toContain(code)
  }
}, 60_000)
