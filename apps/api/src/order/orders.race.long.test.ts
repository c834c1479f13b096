import { playRound } from '../testing/orderRace.ts'
import { usePromoShop } from '../testing/promoShop.ts'

const shop = usePromoShop()

test('a thousand buyers of the last pieces in ten rounds: all books agree to the kopeck and the piece', async () => {
  for (let round = 1; round <= 10; round++) await playRound(shop, 100, 100 + round)
}, 600_000)
