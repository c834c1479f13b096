import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgresBinaries.ts'
import type { ServerUser } from './serverUser.ts'

const run = promisify(execFile)

/** Name of the server's superuser and of the shop's database. */
export const SHOP = 'verstak'

/**
 * Makes sure that `home` holds an initialised data folder of this major version, and returns its path and password.
 * Call under the start lock. initdb works in a temporary folder, so a killed first start leaves no incomplete one.
 */
export async function initialiseCluster(
  home: string,
  { initdb, version }: PostgresBinaries,
  user: ServerUser | null,
): Promise<{ dataFolder: string; password: string }> {
  const dataFolder = join(home, 'data')
  const passwordFile = join(home, 'password')
  const major = version.split('.')[0] ?? version
  const found = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (found !== null && found.trim() !== major) {
    throw new Error(
      `${dataFolder} was written by PostgreSQL ${found.trim()}, this is ${major}. Take a backup with the release of Verstak ` +
        'that wrote it (npm run backup), start this one on an empty data folder (VERSTAK_DATA) and restore it there.',
    )
  }
  if (found !== null) return { dataFolder, password: await readFile(passwordFile, 'utf8') }

  for (const name of await readdir(home)) {
    if (name.startsWith('data.')) await rm(join(home, name), { recursive: true })
  }
  const password = randomBytes(24).toString('hex')
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
  const unfinished = join(home, `data.${randomUUID()}`)
  await mkdir(unfinished, { mode: 0o700 })
  const readable = join(unfinished, '..', `data.${randomUUID()}.password`)
  await writeFile(readable, password, { mode: 0o600, flag: 'wx' })
  if (user) await Promise.all([unfinished, readable].map((path) => chown(path, user.uid, user.gid)))
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = [`--username=${SHOP}`, `--pwfile=${readable}`, '--auth=scram-sha-256']
  try {
    await run(initdb, ['-D', unfinished, ...flags, ...access], {
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...(user && { uid: user.uid, gid: user.gid }),
    })
  } catch (error) {
    throw new Error(`PostgreSQL could not create its data folder in ${home}.`, { cause: error })
  } finally {
    await rm(readable)
  }
  await rename(unfinished, dataFolder)
  return { dataFolder, password }
}
