import { fuzzImports } from '../testing/fuzzImports.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('a hundred broken files are taken or refused with words, and the shop stays whole', async () =>
  expect(await fuzzImports(api, 100)).toEqual([]))
