import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { fuzz, makeCarts, startFuzzedApi } from './testing/fuzz.ts'
import { publicEndpoints } from './testing/publicEndpoints.ts'
import type { TestApi } from './testing/startTestApi.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 100_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

let cluster: TestCluster
let api: TestApi
let url: string

beforeAll(async () => {
  cluster = await startTestCluster()
  url = (await cluster.createDatabase()).url
  api = await startFuzzedApi(url)
}, 60_000)
afterAll(async () => {
  await api?.close()
  await cluster?.stop()
}, 60_000)

test(`${REQUESTS} random requests of every call are never answered with 500, and refusals say why`, async () => {
  const { statuses, successes, faults } = await fuzz(api.url, await makeCarts(api, url, 20), REQUESTS, SEED)
  process.stdout.write(`${JSON.stringify({ statuses, successes }, null, 2)}\n`)
  expect(faults).toEqual([])
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(REQUESTS)
  // Nobody here has what these want: the token of a release, the secret of a conversation, an advertiser's creative, a list
  // with a name, the key of a list.
  const others = /^\/api\/(v1\/(chat|creative)\/|favorites\/lists\/update|v1\/favorites\/lists\/shared\/block)/
  const tried = publicEndpoints.filter(
    ({ errors, path }) => !errors.includes('release-token-refused') && !others.test(path),
  )
  expect(tried.map(({ method, path }) => `${method} ${path}`).filter((call) => !successes[call])).toEqual([])
  expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([])
}, 7_200_000)
