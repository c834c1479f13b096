import { join } from 'node:path'
import type { ApiCall } from '@verstak/api-client/call'
import { activateRelease, getLiveReleases, listActivations, publishRelease } from '@verstak/contracts/registry'
import type { LiveRelease } from '@verstak/contracts/registry'
import type { Release, SignedRelease } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { buildRemote } from '@verstak/tools-build/buildRemote'
import { appFolder, remoteOutput } from '@verstak/tools-build/paths'
import { checkRelease } from './checks/checkRelease.ts'
import type { ReleaseArguments } from './commandLine.ts'
import { createFolderStore } from './createFolderStore.ts'
import { createSteps } from './createSteps.ts'
import { getCredentials } from './credentials.ts'
import type { Credentials } from './credentials.ts'
import type { FoundStore } from './findStore.ts'
import { wantedVersions } from './liveRelease.ts'
import { readHost, readNeighbourhood } from './readNeighbourhood.ts'
import { createRegistryCall } from './registryClient.ts'
import type { ReleasePlaces } from './releasePlaces.ts'
import type { ReleaseStore } from './ReleaseStore.ts'
import { isTrusted, signRelease } from './signRelease.ts'
import { smokeTest } from './smokeTest.ts'
import { readTeamKeys } from './teamKeys.ts'

const WEEK_MS = 7 * 86_400_000

/** A built release and its folder. */
export interface Built {
  release: Release
  folder: string
  budget: RemoteConfig['budget']
}

/** The two steps that run other programs; tests replace them. */
export interface ReleaseTools {
  build: (remote: string) => Promise<Built>
  /** @throws when the stored release does not render */
  smokeTest: (release: Release, target: FoundStore) => Promise<void>
}

const realTools: ReleaseTools = {
  smokeTest,
  async build(name) {
    const { remote } = (await import(join(appFolder(name), 'remote.config.ts'))) as { remote: RemoteConfig }
    return { release: await buildRemote(name), folder: remoteOutput(name), budget: remote.budget }
  },
}

/**
 * Releases a remote: build, check against the live parts, sign, store, register, render in a separate process,
 * activate. Stops at the first failed step; the live release does not change then.
 */
export async function releaseRemote(
  { remote, percent }: ReleaseArguments,
  target: FoundStore,
  env: NodeJS.ProcessEnv,
  output: (line: string) => void,
  tools: ReleaseTools = realTools,
): Promise<void> {
  const step = createSteps(output)
  const { origin, places } = target
  const credentials = await getCredentials(places, remote, env)
  const call = createRegistryCall(origin, credentials.token)
  const store = createFolderStore(places.releases)
  // Checked first, because otherwise the build would be useless.
  await readHost(origin)
  const built = await step(
    'build',
    () => tools.build(remote),
    ({ release: { version } }) => `${remote} ${version}`,
  )
  const { release, folder } = built
  const before = await findLive(call, remote)
  const isLive = before?.stable.version === release.version && !before.canary
  if (isLive && (await isServed(release, places, store))) {
    output(`\nNothing to do: what is live is the same. ${describeLive(remote, before)}`)
    return
  }
  await step(
    'check',
    () => check(built, target, call, store),
    () => `fits what is live at ${origin}`,
  )
  const signed = await step('sign', () => signWith(credentials, release, places))
  await step(
    'store',
    () => store.put(folder, signed),
    (isNew) => (isNew ? places.releases : 'was there'),
  )
  await step('register', () => call(publishRelease, { body: { release: signed } }))
  await step(
    'try',
    () => tools.smokeTest(release, target),
    () => `${release.smoke.join(' ')} rendered`,
  )
  await step('activate', () => call(activateRelease, { body: { remote, version: release.version, percent } }))
  const live = await step('tidy up', () => tidyUp(remote, call, store))
  output(`\n${describeLive(remote, live)}`)
}

/**
 * Whether shells find the release in the store and trust it; after the restore of a backup live releases may be
 * missing.
 */
async function isServed({ name, version }: Release, places: ReleasePlaces, store: ReleaseStore): Promise<boolean> {
  const stored = await store.read(name, version)
  return stored !== null && isTrusted(stored, (await readTeamKeys(places.teamKeys))[name] ?? [])
}

/** @throws with all reasons against the release */
async function check({ release, folder, budget }: Built, { origin }: FoundStore, call: ApiCall, store: ReleaseStore) {
  const live = await readNeighbourhood(release.name, origin, call, store)
  const reasons = checkRelease({ release, folder, live, budget })
  if (reasons.length === 0) return
  const list = reasons.map((reason) => `  - ${reason}`).join('\n')
  throw new Error(`${release.name} ${release.version} is refused:\n${list}`)
}

async function findLive(call: ApiCall, remote: string): Promise<LiveRelease | undefined> {
  return (await call(getLiveReleases, { query: {} })).remotes.find(({ name }) => name === remote)
}

async function signWith({ privateKey }: Credentials, release: Release, places: ReleasePlaces): Promise<SignedRelease> {
  const signed = signRelease(release, privateKey)
  const keys = (await readTeamKeys(places.teamKeys))[release.name] ?? []
  if (isTrusted(signed, keys)) return signed
  throw new Error(
    `No shell would run it: its key is not among those of ${release.name} in ${places.teamKeys}. ` +
      `"npm run release:team -- ${release.name}" makes a new one; VERSTAK_TEAM_KEYS names another file.`,
  )
}

/** Removes old releases. @returns the live release */
async function tidyUp(remote: string, call: ApiCall, store: ReleaseStore): Promise<LiveRelease | undefined> {
  const live = await findLive(call, remote)
  const { activations } = await call(listActivations, { query: { remote, limit: '200' } })
  await store.prune(remote, wantedVersions(live, activations, new Date(Date.now() - WEEK_MS)))
  return live
}

/** One sentence for people. */
export function describeLive(remote: string, live: LiveRelease | undefined): string {
  if (!live) return `Nothing of ${remote} is live.`
  const canary = live.canary ? `, ${live.canary.version} for ${live.canary.percent} % of visitors` : ''
  return `Live now: ${remote} ${live.stable.version}${canary}.`
}
