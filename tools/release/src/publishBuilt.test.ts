import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activateRelease } from '@verstak/contracts/registry'
import { createFolderStore } from './createFolderStore.ts'
import { findCredentials } from './credentials.ts'
import { publishBuilt } from './publishBuilt.ts'
import { createRegistryCall } from './registryClient.ts'
import { releasePlaces } from './releasePlaces.ts'
import type { ReleasePlaces } from './releasePlaces.ts'
import { isTrusted } from './signRelease.ts'
import { readTeamKeys } from './teamKeys.ts'
import { makeRelease, SAMPLE_FILES } from './testing/sampleRelease.ts'
import { startRegistry } from './testing/startRegistry.ts'
import type { FakeRegistry } from './testing/startRegistry.ts'

let folder: string
let places: ReleasePlaces
let registry: FakeRegistry
let lines: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-publish-'))
  places = releasePlaces(join(folder, 'data'), {})
  registry = await startRegistry()
  lines = []
})
afterEach(async () => {
  await registry.stop()
  rmSync(folder, { recursive: true })
})

/** The output of a build with a given server file. */
const build = (code: string) =>
  makeRelease(join(folder, 'builds/cart'), { ...SAMPLE_FILES, 'server/index.cjs': `module.exports = '${code}'` })
const start = () =>
  publishBuilt({
    remotes: ['cart'],
    builds: join(folder, 'builds'),
    places,
    api: registry.origin,
    addToken: async ({ remote, name, token }) => void registry.tokens.set(`${remote} ${token}`, name),
    report: (line) => lines.push(line),
  })
const stableVersion = () => registry.live.find(({ name }) => name === 'cart')?.stable.version
/** The last steps of a team's `npm run release`. */
async function releaseAsTeam(version: string, percent: 5 | 100 = 100): Promise<void> {
  const { token } = (await findCredentials(places, 'cart'))!
  await createRegistryCall(registry.origin, token)(activateRelease, { body: { remote: 'cart', version, percent } })
}

test('where nothing is live the build is stored, signed with a key that shells trust, registered and live', async () => {
  const { version } = build('one')
  await start()
  const stored = (await createFolderStore(places.releases).read('cart', version))!
  expect(isTrusted(stored, (await readTeamKeys(places.teamKeys))['cart']!)).toBe(true)
  expect(registry.published).toEqual([stored])
  expect(registry.activations).toMatchObject([{ remote: 'cart', version, percent: 100, actor: 'npm start' }])
  expect(lines).toEqual([`cart ${version} is live`])
})

test('the credentials are readable by their owner alone', async () => {
  build('one')
  await start()
  for (const file of ['cart.json', '.npm-start.json']) {
    expect(statSync(join(places.teams, file)).mode & 0o777).toBe(0o600)
  }
})

test('a second start with the same build changes nothing and says nothing', async () => {
  build('one')
  await start()
  await start()
  expect(registry.published).toHaveLength(1)
  expect(registry.activations).toHaveLength(1)
  expect(lines).toHaveLength(1)
})

test('another build takes the place of what a start has published', async () => {
  build('one')
  await start()
  const { version } = build('two')
  await start()
  expect(stableVersion()).toBe(version)
})

test("a team's release stays live, also one that it rolled back to, and the start says so", async () => {
  const { version } = build('one')
  await start()
  await releaseAsTeam('0.1.0-22222222')
  await releaseAsTeam(version)
  build('two')
  await start()
  expect(stableVersion()).toBe(version)
  expect(lines.at(-1)).toBe(`cart: ${version} stays live, released by cart team; what was built here is not published`)
})

test("a team's release whose files did not come along with its database is named, with the way out", async () => {
  build('one')
  await start()
  await releaseAsTeam('0.1.0-22222222')
  await start()
  expect(stableVersion()).toBe('0.1.0-22222222')
  expect(lines.at(-1)).toContain(`Its files are not in ${places.releases}, so it cannot be served: bring back`)
})

test("a team's canary is left alone", async () => {
  build('one')
  await start()
  await releaseAsTeam('0.1.0-22222222', 5)
  build('two')
  await start()
  expect(registry.live[0]?.canary?.version).toBe('0.1.0-22222222')
})

test('when somebody removed the store, the live release of a start is put back', async () => {
  const { version } = build('one')
  await start()
  rmSync(places.releases, { recursive: true })
  await start()
  expect(await createFolderStore(places.releases).read('cart', version)).not.toBeNull()
})

test('when keys are lost, the release is signed anew', async () => {
  const { version } = build('one')
  await start()
  rmSync(places.teams, { recursive: true })
  rmSync(places.teamKeys)
  await start()
  const stored = (await createFolderStore(places.releases).read('cart', version))!
  expect(isTrusted(stored, (await readTeamKeys(places.teamKeys))['cart']!)).toBe(true)
})

test('a token that another database does not know is replaced', async () => {
  build('one')
  await start()
  registry.tokens.clear()
  registry.live.length = 0
  registry.activations.length = 0
  await start()
  expect(registry.activations).toMatchObject([{ actor: 'npm start' }])
})
