import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'

const PROGRAM = join(import.meta.dirname, '../../../apps/api/src/catalogue-index/build/buildProcess.ts')
/** Smaller catalogues are indexed at the start of the store in a second or two. */
export const SNAPSHOT_FROM = 100_000

/**
 * Builds the snapshot file with the index of a large catalogue, so that the API starts at once.
 * @throws Error when the build failed; its output has the reason
 */
export async function buildSnapshot(databaseUrl: string, dataFolder = findDataFolder()): Promise<void> {
  const build = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SNAPSHOT_PATH: join(dataFolder, 'index', 'catalogue.index'),
    },
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The index was not built; the API will build it when it starts.')
}
