import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ReleaseCheck } from './ReleaseCheck.ts'

/** The page's own scripts and stylesheets stay within the team's budget. */
export const checkBudget: ReleaseCheck = ({ release, folder, budget }) => {
  const files = release.exposes['./routes'] ?? { js: [], css: [] }
  return (['js', 'css'] as const).flatMap((kind) => {
    const existing = files[kind].map((file) => join(folder, 'browser', file)).filter((file) => existsSync(file))
    const bytes = existing.reduce((sum, file) => sum + sizeOf(file), 0)
    if (bytes <= budget[kind]) return []
    return [
      `Its pages load ${bytes} bytes of ${kind} (brotli), the budget in remote.config.ts is ${budget[kind]}: load less, or raise the budget on purpose`,
    ]
  })
}

function sizeOf(file: string): number {
  const compressed = `${file}.br`
  return existsSync(compressed) ? readFileSync(compressed).length : brotliCompressSync(readFileSync(file)).length
}
