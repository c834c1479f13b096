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

/** The whole proof takes two hours on a quiet machine; fewer of both try it. */
const { RACE_ROUNDS = '100', RACE_BUYERS = '1000' } = process.env
const rounds = Array.from({ length: Number(RACE_ROUNDS) }, (_, round) => round + 1)
const HOUR_MS = 3_600_000

test.each(rounds)(
  'round %i of the last pieces: nothing is oversold, doubled or lost, and all books agree to the kopeck and the piece',
  async (round) => {
    const { db } = shop.api
    const race = await runRace(shop, { buyers: Number(RACE_BUYERS), seed: 100 + round })
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
  },
  HOUR_MS,
)
