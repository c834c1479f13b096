import { fillBuyersShop } from '../testing/buyersShop.ts'
import { expectNoSecrets } from '../testing/expectNoSecrets.ts'
import { UNLIMITED } from '../testing/fuzz.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ isPublicBodyCacheEnabled: true, callsPerMinute: UNLIMITED })

beforeAll(() => fillBuyersShop(api), 60_000)

test(
  'no call tells anybody else what staff sees, with more random inputs of each',
  () => expectNoSecrets(api, 4),
  600_000,
)
