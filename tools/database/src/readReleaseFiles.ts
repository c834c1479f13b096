import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolderStore } from '@verstak/tools-release/createFolderStore'
import type { ReleasePlaces } from '@verstak/tools-release/releasePlaces'
import { readTeamKeys } from '@verstak/tools-release/teamKeys'
import type { BackupFile } from './backupFile.ts'
import type { NamedRelease } from './schema.sql.ts'

/** Name of the public keys in a backup. */
export const TEAM_KEYS = 'team-keys.json'

/**
 * Files that a restored shop needs to serve its releases: the public keys that shells trust, and all files of each
 * release in the store, `release.json` last. Tokens and private keys of teams are not included.
 * @param found receives the releases, and the live releases without files
 */
export async function* readReleaseFiles(
  { releases, teamKeys }: ReleasePlaces,
  named: readonly NamedRelease[],
  found: { releases: string[]; missing: string[] },
): AsyncGenerator<BackupFile, void, void> {
  yield fileOf(TEAM_KEYS, Buffer.from(JSON.stringify(await readTeamKeys(teamKeys))))
  const store = createFolderStore(releases)
  for (const { remote, version, isLive } of named) {
    const release = await store.read(remote, version)
    const name = `${remote} ${version}`
    if (release === null) {
      if (isLive) found.missing.push(name)
      continue
    }
    found.releases.push(name)
    for (const path of [...Object.keys(release.hashes), 'release.json']) {
      const content = await readFile(join(store.folderOf(remote, version), path))
      yield fileOf(`releases/${remote}/${version}/${path}`, content)
    }
  }
}

const fileOf = (file: string, content: Buffer): BackupFile => ({ file, base64: content.toString('base64') })
