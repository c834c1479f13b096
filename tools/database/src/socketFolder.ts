import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerUser } from './serverUser.ts'

/** sun_path holds 104 bytes on macOS, 108 on Linux, its closing zero included. */
const MAX_SOCKET_BYTES = 100
const SOCKET_NAME = '.s.PGSQL.5432'

/**
 * A folder that only the server's account may enter: anyone who could create the socket's path first could pose as the server.
 * It lies inside `home`; where that path is too long for a socket, under a random name in the system's temporary folder,
 * noted in `home`.
 */
export async function prepareSocketFolder(home: string, user: ServerUser | null): Promise<string> {
  const uid = user?.uid ?? process.getuid?.()
  const inside = join(home, 'socket')
  if (fits(inside)) {
    await mkdir(inside, { recursive: true, mode: 0o700 })
    if (user) await chown(inside, user.uid, user.gid)
    await chmod(inside, 0o700)
    if (await isPrivate(inside, uid)) return inside
    throw new Error(`${inside} is not a folder of our own. Remove it and start again.`)
  }
  const noted = await readFile(join(home, 'socket-folder'), 'utf8').catch(() => null)
  if (noted !== null && (await isPrivate(noted, uid))) return noted
  const outside = await mkdtemp(join(fits(join(tmpdir(), 'verstak-XXXXXX')) ? tmpdir() : '/tmp', 'verstak-'))
  if (user) await chown(outside, user.uid, user.gid)
  await writeFile(join(home, 'socket-folder'), outside, { mode: 0o600 })
  return outside
}

/** Removes the folder that `prepareSocketFolder` made outside `home`; one inside stays. */
export async function removeOutsideSocketFolder(home: string, folder: string): Promise<void> {
  if (folder === join(home, 'socket')) return
  await rm(folder, { recursive: true, force: true })
  await rm(join(home, 'socket-folder'), { force: true })
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, SOCKET_NAME)) < MAX_SOCKET_BYTES
}

async function isPrivate(folder: string, uid: number | undefined): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0
}
