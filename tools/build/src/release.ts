import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import type { Stats } from 'webpack'
import { RELEASES, appFolder } from './paths.ts'
import { chunkNameOf, exposesOf } from './remoteBuild.ts'

/**
 * Describes a finished build in `folder` (`browser/` and `server/index.cjs`) by a `release.json` beside them and puts
 * it into the release store under its version. A build with the bytes of an earlier one is that earlier release.
 */
export function putRelease(remote: RemoteConfig, folder: string, browser: Stats): Release {
  const hashes = hashesOf(folder)
  const digest = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 8)
  const version = `${packageVersionOf(remote.name)}-${digest}`
  const release = describeRelease(remote, version, entryOf(folder), browser, hashes)
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  const target = join(RELEASES, remote.name, version)
  if (!existsSync(target)) {
    mkdirSync(join(RELEASES, remote.name), { recursive: true })
    const draft = `${target}.draft-${process.pid}`
    cpSync(folder, draft, { recursive: true })
    renameSync(draft, target)
  }
  setLive(remote.name, version)
  rmSync(folder, { recursive: true })
  return release
}

/** The `release.json` of a build. */
export function describeRelease(
  remote: RemoteConfig,
  version: string,
  entry: string,
  browser: Stats,
  hashes: Record<string, string>,
): Release {
  return {
    name: remote.name,
    version,
    contractVersion: 1,
    routes: [...remote.routes],
    entry,
    exposes: exposeFilesOf(remote, browser),
    server: 'server/index.cjs',
    hashes,
  }
}

/** Names the live version of a remote: the file that running shells read. */
function setLive(name: string, version: string): void {
  const file = join(RELEASES, name, 'live.json')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ version })}\n`)
  renameSync(draft, file)
}

function exposeFilesOf(remote: RemoteConfig, browser: Stats): Release['exposes'] {
  const groups = browser.compilation.namedChunkGroups
  return Object.fromEntries(
    Object.keys(exposesOf(remote)).map((expose) => {
      const files = groups.get(chunkNameOf(expose))?.getFiles() ?? []
      return [
        expose,
        { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) },
      ]
    }),
  )
}

function entryOf(folder: string): string {
  const entry = readdirSync(join(folder, 'browser')).find((file) => file.startsWith('remoteEntry'))
  if (!entry) throw new Error(`The build in ${folder} has no remoteEntry`)
  return entry
}

function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(files.map((file) => [relative(folder, file), hashOf(readFileSync(file))]))
}

/** Hash in the form of the `integrity` attribute. */
export function hashOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function packageVersionOf(name: string): string {
  return (JSON.parse(readFileSync(join(appFolder(name), 'package.json'), 'utf8')) as { version: string }).version
}
