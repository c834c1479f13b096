import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import type { Configuration, Stats } from 'webpack'
import { appFolder } from '../paths.ts'
import { chunkNameOf, remoteBrowserConfig } from '../remoteBuild.ts'
import { runWebpack } from '../runWebpack.ts'
import { shellBrowserConfig } from '../shellBuild.ts'
import { PATCHES } from './isPatched.ts'

/** Exposed modules of each remote that a category page loads before the first interaction. */
const EXPOSED = { listing: ['./routes'], cart: ['./AddToCart', './CartBadge'] }

/**
 * `node measurePatches.ts [name …]`: brotli bytes of the scripts of a category page, with all patches and without each
 * one.
 */
async function main(names: readonly string[]): Promise<void> {
  const all = await measure('')
  console.log(`with all: ${kilobytes(all)} kB`)
  for (const name of names) {
    const bytes = await measure(name)
    console.log(`without ${name === '1' ? 'any' : name}: ${kilobytes(bytes)} kB, ${kilobytes(bytes - all)} more`)
  }
}

async function measure(unpatched: string): Promise<number> {
  process.env['VERSTAK_UNPATCHED'] = unpatched
  let bytes = await sizeOf(shellBrowserConfig(), () => ['main', 'phone'])
  for (const [app, exposed] of Object.entries(EXPOSED)) {
    const { remote } = (await import(join(appFolder(app), 'remote.config.ts'))) as { remote: RemoteConfig }
    bytes += await sizeOf(remoteBrowserConfig(remote, ''), ({ compilation }) => [
      ...compilation.entrypoints.keys(),
      ...exposed.map(chunkNameOf),
    ])
  }
  return bytes
}

async function sizeOf(config: Configuration, groupsOf: (stats: Stats) => string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-patches-'))
  try {
    const stats = await runWebpack({ ...config, output: { ...config.output, path: folder } })
    const { entrypoints, namedChunkGroups } = stats.compilation
    const files = groupsOf(stats).flatMap(
      (name) => (entrypoints.get(name) ?? namedChunkGroups.get(name))?.getFiles() ?? [],
    )
    return [...new Set(files)]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2)

if (import.meta.main) await main(process.argv.length > 2 ? process.argv.slice(2) : [...PATCHES, '1'])
