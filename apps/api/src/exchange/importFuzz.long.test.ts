import { fuzzImports } from '../testing/fuzzImports.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test(
  '10,000 broken files are taken or refused with words, and the shop stays whole',
  () => fuzzImports(api, 10_000),
  3_600_000,
)
