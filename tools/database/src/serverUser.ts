import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The unprivileged account that the server runs as when we are root (PostgreSQL refuses to run as root). */
export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/** Null when we aren't root, that is when the server may run as ourselves. */
export function findServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const user = pickServerUser(readFileSync('/etc/passwd', 'utf8'))
  if (user) return user
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as. Create one, start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Reads the text of a passwd file: `postgres` where it exists, else `nobody`. */
export function pickServerUser(passwd: string): ServerUser | null {
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([login]) => login === name)
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return null
}

/** The topmost folder of `path` (inclusive) that `user` may not enter; null when all are accessible. */
export function findClosedFolder(path: string, user: ServerUser): string | null {
  const parent = dirname(path)
  const above = parent === path ? null : findClosedFolder(parent, user)
  return above ?? (maySearch(path, user) ? null : path)
}

function maySearch(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & 1) === 1
}
