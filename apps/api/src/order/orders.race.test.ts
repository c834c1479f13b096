import {
  countPieces,
  findDifferences,
  findOpen,
  findOwing,
  findUntold,
  findWrongOrders,
  moneyOfAcquirer,
  moneyOfLedger,
} from '../testing/orderBooks.ts'
import { letTimePass, runRace } from '../testing/orderRace.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()

/** Whoever comes too late learns one of these, and nothing else happens to anybody. */
const REFUSALS = ['stock-insufficient', 'price-changed', 'promo-refused', 'cart-empty']

test.each([1, 2])(
  'round %i of the last pieces: lost answers, payments, notices out of order, cancels and expiries at once; nothing is oversold, doubled or lost',
  async (seed) => {
    const { db } = shop.api
    const race = await runRace(shop, { buyers: 30, seed })
    const { outcomes } = race

    expect(await findWrongOrders(db, outcomes)).toEqual({ doubled: [], lost: [], unknown: [], changed: [] })
    // Neither oversold nor lost: what offices have and orders hold is what there was.
    expect(await countPieces(db)).toEqual(race.before)
    expect(await findDifferences(db)).toEqual([])
    expect(await race.countPromoUses()).toBeLessThanOrEqual(race.promoUses)

    await letTimePass(shop.api)
    expect(await findOpen(db)).toEqual([])
    expect(await countPieces(db)).toEqual(race.before)
    expect(await findDifferences(db)).toEqual([])
    expect(await findOwing(db)).toEqual([])
    expect(await moneyOfLedger(db)).toEqual(moneyOfAcquirer(shop.acquirer))
    expect(await findUntold(db, outcomes)).toEqual([])

    expect(outcomes.filter(({ refused }) => refused !== undefined && !REFUSALS.includes(refused))).toEqual([])
  },
)

test('the rounds had what they are about: charges, cancellations, payments and refunds', async () => {
  const kinds = await shop.api.db.selectFrom('ledger_entry').select('kind').distinct().execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['charge', 'charge-reversal', 'payment', 'refund'])
})
