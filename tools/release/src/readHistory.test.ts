import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activateRelease } from '@verstak/contracts/registry'
import { createCredentials } from './credentials.ts'
import { readHistory } from './readHistory.ts'
import { createRegistryCall } from './registryClient.ts'
import { releasePlaces } from './releasePlaces.ts'
import type { ReleasePlaces } from './releasePlaces.ts'
import { startRegistry } from './testing/startRegistry.ts'
import type { FakeRegistry } from './testing/startRegistry.ts'

let folder: string
let places: ReleasePlaces
let registry: FakeRegistry

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-history-'))
  places = releasePlaces(folder, {})
  registry = await startRegistry()
  registry.tokens.set('cart secret', 'cart team')
  const body = { remote: 'cart', version: '0.1.0-11111111', percent: 100 as const }
  await createRegistryCall(registry.origin, 'secret')(activateRelease, { body })
})
afterEach(async () => {
  await registry.stop()
  rmSync(folder, { recursive: true })
})

const actors = async (env: NodeJS.ProcessEnv = {}, remote?: string) =>
  (await readHistory({ origin: registry.origin, places }, remote, env)).map(({ actor }) => actor)
const addTeam = (remote: string, isKnown: boolean) =>
  createCredentials(
    places,
    remote,
    async (token) => void (isKnown && registry.tokens.set(`${remote} ${token}`, remote)),
  )

test('a machine without any token reads what happened, not by whom', async () => {
  expect(await actors()).toEqual([''])
  expect(await actors({}, 'listing')).toEqual([])
})

test('the token of any team of this machine opens the rest, as does one of the environment', async () => {
  expect(await actors({ VERSTAK_RELEASE_TOKEN: 'secret' })).toEqual(['cart team'])
  await addTeam('listing', true)
  expect(await actors({}, 'cart')).toEqual(['cart team'])
})

test('a token that the store does not know is as good as none', async () => {
  await addTeam('listing', false)
  expect(await actors()).toEqual([''])
})
