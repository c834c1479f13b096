import { playRound } from '../testing/orderRace.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()

test('a thousand buyers of the last pieces in ten rounds: all books agree to the kopeck and the piece', async () => {
  for (let round = 1; round <= 10; round++) await playRound(shop, 100, 100 + round)
}, 600_000)
