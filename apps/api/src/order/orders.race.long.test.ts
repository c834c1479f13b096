import { playRound } from '../testing/orderRace.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()

/** The whole proof is 100 rounds of 1,000 buyers: `RACE_ROUNDS=100 RACE_BUYERS=1000`. */
const { RACE_ROUNDS = '10', RACE_BUYERS = '100' } = process.env
const rounds = Array.from({ length: Number(RACE_ROUNDS) }, (_, round) => round + 1)

test.each(rounds)(
  'round %i of the last pieces: all books agree to the kopeck and the piece',
  async (round) => {
    await playRound(shop, Number(RACE_BUYERS), 100 + round)
  },
  3_600_000,
)
