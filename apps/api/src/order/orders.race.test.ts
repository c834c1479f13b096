import { playRound } from '../testing/orderRace.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()

test('the last pieces: lost answers, payments, notices out of order, cancels and expiries at once; nothing is oversold, doubled or lost', async () => {
  const outcomes = [...(await playRound(shop, 30, 1)), ...(await playRound(shop, 30, 2))]
  // Whoever comes too late learns that, and nothing else happens to anybody.
  const known = ['stock-insufficient', 'price-changed', 'promo-refused', 'cart-empty']
  for (const { refused } of outcomes) if (refused !== undefined) expect(known).toContain(refused)
  const kinds = await shop.api.db.selectFrom('ledger_entry').select('kind').distinct().execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['charge', 'charge-reversal', 'payment', 'refund'])
}, 60_000)
