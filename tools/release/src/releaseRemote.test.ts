import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import { createKeyPair } from '@verstak/signature'
import { createFolderStore } from './createFolderStore.ts'
import { createCredentials } from './credentials.ts'
import type { FoundStore } from './findStore.ts'
import { releasePlaces } from './releasePlaces.ts'
import { releaseRemote } from './releaseRemote.ts'
import type { ReleaseTools } from './releaseRemote.ts'
import { isTrusted } from './signRelease.ts'
import { readTeamKeys } from './teamKeys.ts'
import { makeRelease, SAMPLE_FILES } from './testing/sampleRelease.ts'
import { startRegistry } from './testing/startRegistry.ts'
import type { FakeRegistry } from './testing/startRegistry.ts'

let folder: string
let registry: FakeRegistry
let target: FoundStore
let lines: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-release-'))
  registry = await startRegistry()
  target = { origin: registry.origin, places: releasePlaces(join(folder, 'data'), {}) }
  lines = []
  await createCredentials(
    target.places,
    'cart',
    async (token) => void registry.tokens.set(`cart ${token}`, 'cart team'),
  )
})
afterEach(async () => {
  await registry.stop()
  rmSync(folder, { recursive: true })
})

const tools = (
  code: string,
  changes: Partial<Release> = {},
  smokeTest: ReleaseTools['smokeTest'] = async () => undefined,
) => ({
  smokeTest,
  build: async () => ({
    release: makeRelease(
      join(folder, code),
      { ...SAMPLE_FILES, 'server/index.cjs': `module.exports = '${code}'` },
      changes,
    ),
    folder: join(folder, code),
    budget: { js: 1_000, css: 1_000 },
  }),
})
const release = (
  given: ReleaseTools,
  { percent = 100, env = {} }: { percent?: 5 | 100; env?: NodeJS.ProcessEnv } = {},
) => releaseRemote({ remote: 'cart', percent, to: undefined }, target, env, (line) => lines.push(line), given)
const store = () => createFolderStore(target.places.releases)

test('a release that fits is signed, stored, registered, tried and live, and each step is told', async () => {
  const tried: string[] = []
  await release(tools('one', {}, async ({ version }) => void tried.push(version)))
  const version = registry.live[0]!.stable.version
  const stored = (await store().read('cart', version))!
  expect(isTrusted(stored, (await readTeamKeys(target.places.teamKeys))['cart']!)).toBe(true)
  expect(registry.published).toEqual([stored])
  expect(tried).toEqual([version])
  expect(
    lines.map(
      (line) =>
        line
          .trim()
          .split(/ s {2}/)[1]
          ?.split(' ')[0],
    ),
  ).toEqual([...['build', 'check', 'sign', 'store', 'register', 'try', 'activate', 'tidy'], undefined])
  expect(lines.at(-1)).toContain(`Live now: cart ${version}.`)
})

test('one that does not fit is refused with its reasons, before anything is stored', async () => {
  await release(tools('one'))
  const before = registry.live[0]!.stable.version
  const refused = tools('two', { contractVersion: 2, smoke: [] })
  await expect(release(refused)).rejects.toThrow(/is refused:\n {2}- .*contract.*\n {2}- .*no address to try/)
  expect(registry.live[0]!.stable.version).toBe(before)
  expect(await store().list('cart')).toHaveLength(1)
})

test('one that does not render is stored and registered, but does not go live', async () => {
  await release(tools('one'))
  const before = registry.live[0]!.stable.version
  const broken = tools('two', {}, () => Promise.reject(new Error('/cart/ (desktop): answered 503')))
  await expect(release(broken)).rejects.toThrow('/cart/ (desktop): answered 503')
  expect(registry.live[0]!.stable.version).toBe(before)
  expect(registry.activations).toHaveLength(1)
})

test('a canary goes to its share of visitors beside the stable release', async () => {
  await release(tools('one'))
  await release(tools('two'), { percent: 5 })
  expect(registry.live[0]).toMatchObject({ canary: { percent: 5 } })
  expect(lines.at(-1)).toMatch(/Live now: cart .*, .* for 5 % of visitors\./)
})

test('what is live already is left alone', async () => {
  await release(tools('one'))
  await release(tools('one'))
  expect(registry.activations).toHaveLength(1)
  expect(lines.at(-1)).toContain('Nothing to do')
})

test('what is live and has gone from the store, or lost its keys, is brought back by the same command', async () => {
  await release(tools('one'))
  const { version } = registry.live[0]!.stable
  const isThere = async () => {
    const stored = await store().read('cart', version)
    return stored !== null && isTrusted(stored, (await readTeamKeys(target.places.teamKeys))['cart']!)
  }
  rmSync(target.places.releases, { recursive: true })
  await release(tools('one'))
  expect(await isThere()).toBe(true)

  rmSync(target.places.teamKeys)
  const register = async (token: string) => void registry.tokens.set(`cart ${token}`, 'cart team')
  await createCredentials(target.places, 'cart', register)
  expect(await isThere()).toBe(false)
  await release(tools('one'))
  expect(await isThere()).toBe(true)
  expect(registry.live[0]!.stable.version).toBe(version)
})

test("another team's token or a key that shells do not trust goes nowhere", async () => {
  const env = { VERSTAK_RELEASE_TOKEN: 'x'.repeat(43), VERSTAK_RELEASE_KEY: createKeyPair().privateKey }
  await expect(release(tools('one'), { env })).rejects.toThrow(/No shell would run it/)
  expect(await store().list('cart')).toEqual([])
  expect(registry.live).toEqual([])
})

test('without a store that answers nothing is built', async () => {
  await registry.stop()
  const build = jest.fn<ReturnType<ReleaseTools['build']>, []>()
  await expect(release({ ...tools('one'), build })).rejects.toThrow(/No store answers at .*npm start/)
  expect(build).not.toHaveBeenCalled()
  registry = await startRegistry()
})
