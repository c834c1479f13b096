import type { Release } from '@verstak/contracts/release'
import { RELEASES_PATH, describeRemote } from './remotes.ts'
import type { ServerRemote } from './remotes.ts'
import { readRelease } from './readRelease.ts'
import { runServerFile } from './runServerFile.ts'
import type { TeamKeys } from './teamKeys.ts'

/** Source of releases. */
export interface ReleaseSource {
  /** Folder of the release store. */
  store: string
  keys: TeamKeys
}

/**
 * Checks a release of the store and runs its server file.
 * @throws BrokenRelease when its code does not run; another error when it takes too long or its files are invalid, which may
 *   be temporary.
 */
export async function loadRelease(
  { store, keys }: ReleaseSource,
  of: Pick<Release, 'name' | 'version'>,
): Promise<ServerRemote> {
  const { release, server, integrity } = await readRelease(store, of, keys)
  const remote = describeRemote(release, `${RELEASES_PATH}${release.name}/${release.version}/browser/`, integrity)
  return { ...remote, page: runServerFile(release, server) }
}
