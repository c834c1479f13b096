import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Release } from '@verstak/contracts/release'
import { hashesOf, versionOf } from '@verstak/tools-build/release'

/** Files of the release to change; paths are relative to its folder. */
export interface VariantFiles {
  /** Matching paths, without the compressed files: `files(/^browser\/routes\..*\.js$/)`. */
  list(pattern: RegExp): string[]
  read(path: string): string
  write(path: string, text: string): void
  /** Inserts code at the beginning of a file. */
  prepend(path: string, code: string): void
}

/**
 * Creates a changed, unsigned release from a built one without webpack, for tests that need many. Updates hashes,
 * compressed files, chunk integrity in the container's entry, and the version.
 * @param source folder of a built release
 * @param target folder for the new one; replaced
 * @param edit changes files
 * @param changes fields of `release.json` to replace
 */
export function makeVariant(
  source: string,
  target: string,
  edit: (files: VariantFiles, release: Release) => void,
  changes: Partial<Omit<Release, 'version' | 'hashes'>> = {},
): Release {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true })
  const { signature: _, ...before } = JSON.parse(readFileSync(join(target, 'release.json'), 'utf8')) as Release & {
    signature?: string
  }
  edit(filesOf(target, join('browser', before.entry)), before)
  const { version, commit, hashes: _hashes, ...content } = { ...before, ...changes }
  const described = { ...content, hashes: hashesOf(target) }
  const release = { ...described, version: versionOf(version.split('-')[0]!, described), commit }
  writeFileSync(join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

function filesOf(folder: string, entry: string): VariantFiles {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => {
    const before = existsSync(join(folder, path)) ? chunkHashOf(read(path)) : null
    writeWithNeighbours(join(folder, path), text)
    if (before === null || path === entry || !path.startsWith('browser')) return
    const container = read(entry)
    if (container.includes(before)) {
      writeWithNeighbours(join(folder, entry), container.replaceAll(before, chunkHashOf(text)))
    }
  }
  return {
    list: (pattern) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => pattern.test(path) && !/\.(br|gz)$/.test(path))
        .sort(),
    read,
    write,
    prepend: (path, code) => write(path, `${code}\n${read(path)}`),
  }
}

/** Hash of a chunk, as `ChunkIntegrityPlugin` writes it into the entry. */
const chunkHashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Writes a file and its compressed versions, with the lowest compression level, because only tests read them. */
function writeWithNeighbours(file: string, text: string): void {
  writeFileSync(file, text)
  if (existsSync(`${file}.br`)) {
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
  }
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 1 }))
}
