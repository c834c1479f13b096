import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { checkRelease } from '@verstak/tools-release/checks/checkRelease'
import { createFolderStore } from '@verstak/tools-release/createFolderStore'
import { readBuild } from '@verstak/tools-release/readBuild'
import { readNeighbourhood } from '@verstak/tools-release/readNeighbourhood'
import { createRegistryCall } from '@verstak/tools-release/registryClient'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { expect, test } from './fixtures.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILDS = join(ROOT, 'dist/remotes')

test('every remote passes the checks of its own release, beside the others @desktop', async ({ baseURL }) => {
  const { releases } = releasePlaces(findDataFolder(process.env), process.env)
  const store = createFolderStore(releases)
  const reasons: Record<string, string[]> = {}
  const remotes = readdirSync(BUILDS)
  for (const name of remotes) {
    const folder = join(BUILDS, name)
    const { remote } = (await import(join(ROOT, 'apps', name, 'remote.config.ts'))) as { remote: RemoteConfig }
    const live = await readNeighbourhood(name, baseURL!, createRegistryCall(baseURL!), store)
    const release = await readBuild(folder)
    reasons[name] = checkRelease({ release, folder, live, budget: remote.budget })
  }
  expect(reasons).toEqual(Object.fromEntries(remotes.map((name) => [name, []])))
})
