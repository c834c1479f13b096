import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Release } from '@verstak/contracts/release'
import { Release as ReleaseSchema } from '@verstak/contracts/release'
import type { WidgetName } from '@verstak/contracts/widget'
import type { CreateRoutes } from '@verstak/host'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { LiveRemote } from '../app/boot.ts'
import { sharedModules } from './sharedModules.ts'

/** A remote as the server runs it. `page` is absent when its server file could not be loaded. */
export interface ServerRemote extends LiveRemote {
  version: string
  page?: { createRoutes: CreateRoutes; widgets: Record<string, ComponentType<object>> }
}

/** Path under which the shell serves the release store. */
export const RELEASES_PATH = '/releases/'

/**
 * Loads the live release of a remote from the release store.
 * A release whose server file is damaged or throws keeps its addresses, so that they answer 503 instead of 404.
 */
export function loadRemote(store: string, name: string, report: (error: unknown) => void): ServerRemote {
  const { version } = readJson(join(store, name, 'live.json'), v.object({ version: v.string() }))
  const folder = join(store, name, version)
  const release = readJson(join(folder, 'release.json'), ReleaseSchema)
  const remote = describeRemote(release, `${RELEASES_PATH}${name}/${version}/browser/`)
  try {
    return { ...remote, page: runServerFile(release, readFileSync(join(folder, release.server))) }
  } catch (error) {
    report(error)
    return remote
  }
}

/** What the page says of a release whose browser files stand below `base`. */
export function describeRemote(release: Release, base: string): ServerRemote {
  const { name, version, routes, entry, exposes } = release
  return {
    name,
    version,
    routes,
    entry: base + entry,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, { js, css }]) => [
        expose,
        { js: js.map((file) => base + file), css: css.map((file) => base + file) },
      ]),
    ),
  }
}

/** Addresses of the stylesheets of a widget. */
export function exposeOf(remotes: readonly LiveRemote[], widget: WidgetName) {
  const [remote, expose] = widget.split('/')
  return remotes.find(({ name }) => name === remote)?.exposes[`./${expose}`]
}

/**
 * Runs a remote's server file. A contract check, not a sandbox: the file has the rights of this process, but reaches
 * only shared packages.
 * @throws when the bytes are not those that the release names, or when the file throws or lacks its exports.
 */
export function runServerFile(release: Release, code: Buffer): NonNullable<ServerRemote['page']> {
  const filename = `${release.name}-${release.version}/${release.server}`
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`
  if (hash !== release.hashes[release.server]) throw new Error(`${filename} has not the bytes that its release names`)
  const module = { exports: {} }
  compileFunction(code.toString(), ['exports', 'require', 'module'], { filename })(
    module.exports,
    requireShared,
    module,
  )
  return v.parse(ServerFile, module.exports) as NonNullable<ServerRemote['page']>
}

const ServerFile = v.object({
  createRoutes: v.function(),
  widgets: v.record(v.string(), v.union([v.function(), v.looseObject({})])),
})

function requireShared(name: string): unknown {
  if (Object.hasOwn(sharedModules, name)) return sharedModules[name]
  throw new Error(`A remote may not require '${name}' on the server: only ${Object.keys(sharedModules).join(', ')}`)
}

function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
}
