import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'

/** As the API starts them (`exchangeFlags.ts`). */
const FLAGS = ['--max-semi-space-size=4']
const PROGRAMS = join(import.meta.dirname, '../../../apps/api/src/exchange')

/**
 * Imports into a database, or exports from it. The work is the API's, which takes goods from 1C as well.
 * @param cwd what names of files are relative to
 * @returns exit code
 */
export async function runExchange(
  databaseUrl: string,
  program: 'import' | 'export',
  args: readonly string[],
  cwd: string,
): Promise<number> {
  const child = spawn(process.execPath, [...FLAGS, join(PROGRAMS, `${program}Command.ts`), ...args], {
    stdio: 'inherit',
    cwd,
    env: { ...process.env, DATABASE_URL: databaseUrl, VERSTAK_DATA: findDataFolder() },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
