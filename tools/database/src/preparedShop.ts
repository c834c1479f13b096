import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'
import { migrate } from './migrate.ts'

const run = promisify(execFile)

/** The files of a stopped server whose database is migrated, for tests of later starts: a first one takes seconds. */
export interface PreparedShop {
  /** Puts a copy into a data folder that has no server yet. */
  copyTo(dataFolder: string): Promise<void>
  remove(): Promise<void>
}

/** Makes the server of a shop as a first start does, and stops it. */
export async function prepareShop(): Promise<PreparedShop> {
  const folder = await mkdtemp(`/tmp/verstak-test-${process.pid}-`)
  // When root starts it, the server runs under another account, which needs access to the folder.
  await chmod(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataFolder: folder })
  await migrate(server.url).finally(() => server.stop())
  return {
    async copyTo(dataFolder) {
      const home = join(dataFolder, 'postgres')
      await mkdir(home, { recursive: true, mode: 0o711 })
      // It keeps the owner of the files.
      await run('cp', ['-a', ...['data', 'password'].map((name) => join(folder, 'postgres', name)), home])
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
