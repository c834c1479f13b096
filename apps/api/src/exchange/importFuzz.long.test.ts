import { fuzzImports } from '../testing/fuzzImports.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test(
  '10,000 broken files are taken or refused with words, and the shop stays whole',
  async () => expect(await fuzzImports(api, 10_000)).toEqual([]),
  3_600_000,
)
