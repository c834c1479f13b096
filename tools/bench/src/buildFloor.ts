import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST } from '@verstak/tools-build/paths'
import { runWebpack } from '@verstak/tools-build/runWebpack'
import { shellBrowserConfig } from '@verstak/tools-build/shellBuild'

/** Brotli bytes of a page that only loads the libraries, built exactly like the shell. */
export async function buildFloor(): Promise<number> {
  const config = shellBrowserConfig()
  const folder = join(DIST, 'bench/floor')
  const stats = await runWebpack({
    ...config,
    entry: { main: join(import.meta.dirname, 'floor/floor.tsx') },
    output: { ...config.output, path: folder },
  })
  const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? []
  return files
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0)
}
