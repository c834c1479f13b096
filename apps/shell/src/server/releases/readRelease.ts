import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { HOST_CONTRACT_VERSION, Release, SignedRelease } from '@verstak/contracts/release'
import { integrityOf } from '@verstak/signature'
import * as v from 'valibot'
import type { TeamKeys } from './teamKeys.ts'

/** A release with verified signature and file hashes. */
export interface VerifiedRelease {
  release: Release
  /** Bytes of the server file. */
  server: Buffer
  /** `integrity` attribute of each browser file, by path relative to `browser/`. */
  integrity: Record<string, string>
}

/** Paths of release files: in these two folders, without path traversal. */
const RELEASE_FILE = /^(browser|server)(\/[\w@-][\w.@-]*)+$/

/**
 * Reads a release from the store.
 * @throws when its team did not sign it, when its name or version differs from its folder, or when a file hash is
 * wrong.
 */
export async function readRelease(
  store: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
  keys: TeamKeys,
): Promise<VerifiedRelease> {
  const folder = join(store, v.parse(Release.entries.name, name), v.parse(Release.entries.version, version))
  const file: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const { signature, ...signed } = v.parse(v.looseObject({ signature: v.string() }), file)
  // The signature covers the raw file content: a newer build may write fields that this shell does not know.
  if (!(await keys.isSigned(name, signed, signature))) throw refusal(name, version, "is not signed by its team's key")
  const release = v.parse(SignedRelease, file)
  if (release.name !== name || release.version !== version) {
    throw refusal(name, version, `says that it is ${release.name} ${release.version}`)
  }
  if (release.contractVersion !== HOST_CONTRACT_VERSION) {
    throw refusal(name, version, `is for contract ${release.contractVersion}, this shell has ${HOST_CONTRACT_VERSION}`)
  }
  const bytes = await readFiles(folder, release)
  const browserFiles = Object.entries(bytes).filter(([path]) => path.startsWith('browser/'))
  return {
    release,
    server: bytes[release.server]!,
    integrity: Object.fromEntries(browserFiles.map(([path, content]) => [path.slice(8), pageIntegrityOf(content)])),
  }
}

/** Content of every file of a release, with verified hashes. */
async function readFiles(folder: string, release: Release): Promise<Record<string, Buffer>> {
  const { name, version, hashes } = release
  const entries = await Promise.all(
    Object.entries(hashes).map(async ([path, hash]) => {
      if (!RELEASE_FILE.test(path)) throw refusal(name, version, `names '${path}', which is no file of a release`)
      const bytes = await readFile(join(folder, path))
      if (integrityOf(bytes) !== hash) throw refusal(name, version, `has other bytes in ${path} than were released`)
      return [path, bytes] as const
    }),
  )
  const browserFiles = Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css])
  for (const path of [release.server, ...[release.entry, ...browserFiles].map((file) => `browser/${file}`)]) {
    if (!Object.hasOwn(hashes, path)) throw refusal(name, version, `names no hash of ${path}`)
  }
  return Object.fromEntries(entries)
}

/**
 * Shorter than the release's own hashes, because it is part of every page. The containers use the same format for
 * chunks.
 */
function pageIntegrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

function refusal(name: string, version: string, reason: string): Error {
  return new Error(`Release ${name} ${version} ${reason}: it does not run`)
}
