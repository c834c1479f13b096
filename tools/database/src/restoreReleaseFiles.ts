import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFolderStore } from '@verstak/tools-release/createFolderStore'
import type { ReleasePlaces } from '@verstak/tools-release/releasePlaces'
import { addTeamKeys, parseTeamKeys } from '@verstak/tools-release/teamKeys'
import { SignedRelease } from '@verstak/contracts/release'
import * as v from 'valibot'
import { readBackupFile, type BackupFile } from './backupFile.ts'
import { TEAM_KEYS } from './readReleaseFiles.ts'
import { isUploadFile } from './uploadFiles.ts'

/** `releases/<remote>/<version>/<path>`; no part may lead outside its folder. */
const RELEASE_FILE = /^releases\/([\w-]+)\/([\w+-][\w.+-]*)\/((?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*)$/

/**
 * Restores the files of releases, each atomically and with verified hashes. Does not change existing releases and keys.
 * @param path a backup that `verifyBackup` has verified
 * @returns number of added releases
 * @throws when the store has other content under the same version
 */
export async function restoreReleaseFiles(path: string, { releases, teamKeys }: ReleasePlaces): Promise<number> {
  const store = createFolderStore(releases)
  const draft = await mkdtemp(join(tmpdir(), 'verstak-restore-'))
  let count = 0
  try {
    for await (const part of readBackupFile(path)) {
      if (part.kind !== 'file' || isUploadFile(part.file)) continue
      const content = Buffer.from(part.file.base64, 'base64')
      if (part.file.file === TEAM_KEYS) {
        await addTeamKeys(teamKeys, parseTeamKeys(content.toString(), `${TEAM_KEYS} of the backup`))
        continue
      }
      const [folder, name] = placeOf(part.file)
      const file = join(draft, folder, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
      // The last of a release.
      if (name !== 'release.json') continue
      const release = v.parse(v.pipe(v.string(), v.parseJson(), SignedRelease), content.toString())
      if (await store.put(join(draft, folder), release)) count += 1
      await rm(join(draft, folder), { recursive: true })
    }
    return count
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function placeOf({ file }: BackupFile): [folder: string, name: string] {
  const [, remote, version, name] = RELEASE_FILE.exec(file) ?? []
  if (!remote || !version || !name) throw new Error(`The backup has a file that is none of a release: ${file}`)
  return [join(remote, version), name]
}
