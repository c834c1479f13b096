import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRelease } from '@verstak/contracts/registry'
import { activateRelease, getLiveReleases, listActivations, publishRelease } from '@verstak/contracts/registry'
import { readApiError } from '@verstak/api-client/readApiError'
import type { ApiCall } from '@verstak/api-client/call'
import type { ReleaseToken } from '@verstak/tools-database/releaseTokens'
import * as v from 'valibot'
import { createFolderStore } from './createFolderStore.ts'
import { createCredentials, createToken, findCredentials, writeSecret } from './credentials.ts'
import type { Credentials } from './credentials.ts'
import { publisherOf } from './liveRelease.ts'
import { readBuild } from './readBuild.ts'
import { createRegistryCall } from './registryClient.ts'
import type { ReleasePlaces } from './releasePlaces.ts'
import { isTrusted, signRelease } from './signRelease.ts'
import { readTeamKeys } from './teamKeys.ts'

/** Actor of `npm start` in the registry. */
const ACTOR = 'npm start'

export interface PublishBuiltOptions {
  /** Names of the remotes to publish. */
  remotes: readonly string[]
  /** Folder of their builds, by name: `dist/remotes`. */
  builds: string
  places: ReleasePlaces
  /** Origin of the API. */
  api: string
  /** Adds a new token to the registry's database. */
  addToken: (token: ReleaseToken) => Promise<void>
  report: (line: string) => void
}

/**
 * Publishes the builds of remotes that have no live release or whose live release was published by `npm start` too. A
 * live release of a team is never replaced.
 */
export async function publishBuilt({
  remotes,
  builds,
  places,
  api,
  addToken,
  report,
}: PublishBuiltOptions): Promise<void> {
  const live = (await createRegistryCall(api)(getLiveReleases, { query: {} })).remotes
  const tokens = await openTokens(places, addToken)
  for (const name of remotes) {
    const team = (await findCredentials(places, name)) ?? (await createTeam(places, name, addToken))
    const release = live.find((one) => one.name === name)
    const withToken = async <Result>(act: (registry: ApiCall) => Promise<Result>): Promise<Result> =>
      act(createRegistryCall(api, await tokens.get(name))).catch(async (error: unknown) => {
        // The token belongs to another database, or to the time before a backup was restored.
        if (readApiError(error)?.code !== 'release-token-refused') throw error
        return act(createRegistryCall(api, await tokens.renew(name)))
      })
    const owner = release ? await withToken((registry) => ownerOf(registry, release)) : ACTOR
    if (release && owner !== ACTOR) {
      report(await describeCached(places, release, owner))
      continue
    }
    await withToken((registry) =>
      publishOne({ folder: join(builds, name), team, live: release, places, registry, report }),
    )
  }
}

/** Owner of the live release: `npm start` only if there is no canary. */
async function ownerOf(registry: ApiCall, live: LiveRelease): Promise<string> {
  const { activations } = await registry(listActivations, { query: { remote: live.name, limit: '200' } })
  if (live.canary) return activations.find(({ version }) => version === live.canary?.version)?.actor ?? 'its team'
  return publisherOf(live, activations) ?? 'its team'
}

/** Why a build is not published; after the restore of a backup elsewhere, also what is missing. */
async function describeCached(
  { releases }: ReleasePlaces,
  { name, stable: { version } }: LiveRelease,
  owner: string,
): Promise<string> {
  const kept = `${name}: ${version} stays live, released by ${owner}; what was built here is not published`
  if (await createFolderStore(releases).read(name, version)) return kept
  return `${kept}. Its files are not in ${releases}, so it cannot be served: bring back the folder of releases and the file of team keys, or restore a backup that holds them`
}

type AddToken = PublishBuiltOptions['addToken']

interface PublishOne {
  folder: string
  team: Credentials
  live: LiveRelease | undefined
  places: ReleasePlaces
  registry: ApiCall
  report: (line: string) => void
}

async function publishOne({ folder, team, live, places, registry, report }: PublishOne): Promise<void> {
  const store = createFolderStore(places.releases)
  const release = await readBuild(folder)
  const stored = await store.read(release.name, release.version)
  const keys = (await readTeamKeys(places.teamKeys))[release.name] ?? []
  const isStored = stored !== null && isTrusted(stored, keys)
  if (isStored && live?.stable.version === release.version) return
  const signed = signRelease(release, team.privateKey)
  if (!isStored) await store.put(folder, signed)
  await registry(publishRelease, { body: { release: signed } })
  await registry(activateRelease, { body: { remote: release.name, version: release.version, percent: 100 } })
  report(`${release.name} ${release.version} is live`)
}

function createTeam(places: ReleasePlaces, remote: string, addToken: AddToken): Promise<Credentials> {
  return createCredentials(places, remote, (token) => addToken({ remote, name: `${remote} team`, token }))
}

/** Tokens of `npm start` itself, so that the registry can tell its releases from those of teams. */
async function openTokens(places: ReleasePlaces, addToken: AddToken) {
  const file = join(places.teams, '.npm-start.json')
  const text = existsSync(file) ? await readFile(file, 'utf8') : '{}'
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), text)
  const tokens = parsed.success ? parsed.output : {}
  const renew = async (remote: string): Promise<string> => {
    const token = createToken()
    await addToken({ remote, name: ACTOR, token })
    tokens[remote] = token
    await writeSecret(file, tokens)
    return token
  }
  return { renew, get: async (remote: string) => tokens[remote] ?? renew(remote) }
}
