import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { HOST_CONTRACT_VERSION } from '@verstak/contracts/release'
import type { Release, RemoteContract } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { integrityOf } from '@verstak/signature'
import type { ChunkGroup, Stats } from 'webpack'
import { appFolder } from './paths.ts'
import { chunkNameOf, exposesOf } from './remoteBuild.ts'
import { SHARED_PACKAGES, versionOfShared } from './sharedPackages.ts'

/** Data of `release.json` that does not come from the build's files. */
export interface BuildFacts {
  browser: Stats
  contract: RemoteContract
  /** Null for a build with uncommitted changes. */
  commit: string | null
}

/**
 * Adds a `release.json` to a finished build in `draft` (`browser/` and `server/index.cjs`), and replaces the earlier
 * build in `target` with it.
 */
export function finishRelease(remote: RemoteConfig, draft: string, target: string, facts: BuildFacts): Release {
  const release = describeRelease(remote, { ...facts, entry: entryOf(draft), hashes: hashesOf(draft) })
  writeFileSync(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  const old = `${draft}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(draft, target)
  rmSync(old, { recursive: true, force: true })
  return release
}

/** The `release.json` of a build. */
export function describeRelease(
  remote: RemoteConfig,
  { browser, contract, commit, entry, hashes }: BuildFacts & Pick<Release, 'entry' | 'hashes'>,
): Release {
  const content = {
    name: remote.name,
    contractVersion: HOST_CONTRACT_VERSION,
    routes: [...remote.routes],
    smoke: [...remote.smoke],
    entry,
    exposes: exposeFilesOf(remote, browser),
    server: 'server/index.cjs',
    shared: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, `^${versionOfShared(name)}`])),
    contract,
    hashes,
  }
  return { ...content, version: versionOf(packageVersionOf(remote.name), content), commit }
}

/**
 * Version of a release: the package version and a digest of `release.json`, which includes the hash of every file. The
 * commit is excluded: the same content from two commits is one release.
 */
export function versionOf(packageVersion: string, content: Omit<Release, 'version' | 'commit'>): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
  return `${packageVersion}-${digest}`
}

function exposeFilesOf(remote: RemoteConfig, browser: Stats): Release['exposes'] {
  const groups = browser.compilation.namedChunkGroups
  return Object.fromEntries(
    Object.keys(exposesOf(remote)).map((expose) => {
      const group = groups.get(chunkNameOf(expose))
      const files = group?.getFiles() ?? []
      const isStylesheet = (file: string) => file.endsWith('.css')
      // First those that others share with late code alone: this module's own change them.
      const late = group ? lateFilesOf(group).filter((file) => isStylesheet(file) && !files.includes(file)) : []
      return [
        expose,
        { js: files.filter((file) => file.endsWith('.js')), css: [...late, ...files.filter(isStylesheet)] },
      ]
    }),
  )
}

/** Files of the late code that a chunk group brings: no style sheet loads with it. */
function lateFilesOf(group: ChunkGroup): string[] {
  const groups = new Set(group.childrenIterable)
  for (const one of groups) for (const child of one.childrenIterable) groups.add(child)
  return [...new Set([...groups].flatMap((one) => one.getFiles()))]
}

function entryOf(folder: string): string {
  const entry = readdirSync(join(folder, 'browser')).find((file) => /^remoteEntry.*\.js$/.test(file))
  if (!entry) throw new Error(`The build in ${folder} has no remoteEntry`)
  return entry
}

/** Hash of every file of a release except `release.json`, by path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => relative(folder, file) !== 'release.json')
    .sort()
  return Object.fromEntries(files.map((file) => [relative(folder, file), integrityOf(readFileSync(file))]))
}

function packageVersionOf(name: string): string {
  return (JSON.parse(readFileSync(join(appFolder(name), 'package.json'), 'utf8')) as { version: string }).version
}
