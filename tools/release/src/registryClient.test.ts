import { activateRelease, getLiveReleases } from '@verstak/contracts/registry'
import { createRegistryCall, describeRefusal } from './registryClient.ts'
import { startRegistry } from './testing/startRegistry.ts'
import type { FakeRegistry } from './testing/startRegistry.ts'

let registry: FakeRegistry
beforeEach(async () => {
  registry = await startRegistry()
})
afterEach(() => registry.stop())

const body = { remote: 'cart', version: '0.1.0-11111111', percent: 100 as const }

test('a call carries its token, and a wrong one is explained', async () => {
  registry.tokens.set('cart right', 'cart team')
  await createRegistryCall(registry.origin, 'right')(activateRelease, { body })
  const refused = createRegistryCall(registry.origin, 'wrong')(activateRelease, { body })
  const error: unknown = await refused.catch((reason: unknown) => reason)
  expect(describeRefusal(error, 'http://shop')).toMatch(
    /^The registry at http:\/\/shop refused the token.*npm run release:team/,
  )
})

test('a registry that is away is told as such', async () => {
  const error: unknown = await createRegistryCall('http://127.0.0.1:1')(getLiveReleases, { query: {} }).catch(
    (reason: unknown) => reason,
  )
  expect(describeRefusal(error, 'http://127.0.0.1:1')).toMatch(/does not answer.*npm start/)
})

test('any other error keeps its own words', () => {
  expect(describeRefusal(new Error('no disk'), 'http://shop')).toBe('no disk')
})
