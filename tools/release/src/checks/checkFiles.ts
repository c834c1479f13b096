import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { integrityOf } from '@verstak/signature'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/** Every file exists with the right hash, and every file that a page would load is part of the release. */
export const checkFiles: ReleaseCheck = ({ release, folder }) => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const wrong = Object.entries(release.hashes).flatMap(([file, hash]) => {
    if (!found.includes(file)) return [`${file} is missing: build again`]
    return integrityOf(readFileSync(join(folder, file))) === hash
      ? []
      : [`${file} has not the hash that release.json names: it was changed after the build, build again`]
  })
  const unnamed = found.filter((file) => file !== 'release.json' && !(file in release.hashes))
  const loaded = [release.entry, ...Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css])]
  const needed = [release.server, ...loaded.map((file) => `browser/${file}`)]
  const missing = [...new Set(needed)].filter((file) => !(file in release.hashes))
  return [
    ...wrong,
    ...unnamed.map((file) => `${file} is not named in release.json: it was put there after the build, build again`),
    ...missing.map((file) => `${file} would be loaded, but release.json knows no such file: build again`),
  ]
}
