import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IMPORT = join(import.meta.dirname, '../../tools/exchange/src/main.ts')

/** Imports a price list into the store of these journeys as the shop's own. @returns number of the run */
export function importPriceList(lines: readonly string[], source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-price-'))
  try {
    const file = join(folder, 'price.csv')
    writeFileSync(file, `${lines.join('\n')}\n`)
    const said = runImport([file, '--source', source, '--part', '--no-pictures'])
    return /--undo (\d+)/.exec(said)![1]!
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Takes an import back: other journeys count departments. */
export const revertImport = (run: string) => void runImport(['--undo', run])

/** One import runs at a time, and other journeys import, too. */
function runImport(args: readonly string[], tries = 20): string {
  try {
    return execFileSync(process.execPath, [IMPORT, 'import', ...args], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    if (tries === 0 || !/Another import is running/.test(stdout + stderr)) throw error
    return runImport(args, tries - 1)
  }
}
