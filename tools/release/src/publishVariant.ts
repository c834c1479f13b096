import { activateRelease, publishRelease } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import type { Percent } from './commandLine.ts'
import { createFolderStore } from './createFolderStore.ts'
import { getCredentials } from './credentials.ts'
import { readBuild } from './readBuild.ts'
import { createRegistryCall } from './registryClient.ts'
import type { ReleasePlaces } from './releasePlaces.ts'
import { signRelease } from './signRelease.ts'

/** Options for publishing a test release. */
export interface PublishVariantOptions {
  places: ReleasePlaces
  /** Origin of the store or of its API. */
  origin: string
  /** Null to publish without activating. */
  percent?: Percent | null
  /** Key to sign with, instead of the team's. */
  privateKey?: string
}

/** Signs, stores, registers and activates the release in `folder` without any check: for tests of broken releases. */
export async function publishVariant(
  folder: string,
  { places, origin, percent = 100, privateKey }: PublishVariantOptions,
): Promise<SignedRelease> {
  const release = await readBuild(folder)
  const team = await getCredentials(places, release.name, {})
  const signed = signRelease(release, privateKey ?? team.privateKey)
  const call = createRegistryCall(origin, team.token)
  await createFolderStore(places.releases).put(folder, signed)
  await call(publishRelease, { body: { release: signed } })
  if (percent !== null) {
    await call(activateRelease, { body: { remote: release.name, version: release.version, percent } })
  }
  return signed
}
